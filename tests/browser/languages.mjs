// Every page in every language.
import assert from "node:assert/strict";
import { asked, prompt, untilAsked } from "./play.mjs";

const LANGUAGES = ["en", "pl", "uk", "cs"];

export async function languages({ site, browser, test, photograph }) {
    const prompts = new Map();
    for (const language of LANGUAGES) {
        for (const game of ["terraforming", "martians"]) {
            await test(`${language}: one click to a game of ${game}`, async () => {
                const { page, context } = await browser.somebody({ language });
                await page.goto(`${site.address}/`);
                await page.locator(`#now-${game}`).click();
                await page.waitForURL(/\/t\//);
                await untilAsked(page);
                assert.equal(await page.locator("html").getAttribute("lang"), language);
                assert.equal(await page.locator("#language").inputValue(), language);
                prompts.set(`${language} ${game}`, await prompt(page));
                if (language === "uk") await photograph(page, `${game}-uk`);
                await context.close();
            });
        }
    }
    await test("questions are asked in four languages", () => assert.equal(new Set(prompts.values()).size, 8));
    await test("a language that is chosen stays, and changes a table at once", async () => {
        const { page, context } = await browser.somebody();
        await page.goto(`${site.address}/`);
        await page.locator("#now-martians").click();
        await untilAsked(page);
        const english = await prompt(page);
        await page.locator("#language").selectOption("cs");
        await page.waitForFunction((before) => document.querySelector("#prompt").textContent !== before, english);
        await page.reload();
        await untilAsked(page);
        assert.equal(await page.locator("html").getAttribute("lang"), "cs");
        assert.notEqual(await prompt(page), english);
        await context.close();
    });
    await test("every word of the page is there in four languages", async () => {
        const { page, context } = await browser.somebody();
        await page.goto(`${site.address}/`);
        const bad = await page.evaluate(async () => {
            const { allWords } = await import("/words.js");
            return Object.entries(allWords)
                .filter(([, words]) => words.length !== 4 || words.some((each) => each.trim() === ""))
                .map(([key]) => key);
        });
        assert.deepEqual(bad, []);
        await context.close();
    });
}

// What a turn is made of.
import assert from "node:assert/strict";
import { asked, newTable, prompt, untilAsked } from "./play.mjs";

export async function turns({ site, browser, test, photograph }) {
    await test("answers are taken back as far as nothing was seen", async () => {
        const { page, context } = await browser.somebody();
        await newTable(page, site.address, "terraforming", {
            "take-back": "60",
            "setup-beginners": { index: 1 },
            "setup-firstPlayer": { index: 1 },
        });
        await untilAsked(page);
        const first = await prompt(page);
        const before = await asked(page);
        const figures = await page.locator("#players").textContent();
        const aquifer = page.locator(".choice[data-option*=aquifer]:enabled");
        await aquifer.click();
        await page.locator(".hex.legal").first().click(); // two steel: nobody sees anything
        await page.locator(".choice[data-kind=end-turn]:enabled").click();
        await page.locator("#countdown").waitFor();
        assert.notEqual(await asked(page), before);
        for (let i = 0; i < 3; i += 1) await page.locator("#back:enabled").click();
        await page.waitForFunction(() => document.querySelector("#back") === null);
        assert.equal(await prompt(page), first);
        assert.equal(await page.locator("#players").textContent(), figures);
        await aquifer.click();
        await page.locator(".hex.legal", { hasText: /\dC/ }).first().click(); // a card is drawn: no way back
        await page.locator("#wall").waitFor();
        assert.equal(await page.locator("#back:enabled").count(), 0);
        await page.locator(".choice[data-kind=end-turn]:enabled").click();
        await page.locator("#commit:enabled").click();
        await page.waitForFunction(() => document.querySelector("#commit") === null);
        await page.waitForFunction((ask) => document.querySelector(".ask").dataset.ask !== ask, before);
        await context.close();
    });
    await test("what would happen, why not, and a hint", async () => {
        const { page, context } = await browser.somebody();
        await page.goto(`${site.address}/`);
        await page.locator("#now-terraforming").click();
        await untilAsked(page);
        await page.locator(".choice[data-option*=aquifer]").hover();
        await page.locator("#preview").waitFor();
        await page.locator(".ask .not > summary").first().click();
        await page.locator(".ask .reason > summary").first().click();
        assert.notEqual(await page.locator(".ask .reason[open] li").first().textContent(), "");
        await photograph(page, "terraforming-turn");
        await page.locator("#hint").click();
        assert.notEqual(await page.locator("#hinted").textContent(), "");
        await page.locator("#plan").click();
        await page.waitForFunction(() =>
            /passes|wait/i.test(
                document.querySelector("#log").textContent + document.querySelector("#prompt").textContent,
            ),
        );
        await context.close();
    });
    await test("a clock runs for who is asked", async () => {
        const { page, context } = await browser.somebody();
        await newTable(page, site.address, "martians", { clock: "bank", bank: "600", perTurn: "10" });
        await untilAsked(page);
        const first = await page.locator(".clock.running").textContent();
        assert.match(first, /^(10:10|10:0\d|9:5\d)$/);
        await page.waitForFunction((before) => document.querySelector(".clock.running")?.textContent !== before, first);
        await context.close();
    });
    await test("the deal of the day is played alone", async () => {
        const { page, context } = await browser.somebody();
        for (const game of ["terraforming", "martians"]) {
            await page.goto(`${site.address}/`);
            await page.locator(`#day-${game}`).click();
            await untilAsked(page);
            assert.equal(await page.locator("#seats li").count(), 1);
        }
        await context.close();
    });
    await test("a turn can be made with the keyboard alone", async () => {
        const { page, context } = await browser.somebody();
        await page.goto(`${site.address}/`);
        await page.locator("#now-terraforming").waitFor();
        await page.locator("#now-terraforming").focus();
        await page.keyboard.press("Enter");
        await untilAsked(page);
        const before = await asked(page);
        for (let i = 0; i < 40; i += 1) {
            await page.keyboard.press("Tab");
            if (await page.evaluate(() => document.activeElement.classList.contains("choice"))) break;
        }
        await page.keyboard.press("Enter");
        await page.waitForFunction((ask) => document.querySelector(".ask").dataset.ask !== ask, before);
        await context.close();
    });
    await test("a reload in the middle changes nothing", async () => {
        const { page, context } = await browser.somebody();
        await newTable(page, site.address, "martians", { "take-back": "60" });
        await untilAsked(page);
        await page.locator(".choice:enabled").first().click();
        await page.locator("#back:enabled").waitFor();
        const before = [await asked(page), await prompt(page), await page.locator("#goods").textContent()];
        await page.reload();
        await untilAsked(page);
        assert.deepEqual([await asked(page), await prompt(page), await page.locator("#goods").textContent()], before);
        await context.close();
    });
}

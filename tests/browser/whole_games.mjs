// Whole games, to the score, the replay and the next game.
import assert from "node:assert/strict";
import { QUICK, newTable, playOn, untilAsked } from "./play.mjs";

async function endOf(page, name, photograph) {
    await page.locator("#score").waitFor();
    assert.notEqual(await page.locator("#result").textContent(), "");
    assert.ok((await page.locator("#score tbody tr").count()) > 2);
    await page.locator(".charts svg").first().waitFor();
    await page.locator("#deal summary").click();
    assert.match(await page.locator("#secret").textContent(), /^[0-9a-f]{64}$/);
    const exported = await page.evaluate(
        async (path) => (await fetch(path)).json(),
        await page.locator("#export").getAttribute("href"),
    );
    assert.ok(exported.choices.length > 5);
    await photograph(page, `${name}-end`);
    // The replay ends where the game ended.
    const score = await page.locator("#score").textContent();
    await page.locator("#replay").click();
    await page.locator("#step").waitFor();
    await Promise.all([page.waitForResponse(/replay\?seat=0/), page.locator("#eyes").selectOption("0")]);
    await page.getByLabel("One step on").click();
    await page.waitForFunction(
        () =>
            document.querySelectorAll("#step-lines li").length > 0 ||
            /Step [1-9]/.test(document.querySelector("#step").textContent),
    );
    await photograph(page, `${name}-replay`);
    await page.getByLabel("To the end").click();
    await page.locator("#score").waitFor();
    assert.equal(await page.locator("#score").textContent(), score);
    await page.getByText("Back to the table").click();
    await page.locator("#rematch").click();
    await page.waitForURL((url) => url.pathname !== `/t/${exported.table.id}`);
    await page.locator("#start:enabled").click();
    await untilAsked(page);
}

export async function wholeGames({ site, browser, test, photograph }) {
    await test("a whole game of Terraforming Mars against a bot, to the score", async () => {
        const { page, context } = await browser.somebody();
        await newTable(page, site.address, "terraforming", {
            ...QUICK,
            "setup-corporateEra": { index: 1 },
            "setup-worldGovernment": { index: 1 },
            "table-name": "Short one",
        });
        const answers = await playOn(page, ["pass"]);
        assert.ok(answers > 10, `${answers} answers`);
        await endOf(page, "terraforming", photograph);
        await context.close();
    });
    await test("a whole cooperative game of Martians with a bot, to the score", async () => {
        const { page, context } = await browser.somebody({ scheme: "dark" });
        await newTable(page, site.address, "martians", QUICK);
        const answers = await playOn(page, []);
        assert.ok(answers > 10, `${answers} answers`);
        await endOf(page, "martians", photograph);
        await context.close();
    });
}

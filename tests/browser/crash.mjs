// The server goes away, and comes back.
import assert from "node:assert/strict";
import { asked, newTable, playOn, prompt, untilAsked } from "./play.mjs";

export async function crash({ site, browser, test, photograph }) {
    await test("the server is killed and comes back: the page recovers and goes on", async () => {
        const { page, context } = await browser.somebody();
        await newTable(page, site.address, "terraforming", { "take-back": "60", "setup-corporateEra": { index: 1 } });
        await untilAsked(page);
        await page.locator(".choice, .pick input").first().click();
        await page.waitForTimeout(300);
        const before = [await asked(page), await prompt(page)];
        browser.isServerAway = true;
        await site.end("SIGKILL");
        await page.locator("#connection.waiting").waitFor();
        await site.open();
        await page.locator("#connection.open").waitFor();
        browser.isServerAway = false;
        await page.locator(".ask").waitFor();
        assert.deepEqual([await asked(page), await prompt(page)], before);
        await playOn(page, ["pass"], { most: 2 }).catch((error) => assert.match(error.message, /not over after 2/));
        assert.notEqual(await asked(page), before[0]);
        await context.close();
    });
    await test("what is sent while the server is away is sent again", async () => {
        const { page, context } = await browser.somebody();
        await newTable(page, site.address, "martians", { "take-back": "60" });
        await untilAsked(page);
        const before = await asked(page);
        browser.isServerAway = true;
        await site.end("SIGTERM");
        await page.locator(".choice").first().click();
        await site.open();
        await page.waitForFunction((ask) => document.querySelector(".ask").dataset.ask !== ask, before);
        assert.equal(await page.locator(".trouble").count(), 0);
        browser.isServerAway = false;
        await context.close();
    });
}

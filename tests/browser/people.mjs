// Several people at a table.
import assert from "node:assert/strict";
import { QUICK, newTable, untilAsked } from "./play.mjs";

export async function people({ site, browser, test, photograph }) {
    await test("two people and a spectator: invitation, chat, hidden hands", async () => {
        const one = await browser.somebody();
        await one.page.goto(`${site.address}/`);
        await one.page.locator("input[name=name]").fill("Ola <b>&amp;</b>");
        await one.page.getByRole("button", { name: "Keep" }).click();
        await newTable(one.page, site.address, "terraforming", {
            ...QUICK,
            "seat-1": "open",
            "setup-beginners": { index: 1 },
            "table-name": "For two",
        });
        const link = await one.page.locator(".link").inputValue();
        assert.match(link, /\/t\/[^#]+#i=1\./);
        await photograph(one.page, "gathering");

        const other = await browser.somebody();
        const sent = [];
        other.context.on("request", (request) => sent.push(request.url()));
        await other.page.goto(link);
        await other.page.locator("#claim").click();
        await other.page.locator("#claim").waitFor({ state: "detached" });
        assert.ok(
            !sent.some((url) => url.includes(link.split(".").at(-1))),
            "the invitation is in no address that is sent",
        );
        await one.page.locator("#start:enabled").click();
        await Promise.all([one.page.locator("#seats").waitFor(), other.page.locator("#seats").waitFor()]);

        const spectator = await browser.somebody();
        await spectator.page.goto(link.split("#")[0]);
        await spectator.page.locator("#players").waitFor();
        assert.equal(await spectator.page.locator("#hand").count(), 0);
        assert.equal(await spectator.page.locator(".choice, .pick").count(), 0);
        await one.page.locator("#watching").waitFor();

        // A name is a name, and no markup.
        assert.equal(await other.page.locator("#seats b").count(), 0);
        assert.match(await other.page.locator("#seats").textContent(), /Ola <b>&amp;<\/b>/);
        await one.page.locator("#say").fill("<i>hello</i>");
        await one.page.locator("#say").press("Enter");
        await other.page.locator("#chat li").waitFor();
        assert.match(await other.page.locator("#chat").textContent(), /<i>hello<\/i>/);

        // One of them moves, and all three see it.
        const lines = await spectator.page.locator("#log li").count();
        for (const each of [one.page, other.page]) await each.locator(".ask").waitFor();
        const mover = (await one.page.locator(".choice").count()) > 0 ? one.page : other.page;
        await mover.locator(".choice[data-kind=pass]").first().click();
        await spectator.page.waitForFunction((before) => document.querySelectorAll("#log li").length > before, lines);
        await photograph(spectator.page, "spectator");
        for (const each of [one, other, spectator]) await each.context.close();
    });
    await test("a code makes one the same person on another device", async () => {
        const one = await browser.somebody();
        await one.page.goto(`${site.address}/`);
        await one.page.locator("#now-martians").click();
        await untilAsked(one.page);
        await one.page.goto(`${site.address}/`);
        await one.page.locator("#mine .turn").waitFor();
        await one.page.getByText("Another device", { exact: true }).click();
        await one.page.getByRole("button", { name: "Make a code" }).click();
        const code = await one.page.locator("#code").textContent();
        await photograph(one.page, "front");
        const other = await browser.somebody();
        await other.page.goto(`${site.address}/`);
        await other.page.getByText("Another device", { exact: true }).click();
        await other.page.locator("input[name=code]").fill(code);
        await other.page.getByRole("button", { name: "Enter" }).click();
        await other.page.locator("#mine .turn a").click();
        await untilAsked(other.page);
        for (const each of [one, other]) await each.context.close();
    });
    await test("somebody leaves, a bot plays on, and they come back", async () => {
        const one = await browser.somebody();
        const other = await browser.somebody();
        await newTable(one.page, site.address, "martians", { "take-back": "60", "seat-1": "open" });
        await other.page.goto(await one.page.locator(".link").inputValue());
        await other.page.locator("#claim").click();
        await one.page.locator("#start:enabled").click();
        for (const each of [one.page, other.page]) await each.getByText("This table").click();
        await other.page.locator("#leave").click();
        await other.page.locator("#leave-sure").click();
        await one.page.getByRole("button", { name: "Agree", exact: true }).click();
        await other.page.locator("#come-back").click();
        await one.page.getByRole("button", { name: "Agree", exact: true }).click();
        await other.page.locator("#leave").waitFor();
        for (const each of [one, other]) await each.context.close();
    });
    await test("an address without a table says so", async () => {
        const { page, context } = await browser.somebody();
        await page.goto(`${site.address}/t/nothing-here`);
        await page.getByRole("heading", { name: "There is no such table" }).waitFor();
        await context.close();
    });
    await test("an open table is in the lobby, and its seat is taken from there", async () => {
        const one = await browser.somebody();
        await newTable(one.page, site.address, "martians", {
            ...QUICK,
            "setup-variant": { index: 2 },
            "seat-1": "open",
            "term-listed": true,
            "table-name": "For anybody",
        });
        const other = await browser.somebody();
        await other.page.goto(`${site.address}/`);
        await other.page.locator("#lobby").getByText("For anybody").click();
        await other.page.getByRole("button", { name: "Take the seat" }).click();
        await one.page.locator("#start:enabled").click();
        await one.page.locator("#players").waitFor();
        for (const each of [one, other]) await each.context.close();
    });
}

// Drives the page of the server in a real browser. `node run.mjs PROGRAM FOLDER`; prints `ok NAME` or `not ok NAME`.
import assert from "node:assert/strict";
import { mkdir } from "node:fs/promises";
import { asked, fitsWidth, newTable, playOn, prompt, untilAsked } from "./play.mjs";
import { Browser, Site } from "./site.mjs";

const [program, folder] = process.argv.slice(2);
const screens = `${process.cwd()}/build/browser/screens`;
await mkdir(screens, { recursive: true });
const site = new Site(program, folder);
const browser = new Browser(site);
let failures = 0;

async function test(name, body) {
    const before = browser.problems.length;
    const begun = performance.now();
    try {
        await body();
        assert.deepEqual(browser.problems.slice(before), [], "problems in the page");
        console.log(`ok ${name} (${((performance.now() - begun) / 1000).toFixed(1)} s)`);
    } catch (error) {
        failures += 1;
        console.log(`not ok ${name}`);
        console.log(`    ${String(error.stack ?? error).replaceAll("\n", "\n    ")}`);
        for (const each of browser.problems.slice(before)) console.log(`    problem: ${each}`);
    }
}

/// At both widths, each without a bar to scroll sideways.
async function photograph(page, name) {
    for (const [width, height] of [[1440, 900], [390, 844]]) {
        await page.setViewportSize({ width, height });
        await page.evaluate(() => scrollTo(0, 0));
        await page.screenshot({ path: `${screens}/${name}-${width}.png` });
        await page.screenshot({ path: `${screens}/${name}-${width}-whole.png`, fullPage: true });
        assert.ok(await fitsWidth(page), `${name} is wider than ${width}`);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
}

const QUICK = { "take-back": "0" };

// ---- languages

const LANGUAGES = ["en", "pl", "uk", "cs"];

async function languages() {
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
            return Object.entries(allWords).filter(([, words]) => words.length !== 4 || words.some((each) => each.trim() === "")).map(([key]) => key);
        });
        assert.deepEqual(bad, []);
        await context.close();
    });
}

// ---- whole games

async function endOf(page, name) {
    await page.locator("#score").waitFor();
    assert.notEqual(await page.locator("#result").textContent(), "");
    assert.ok((await page.locator("#score tbody tr").count()) > 2);
    await page.locator(".charts svg").first().waitFor();
    await page.locator("#deal summary").click();
    assert.match(await page.locator("#secret").textContent(), /^[0-9a-f]{64}$/);
    const exported = await page.evaluate(async (path) => (await fetch(path)).json(), await page.locator("#export").getAttribute("href"));
    assert.ok(exported.choices.length > 5);
    await photograph(page, `${name}-end`);
    // The replay ends where the game ended.
    const score = await page.locator("#score").textContent();
    await page.locator("#replay").click();
    await page.locator("#step").waitFor();
    await Promise.all([page.waitForResponse(/replay\?seat=0/), page.locator("#eyes").selectOption("0")]);
    await page.getByLabel("One step on").click();
    await page.waitForFunction(() => document.querySelectorAll("#step-lines li").length > 0 || /Step [1-9]/.test(document.querySelector("#step").textContent));
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

async function wholeGames() {
    await test("a whole game of Terraforming Mars against a bot, to the score", async () => {
        const { page, context } = await browser.somebody();
        await newTable(page, site.address, "terraforming", { ...QUICK, "setup-corporateEra": { index: 1 }, "setup-worldGovernment": { index: 1 }, "table-name": "Short one" });
        const answers = await playOn(page, ["pass"]);
        assert.ok(answers > 10, `${answers} answers`);
        await endOf(page, "terraforming");
        await context.close();
    });
    await test("a whole cooperative game of Martians with a bot, to the score", async () => {
        const { page, context } = await browser.somebody({ scheme: "dark" });
        await newTable(page, site.address, "martians", QUICK);
        const answers = await playOn(page, []);
        assert.ok(answers > 10, `${answers} answers`);
        await endOf(page, "martians");
        await context.close();
    });
}

// ---- a turn

async function turns() {
    await test("answers are taken back as far as nothing was seen", async () => {
        const { page, context } = await browser.somebody();
        await newTable(page, site.address, "terraforming", { "take-back": "60", "setup-beginners": { index: 1 }, "setup-firstPlayer": { index: 1 } });
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
        await page.waitForFunction(() => /passes|wait/i.test(document.querySelector("#log").textContent + document.querySelector("#prompt").textContent));
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

// ---- several people

async function people() {
    await test("two people and a spectator: invitation, chat, hidden hands", async () => {
        const one = await browser.somebody();
        await one.page.goto(`${site.address}/`);
        await one.page.locator("input[name=name]").fill("Ola <b>&amp;</b>");
        await one.page.getByRole("button", { name: "Keep" }).click();
        await newTable(one.page, site.address, "terraforming", { ...QUICK, "seat-1": "open", "setup-beginners": { index: 1 }, "table-name": "For two" });
        const link = await one.page.locator(".link").inputValue();
        assert.match(link, /\/t\/[^#]+#i=1\./);
        await photograph(one.page, "gathering");

        const other = await browser.somebody();
        const sent = [];
        other.context.on("request", (request) => sent.push(request.url()));
        await other.page.goto(link);
        await other.page.locator("#claim").click();
        await other.page.locator("#claim").waitFor({ state: "detached" });
        assert.ok(!sent.some((url) => url.includes(link.split(".").at(-1))), "the invitation is in no address that is sent");
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
        await newTable(one.page, site.address, "martians", { ...QUICK, "setup-variant": { index: 2 }, "seat-1": "open", "term-listed": true, "table-name": "For anybody" });
        const other = await browser.somebody();
        await other.page.goto(`${site.address}/`);
        await other.page.locator("#lobby").getByText("For anybody").click();
        await other.page.getByRole("button", { name: "Take the seat" }).click();
        await one.page.locator("#start:enabled").click();
        await one.page.locator("#players").waitFor();
        for (const each of [one, other]) await each.context.close();
    });
}

// ---- the server goes away

async function crash() {
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

try {
    await site.open();
    await browser.open();
    for (const part of [languages, turns, people, crash, wholeGames]) await part();
} finally {
    await browser.chromium?.close();
    await site.end("SIGTERM");
    await site.clear();
}
process.exit(failures === 0 ? 0 : 1);

// Drives the page of the server in a real browser. `node run.mjs PROGRAM FOLDER`; prints `ok NAME` or `not ok NAME`.
import assert from "node:assert/strict";
import { mkdir } from "node:fs/promises";
import { crash } from "./crash.mjs";
import { languages } from "./languages.mjs";
import { people } from "./people.mjs";
import { fitsWidth } from "./play.mjs";
import { Browser, Site } from "./site.mjs";
import { turns } from "./turns.mjs";
import { wholeGames } from "./whole_games.mjs";

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
    for (const [width, height] of [
        [1440, 900],
        [390, 844],
    ]) {
        await page.setViewportSize({ width, height });
        await page.evaluate(() => scrollTo(0, 0));
        await page.screenshot({ path: `${screens}/${name}-${width}.png` });
        await page.screenshot({ path: `${screens}/${name}-${width}-whole.png`, fullPage: true });
        assert.ok(await fitsWidth(page), `${name} is wider than ${width}`);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
}

// A server makes at most thirty people an hour for one address; in the middle it is another server.
try {
    await site.open();
    await browser.open();
    for (const part of [languages, turns, crash, people, wholeGames]) await part({ site, browser, test, photograph });
} finally {
    await browser.chromium?.close();
    await site.end("SIGTERM");
    await site.clear();
}
process.exit(failures === 0 ? 0 : 1);

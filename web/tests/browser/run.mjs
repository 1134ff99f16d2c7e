// Drives the page in a real browser against a real server. `node run.mjs PROGRAM FOLDER [PART...]`; prints `ok NAME` or `not ok NAME`.
import assert from 'node:assert/strict';
import { mkdir } from 'node:fs/promises';
import { around } from './around.mjs';
import { bar } from './bar.mjs';
import { cards } from './cards.mjs';
import { deciding } from './deciding.mjs';
import { figures } from './figures.mjs';
import { games } from './games.mjs';
import { keyboard } from './keyboard.mjs';
import { languages } from './languages.mjs';
import { martians } from './martians.mjs';
import { martiansAround } from './martians_around.mjs';
import { martiansKeys } from './martians_keys.mjs';
import { martiansPeople } from './martians_people.mjs';
import { martiansSecrets } from './martians_secrets.mjs';
import { martiansTurns } from './martians_turns.mjs';
import { newcomer } from './newcomer.mjs';
import { martiansMouse } from './martians_mouse.mjs';
import { pages } from './pages.mjs';
import { people } from './people.mjs';
import { rough } from './rough.mjs';
import { signs } from './signs.mjs';
import { Browser, Site } from './site.mjs';
import { turns } from './turns.mjs';

const PARTS = {
    languages,
    cards,
    pages,
    around,
    turns,
    deciding,
    bar,
    keyboard,
    newcomer,
    people,
    signs,
    rough,
    games,
    martians,
    martians_around: martiansAround,
    martians_keys: martiansKeys,
    martians_turns: martiansTurns,
    martians_people: martiansPeople,
    martians_secrets: martiansSecrets,
    martians_mouse: martiansMouse,
    figures,
};
const [program, folder, ...wanted] = process.argv.slice(2);
const broken = `${folder}/broken`;
await mkdir(broken, { recursive: true });
const site = new Site(program, folder);
const browser = new Browser();
let failures = 0;

async function test(name, body) {
    const before = browser.problems.length;
    const begun = performance.now();
    try {
        await body();
        assert.deepEqual(browser.problems.slice(before), [], 'problems in the page');
        console.log(`ok ${name} (${((performance.now() - begun) / 1000).toFixed(1)} s)`);
    } catch (error) {
        failures += 1;
        console.log(`not ok ${name}`);
        console.log(`    ${String(error.stack ?? error).replaceAll('\n', '\n    ')}`);
        for (const each of browser.problems.slice(before)) console.log(`    problem: ${each}`);
        const open = browser.chromium.contexts().flatMap((each) => each.pages());
        for (const [index, page] of open.entries())
            await page.screenshot({ path: `${broken}/${name.replaceAll(/\W+/g, '-')}-${index}.png` }).catch(() => {});
    } finally {
        browser.isServerAway = false;
        for (const context of browser.chromium.contexts()) await context.close();
        if (site.isGone) await site.open();
    }
}

try {
    await site.open();
    await browser.open();
    for (const [name, part] of Object.entries(PARTS))
        if (wanted.length === 0 || wanted.includes(name)) await part({ site, browser, test, folder });
} finally {
    await browser.chromium?.close();
    await site.end('SIGTERM');
    await site.clear();
}
process.exit(failures === 0 ? 0 : 1);

// Sizes and times of the page, told as they are and held to their limits.
import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { makeTable, openTable, playOn, untilAsked } from './play.mjs';

const kB = 1000;
/// Milliseconds on a machine that does nothing else.
const AIMS = { interactive: 1500, drawn: 50 };
/// On a busy machine the same work takes longer; what takes longer than this has become slow.
const BUSY = 3;

const FOLDER = new URL('../../../build/log/', import.meta.url);
const figuresNow = {};
/// Kept in build/log/web-figures.json, to be compared.
function keep(name, told) {
    figuresNow[name] = told;
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(new URL('web-figures.json', FOLDER), `${JSON.stringify(figuresNow, null, 2)}\n`);
}

/// Milliseconds that the page's thread has worked since it was called, whatever else the machine does.
async function workOf(session) {
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const now = async () => {
        const { metrics } = await session.send('Performance.getMetrics');
        return 1000 * metrics.find((each) => each.name === 'TaskDuration').value;
    };
    const before = await now();
    return async () => (await now()) - before;
}

/// Bytes over the wire, as the debugger counts them.
async function transferred(page, what) {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    let bytes = 0;
    session.on('Network.loadingFinished', (event) => (bytes += event.encodedDataLength));
    await what();
    await page.waitForTimeout(500);
    await session.detach();
    return bytes;
}

/// Notes for every question how long it takes from the arrival of the message that brings it until the page has drawn it.
const noteDrawing = () => {
    globalThis.drawn = [];
    let arrived = 0;
    const { set } = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage');
    Object.defineProperty(WebSocket.prototype, 'onmessage', {
        set(heard) {
            set.call(this, (event) => {
                if (event.data.includes('"ask":{')) arrived = performance.now();
                heard(event);
            });
        },
    });
    let last;
    new MutationObserver(() => {
        const ask = document.querySelector('#region-decision')?.dataset.ask;
        if (ask === last) return;
        last = ask;
        const begun = arrived;
        if (ask) requestAnimationFrame(() => setTimeout(() => globalThis.drawn.push(performance.now() - begun)));
    }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-ask'] });
};

export async function figures({ site, browser, test }) {
    await test('first load of the front page and of a table: at most 300 kB compressed', async () => {
        const one = await browser.somebody({ language: 'uk' });
        const front = await transferred(one.page, () => one.page.goto(`${site.address}/`));
        const { id } = await makeTable(one.page, site.address, {});
        const two = await browser.somebody({ language: 'uk' });
        const table = await transferred(two.page, async () => {
            await two.page.goto(`${site.address}/t/${id}`);
            await two.page.locator('#region-decision').waitFor();
        });
        console.log(`# front ${Math.round(front / kB)} kB, table ${Math.round(table / kB)} kB`);
        keep('first load', { front, table, most: 300 * kB });
        assert.ok(front <= 300 * kB && table <= 300 * kB, `front ${front}, table ${table}`);
    });
    await test('a table can be played soon with the CPU slowed four times and nothing kept', async () => {
        const { page, context } = await browser.somebody();
        const { id } = await makeTable(page, site.address, { players: 3, setup: { colonies: true } });
        const loads = [];
        for (let i = 0; i < 3; i += 1) {
            const visit = await context.newPage();
            const session = await context.newCDPSession(visit);
            await session.send('Network.enable');
            await session.send('Network.clearBrowserCache');
            const work = await workOf(session);
            await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
            await visit.goto(`${site.address}/t/${id}`);
            await untilAsked(visit);
            await visit.locator('[data-place^="space/"]').first().waitFor();
            const interactive = await visit.evaluate(() => performance.now());
            loads.push({ interactive, work: await work() });
            await visit.close();
        }
        const least = (what) => Math.round(Math.min(...loads.map((each) => each[what])));
        const told = { interactive: least('interactive'), work: least('work') };
        console.log(
            `# interactive after ${told.interactive} ms, of them ${told.work} at work (aim ${AIMS.interactive})`,
        );
        keep('load', { ...told, aim: AIMS.interactive });
        assert.ok(told.work <= BUSY * AIMS.interactive, `${told.work} ms at work`);
    });
    await test('every question is drawn soon; memory after a whole game: at most 120 MB', async () => {
        const { page, context } = await browser.somebody();
        await context.addInitScript(noteDrawing);
        await openTable(page, site.address, { players: 3, setup: { colonies: true } });
        const session = await context.newCDPSession(page);
        const work = await workOf(session);
        const answers = await playOn(page);
        const drawn = (await page.evaluate(() => globalThis.drawn)).sort((one, other) => one - other);
        assert.ok(drawn.length >= answers, `${answers} questions were answered, and ${drawn.length} seen being drawn`);
        const share = (part) => Math.round(drawn[Math.floor(drawn.length * part)]);
        const told = { half: share(0.5), most: share(0.95), work: Math.round((await work()) / drawn.length) };
        console.log(
            `# ${drawn.length} questions drawn: half within ${told.half} ms, 95 % within ${told.most} ms (aim ${AIMS.drawn}); ` +
                `${told.work} ms of work for each, with all that happens until the next`,
        );
        keep('questions', { ...told, count: drawn.length, aim: AIMS.drawn });
        assert.ok(told.work <= BUSY * AIMS.drawn, `${told.work} ms of work for a question`);
        await session.send('HeapProfiler.collectGarbage');
        const { usedSize } = await session.send('Runtime.getHeapUsage');
        console.log(`# heap after a whole game ${(usedSize / 1e6).toFixed(1)} MB`);
        keep('heap', { bytes: usedSize, most: 120e6 });
        assert.ok(usedSize <= 120e6, `${usedSize}`);
    });
}

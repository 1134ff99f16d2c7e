// Sizes and times of the page, told as they are and held to their limits.
import assert from 'node:assert/strict';
import { makeTable, openTable, playOn, untilAsked } from './play.mjs';

const kB = 1000;

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
        assert.ok(front <= 300 * kB && table <= 300 * kB, `front ${front}, table ${table}`);
    });
    await test('a table can be played with the CPU slowed four times', async () => {
        const { page, context } = await browser.somebody();
        const id = await openTable(page, site.address, { players: 3, setup: { colonies: true } });
        const session = await context.newCDPSession(page);
        await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
        await page.goto(`${site.address}/t/${id}`);
        await untilAsked(page);
        const interactive = await page.evaluate(() => performance.now());
        await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
        console.log(`# interactive after ${Math.round(interactive)} ms (aim 1500)`);
    });
    await test('memory after a whole game: at most 120 MB', async () => {
        const { page, context } = await browser.somebody();
        await context.addInitScript(noteDrawing);
        await openTable(page, site.address, { players: 3, setup: { colonies: true } });
        await playOn(page);
        const drawn = (await page.evaluate(() => globalThis.drawn)).sort((one, other) => one - other);
        const share = (part) => Math.round(drawn[Math.floor(drawn.length * part)]);
        console.log(
            `# ${drawn.length} questions drawn: half within ${share(0.5)} ms, 95 % within ${share(0.95)} ms (aim 50)`,
        );
        const session = await context.newCDPSession(page);
        await session.send('HeapProfiler.collectGarbage');
        const { usedSize } = await session.send('Runtime.getHeapUsage');
        console.log(`# heap after a whole game ${(usedSize / 1e6).toFixed(1)} MB`);
        assert.ok(usedSize <= 120e6, `${usedSize}`);
    });
}

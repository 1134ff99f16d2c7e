// Around the board of Martians: how a game begins, the guide, and how it ends.
import assert from 'node:assert/strict';
import { doesNotScroll, isAccessible, isWhole } from './checks.mjs';
import { SIZES } from './pages.mjs';
import { asked, makeTable, playTo, untilAsked } from './play.mjs';

const LANGUAGES = ['en', 'pl', 'uk', 'cs'];
const LAST = 99;

/// From the page for new tables to the first question, against bots; without any it is a solo game.
async function begin(page, site, { variant, bots, scenario }) {
    await page.goto(`${site.address}/new?game=martians`);
    await page.locator('[data-challenge]').first().waitFor();
    for (let seats = 3; seats > bots + 1; seats -= 1) await page.getByLabel(`Remove seat ${seats}`).click();
    for (let seat = 2; seat <= bots + 1; seat += 1)
        await page.getByLabel(`Who sits at seat ${seat}`).selectOption('greedy');
    if (variant) await page.getByRole('radio', { name: variant, exact: true }).check({ force: true });
    if (scenario) await page.locator(`[data-challenge="${scenario}"]`).click();
    if (scenario) await page.locator(`[data-challenge="${scenario}"] input:checked`).waitFor();
    if (variant === 'Competitive') await page.locator('[data-challenge]').first().waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Start the game' }).click();
    await page.waitForURL(/\/t\/\w+/);
    await untilAsked(page);
    const id = /\/t\/(\w+)/.exec(page.url())[1];
    return page.evaluate(async (table) => (await (await fetch(`/api/v1/tables/${table}`)).json()).state.view, id);
}

/// A game that was played to its end, as its last page shows it.
async function ended(page, site, table) {
    const { id } = await makeTable(page, site.address, { game: 'martians', ...table });
    await playTo(page, id, LAST);
    await page.goto(`${site.address}/t/${id}`);
    await page.locator('[data-result] [data-chart]').waitFor();
    await page.waitForTimeout(200);
    return id;
}
const answer = (page, option) =>
    page.evaluate(async (chosen) => {
        const id = /#t=(\w+)/.exec(location.hash)[1];
        const { state } = await (await fetch(`/api/v1/tables/${id}`)).json();
        const reply = await fetch(`/api/v1/tables/${id}/do`, {
            method: 'POST',
            body: JSON.stringify({ do: 'answer', ask: state.turn.ask, option: chosen, commit: true }),
            headers: { 'Content-Type': 'application/json', 'Idempotency-Key': `${Math.random()}` },
        });
        return reply.json();
    }, option);

/// Follows the guide as somebody who knows nothing: goes on where there is only to be read, else presses what it shows, and ends the turn
/// where nothing can be pressed there. Gives the steps that were told.
const follow = (page, until) =>
    page.evaluate(async (until) => {
        const wait = (ms) => new Promise((done) => setTimeout(done, ms));
        const find = (selector) =>
            [...document.querySelectorAll(selector)].find((each) => each.checkVisibility() && !each.disabled);
        const bar = () => document.querySelector('#region-decision');
        const step = () => document.querySelector('[data-guide]')?.dataset.guide;
        const now = () => [step(), bar()?.dataset.ask, bar()?.dataset.ready, bar()?.dataset.confirming].join();
        const press = async () => {
            if (bar().dataset.ready !== undefined) return find('[data-do="primary"]');
            const read = find('[data-do="guide-on"].primary');
            if (read) return read;
            if (bar().dataset.ask === undefined) return undefined;
            find('[data-do="guide-show"]')?.click();
            await wait(50);
            return (
                find('[data-popover] [data-option]') ??
                document.activeElement.closest('[data-lit], [data-option]') ??
                find('[data-do="end-turn"]')
            );
        };
        const told = [];
        for (let i = 0; i < 90; i += 1) {
            if (told.at(-1) !== step()) told.push(step());
            if (step() === until) return told;
            const before = now();
            const ask = bar()?.dataset.ask;
            // a drawn place is no button
            (await press())?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
            for (let waited = 0; now() === before && waited < 4000; waited += 20) await wait(20);
            if (bar()?.dataset.ask !== ask) await wait(700); // the guide follows what was done
        }
        throw new Error(`the guide does not come to ${until}: ${told}; ${bar().textContent}`);
    }, until);

/// What is wrong with a step of the guide at each size: a text that is cut off, or something of the board that it lies over.
async function lookAtGuide(page, name) {
    const problems = [];
    for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        const found = await page.evaluate(async () => {
            await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
            const guide = document.querySelector('[data-guide]');
            const box = guide.getBoundingClientRect();
            const lies = (at) =>
                Math.min(box.right, at.right) - Math.max(box.left, at.left) > 2 &&
                Math.min(box.bottom, at.bottom) - Math.max(box.top, at.top) > 2;
            const cut = [guide, ...guide.querySelectorAll('h2, p, .btn, .grip')].filter((each) => {
                const at = each.getBoundingClientRect();
                const [wide, high] = [
                    each.scrollWidth > each.clientWidth + 1,
                    each.scrollHeight > each.clientHeight + 2,
                ];
                return wide || high || at.left < 0 || at.right > innerWidth || at.top < 0 || at.bottom > innerHeight;
            });
            /// Without what is scrolled away.
            const seen = (each) => {
                let { left, top, right, bottom } = each.getBoundingClientRect();
                for (let at = each.parentElement; at; at = at.parentElement) {
                    if (getComputedStyle(at).overflow === 'visible') continue;
                    const edge = at.getBoundingClientRect();
                    left = Math.max(left, edge.left);
                    top = Math.max(top, edge.top);
                    right = Math.min(right, edge.right);
                    bottom = Math.min(bottom, edge.bottom);
                }
                return { left, top, right, bottom };
            };
            const parts = 'header, nav.track, .quarter, [data-building], #region-decision';
            const under = [...document.querySelectorAll(parts)].filter(
                (each) => !guide.contains(each) && each.checkVisibility() && lies(seen(each)),
            );
            return [
                ...cut.map((each) => `cut: ${each.textContent}`),
                ...under.map((each) => `over ${each.className || each.id}`),
            ];
        });
        problems.push(...found.map((each) => `${name}, ${width} wide: ${each}`));
    }
    return problems;
}
/// From its first step to its last, in each language: gives what is wrong, and the steps that were seen.
async function everyStep(page) {
    const problems = [];
    const seen = new Set();
    for (const language of LANGUAGES) {
        await page.evaluate((kept) => localStorage.setItem('planitia.settings', JSON.stringify(kept)), {
            language,
            motion: false,
        });
        await page.reload();
        await untilAsked(page);
        for (let step = ''; step !== 'end'; ) {
            await page.waitForFunction(
                (old) => (document.querySelector('[data-guide]')?.dataset.guide ?? old) !== old,
                step,
            );
            step = await page.locator('[data-guide]').getAttribute('data-guide');
            seen.add(step);
            problems.push(...(await lookAtGuide(page, `${step} in ${language}`)));
            if (step !== 'end') await page.locator('[data-do="guide-on"]').click();
        }
    }
    return { problems, seen };
}

export async function martiansAround({ site, browser, test }) {
    await test('Martians: each variant from the page for new tables to its first question', async () => {
        const { page } = await browser.somebody();
        const solo = await begin(page, site, { bots: 0, scenario: 'thirsty-ground' });
        assert.equal(solo.options.scenario, 'thirsty-ground');
        assert.equal(solo.players.length, 1);
        const variants = { Cooperative: 'coop', 'Semi-cooperative': 'semi', Competitive: 'competitive' };
        for (const [variant, name] of Object.entries(variants)) {
            const view = await begin(page, site, { variant, bots: 1 });
            assert.equal(view.options.variant, name);
        }
    });
    await test('Martians: a scenario says what it asks for and how hard it is', async () => {
        const { page } = await browser.somebody();
        await page.goto(`${site.address}/new?game=martians`);
        const first = page.locator('[data-challenge="first-footprints"]');
        await first.waitFor();
        assert.equal(await page.locator('[data-challenge]').count(), 7);
        const text = await first.textContent();
        assert.match(text, /Landing report.*satisfaction of 72/s, 'with three players');
        assert.match(text, /gentle.*4 rounds.*bots manage it in \d+.%/s);
        assert.match(await page.locator('[data-challenge="silence-from-earth"]').textContent(), /very hard.*5 rounds/s);
    });
    await test('Martians: from the front page to a game', async () => {
        const { page } = await browser.somebody();
        await page.goto(`${site.address}/`);
        await page.locator('[data-do="play-martians"]').click();
        await untilAsked(page);
        // a first game is offered a guide, and nothing more
        const offer = page.locator('[data-offer="first-colony"]');
        await offer.waitFor();
        assert.equal(await page.locator('[data-guide]').count(), 0);
        await isAccessible(page, 'offer');
        await page.locator('[data-do="guide-decline"]').click();
        await offer.waitFor({ state: 'detached' });
        await page.reload();
        await untilAsked(page);
        assert.equal(await offer.count(), 0, 'once declined it is not offered again');
        await page.keyboard.press('i');
        await page.locator('[data-guide="mission"]').waitFor();
        await page.reload();
        await page.locator('[data-guide="mission"]').waitFor();
        await page.keyboard.press('i');
        await page.locator('[data-guide]').waitFor({ state: 'detached' });
    });
    await test('Martians: the guide at a table with others, to round 2 by pressing what it points at, whole in every language and size', async () => {
        const { page } = await browser.somebody();
        await page.goto(`${site.address}/`);
        await page.locator('[data-do="play-martians"]').click();
        await page.locator('[data-do="guide-start"]').click();
        const first = await everyStep(page);
        await page.evaluate(() =>
            localStorage.setItem('planitia.settings', JSON.stringify({ language: 'en', motion: false })),
        );
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.reload();
        await page.locator('[data-guide="mission"]').waitFor();
        const told = await follow(page, 'supply');
        // bots may leave no field for the others
        for (const step of ['mission', 'time', 'oxygen', 'others', 'middle', 'prepare'])
            assert.ok(told.includes(step), `${step}: ${told}`);
        assert.ok(!told.includes('time-alone'));
        const second = await everyStep(page);
        assert.deepEqual([...first.problems, ...second.problems], []);
        for (const step of ['oxygen', 'mining', 'supply', 'chain', 'growth', 'end'])
            assert.ok(first.seen.has(step) || second.seen.has(step), step);
    });
    await test('Martians: a list of tables tells the scenario', async () => {
        for (const [language, title] of Object.entries({ en: 'First Footprints', pl: 'Pierwsze ślady' })) {
            const { page } = await browser.somebody({ language });
            const setup = { variant: 'coop', scenario: 'first-footprints' };
            await makeTable(page, site.address, { game: 'martians', players: 2, setup });
            for (const path of ['/', '/me']) {
                await page.goto(site.address + path);
                await page.locator('li small', { hasText: title }).waitFor();
            }
        }
    });
    await test('Martians: the guide goes on when something is done, and leaves out what is past', async () => {
        const { page } = await browser.somebody();
        await page.goto(`${site.address}/learn/first-colony`);
        await untilAsked(page);
        for (const step of ['mission', 'forecast', 'round', 'time', 'time-alone']) {
            await page.locator(`[data-guide="${step}"]`).waitFor();
            await page.locator('[data-do="guide-on"]').click();
        }
        await page.locator('[data-guide="oxygen"]').waitFor();
        await isAccessible(page, 'guide');
        await isWhole(page, 'guide');
        const made = await answer(page, { kind: 'visit', building: 'moxie', field: 1, action: 'oxygen' });
        assert.ok(made.ok, JSON.stringify(made));
        await page.locator('[data-guide="energy"]').waitFor();
        // not what was proposed: the turn ends, and so does all that belongs to it
        assert.ok((await answer(page, { kind: 'end-turn' })).ok);
        await page.locator('[data-guide="fields"]').waitFor();
        await page.reload();
        await page.locator('[data-guide]').waitFor();
        assert.notEqual(await asked(page), null);
    });
    await test('Martians: what the guide points at is not covered, on a small desk', async () => {
        const { page } = await browser.somebody({ width: 1024, height: 768 });
        await page.goto(`${site.address}/learn/first-colony`);
        await untilAsked(page);
        for (let step = 1; step < 6; step += 1) await page.locator('[data-do="guide-on"]').click();
        await page.locator('[data-guide="oxygen"]').waitFor();
        await page.locator('[data-place="building/moxie"]').click();
        await page.locator('[data-visit="moxie"]').waitFor();
    });
    await test('Martians: the end of each variant, in four languages and three sizes', async () => {
        const { page, context } = await browser.somebody();
        const tables = [
            await ended(page, site, { players: 1, setup: { scenario: 'first-footprints' } }),
            await ended(page, site, { players: 2, setup: { variant: 'semi', scenario: 'deep-strata' } }),
            await ended(page, site, { players: 4, setup: { variant: 'competitive' } }),
        ];
        const problems = [];
        for (const [at, language] of LANGUAGES.entries())
            for (const [width, height] of SIZES) {
                const id = tables[at % tables.length];
                const theme = (at + width) % 2 ? 'dusk' : 'day';
                await page.setViewportSize({ width, height });
                await page.evaluate((kept) => localStorage.setItem('planitia.settings', JSON.stringify(kept)), {
                    language,
                    theme,
                    motion: false,
                });
                await page.goto(`${site.address}/t/${id}`);
                await page.locator('[data-result] [data-chart]').waitFor();
                const name = `end of ${at}, ${language}, ${theme}, ${width} wide`;
                const checks = [doesNotScroll, isWhole, ...(at < 2 ? [isAccessible] : [])];
                const results = await Promise.allSettled(checks.map((check) => check(page, name)));
                problems.push(...results.filter((each) => each.reason).map((each) => each.reason.message));
            }
        assert.deepEqual(problems, []);
        await context.close();
    });
    await test('Martians: what was missed, the replay by rounds, and once more', async () => {
        const { page } = await browser.somebody();
        const id = await ended(page, site, { players: 2, setup: { variant: 'semi', scenario: 'silence-from-earth' } });
        assert.ok((await page.locator('[data-goal]').count()) >= 6);
        assert.ok(await page.locator('[data-source]').count());
        assert.equal(await page.locator('[data-score]').count(), 2);
        const { score, facts } = await page.evaluate(
            async (table) => (await (await fetch(`/api/v1/tables/${table}`)).json()).state,
            id,
        );
        // as many lines as on the table: a condition about several buildings has one for each
        const met = (goal, at) =>
            facts.conditions[at - facts.tasks.length]?.buildings?.map((each) => each.met) ?? [goal.met];
        const lines = score.goals.flatMap(met);
        assert.equal(await page.locator('[data-goal]').count(), lines.length);
        assert.equal(await page.locator('[data-goal="met"]').count(), lines.filter(Boolean).length);
        await page.goto(`${site.address}/t/${id}/replay`);
        await page.locator('[data-do="next-step"]').first().click();
        const chapters = await page.getByLabel('Jump to').locator('option').allTextContents();
        assert.ok(chapters.length >= 3 && /2/.test(chapters[1]), chapters.join());
        await page.goto(`${site.address}/t/${id}`);
        await page.locator('[data-do="rematch"]').first().click();
        await page.waitForURL((url) => url.pathname !== `/t/${id}`);
        await untilAsked(page); // bots need no call
        await page.emulateMedia({ reducedMotion: 'no-preference' });
        await page.goto(`${site.address}/t/${id}/replay`);
        await page.getByText(/^Step [1-9]/).waitFor(); // it plays by itself
        await page.locator('[data-do="fork"]').click();
        await page.getByText('This is a new table.').waitFor();
    });
}

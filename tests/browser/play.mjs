// Playing through the page.

/// Terms of a table at which nothing waits to be taken back.
export const QUICK = { "take-back": "0" };

/// The question and its number; "" when there is none.
export const prompt = (page) => page.locator("#prompt").textContent();
export const asked = (page) => page.locator(".ask").getAttribute("data-ask");

/// Waits until something may be answered.
export async function untilAsked(page) {
    await page.locator(".ask .choice:enabled, .ask #pick-done").first().waitFor();
}

/// Fills the form of a new table and opens it. `fields`: values by the ids of the controls.
export async function newTable(page, address, game, fields) {
    await page.goto(`${address}/`);
    await page.click(`#new-${game}`);
    await page.locator("#new-table").waitFor();
    for (const [id, value] of Object.entries(fields)) {
        const control = page.locator(`#${id}`);
        await control.waitFor();
        if (typeof value === "boolean") {
            await control.setChecked(value);
        } else if ((await control.evaluate((node) => node.localName)) === "select") {
            const told = id.startsWith("setup-") || id === "players" ? page.waitForResponse(/\/form\?/) : null;
            await control.selectOption(value);
            await told;
            // The form is drawn anew with what the server told.
            await page.waitForFunction(
                ([name, wanted]) =>
                    [...document.getElementById(name).selectedOptions].some(
                        (each) => each.value === (wanted.index !== undefined ? String(wanted.index) : wanted),
                    ),
                [id, value],
            );
        } else {
            await control.fill(value);
            await control.blur();
        }
    }
    await page.click("#make-table");
    await page.waitForURL(/\/t\//);
}

/// Plays to the end with the keyboard's Enter or a click in the page itself: the first kind of the list that can be chosen, else the
/// first answer. Gives the number of answers.
export function playOn(page, kinds, { most = 600, until = "#ending" } = {}) {
    return page.evaluate(
        async ({ kinds, most, until }) => {
            const wait = (ms) => new Promise((done) => setTimeout(done, ms));
            let answers = 0;
            let last = null;
            let calm = performance.now();
            while (answers < most) {
                if (document.querySelector(until)) return answers;
                if (performance.now() - calm > 30_000)
                    throw new Error(
                        `nothing happens after ${answers} answers: ${document.querySelector("#prompt")?.textContent}`,
                    );
                const ask = document.querySelector(".ask")?.dataset.ask;
                const choices = [...document.querySelectorAll(".ask .choice:enabled")];
                const wished = kinds.map((kind) => choices.find((each) => each.dataset.kind === kind)).find(Boolean);
                let button = wished ?? choices[0];
                const pick = document.querySelector("#pick-done");
                if (pick) {
                    for (const box of document.querySelectorAll(".pick input:not(:checked)"))
                        if (pick.disabled && !box.disabled) box.click();
                    button = pick;
                }
                if (!button || button.disabled || ask === last) {
                    await wait(10);
                    continue;
                }
                last = ask;
                answers += 1;
                calm = performance.now();
                button.click();
            }
            throw new Error(`not over after ${most} answers`);
        },
        { kinds, most, until },
    );
}

/// Whether the page is no wider than the window.
export const fitsWidth = (page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

// The server under test, and browsers that look at it. Everything listens on 127.0.0.1 and is ended by who started it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { chromium } from 'playwright-core';

/// One address is many people here.
const LIMITS = [
    'requests-per-second',
    'people-per-hour',
    'tables-per-hour',
    'messages-per-second',
    'previews-per-second',
];

export class Site {
    port = 0;

    constructor(program, folder) {
        this.program = program;
        this.database = `${folder}/games.db`;
    }

    get address() {
        return `http://127.0.0.1:${this.port}`;
    }

    get isGone() {
        return this.child.exitCode !== null || this.child.signalCode !== null;
    }

    /// At the same port when it was open before.
    async open() {
        const listen = ['--listen', `127.0.0.1:${this.port}`, '--database', `sqlite:${this.database}`];
        const limits = LIMITS.flatMap((each) => [`--${each}`, '100000']);
        const child = spawn(this.program, ['serve', ...listen, ...limits], { stdio: ['ignore', 'pipe', 'pipe'] });
        this.child = child;
        let said = '';
        for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
        for (let i = 0; i < 400 && child.exitCode === null; i += 1) {
            const found = /"port":(\d+)/.exec(said);
            if (found) {
                this.port = Number(found[1]);
                return;
            }
            await new Promise((done) => setTimeout(done, 25));
        }
        throw new Error(`the server does not open: ${said}`);
    }

    async end(signal) {
        if (this.isGone) return;
        const gone = once(this.child, 'exit');
        this.child.kill(signal);
        await gone;
    }

    async clear() {
        for (const end of ['', '-wal', '-shm', '.lock']) await rm(this.database + end, { force: true });
    }
}

const FLAGS = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
];

/// A browser, and everything that is not as it should be in any of its pages.
export class Browser {
    problems = [];
    isServerAway = false;

    async open() {
        this.chromium = await chromium.launch({ executablePath: '/usr/bin/chromium', args: FLAGS });
    }

    /// Somebody with a browser of their own: {page, context}. `settings`: what they have set in the page.
    async somebody({ language = 'en', width = 1440, height = 900, touch = false, settings = {} } = {}) {
        const context = await this.chromium.newContext({
            viewport: { width, height },
            locale: language,
            hasTouch: touch,
            isMobile: touch,
            reducedMotion: 'reduce',
        });
        context.setDefaultTimeout(20_000);
        await context.addInitScript(
            (kept) => {
                if (!localStorage.getItem('planitia.settings'))
                    localStorage.setItem('planitia.settings', JSON.stringify(kept));
                addEventListener('securitypolicyviolation', (event) =>
                    console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`),
                );
            },
            { language, ...settings },
        );
        context.on('request', (request) => {
            const { hostname, protocol } = new URL(request.url());
            if (!['data:', 'blob:'].includes(protocol) && hostname !== '127.0.0.1')
                this.problems.push(`a request to ${hostname}`);
        });
        const page = await context.newPage();
        page.on('console', (message) => {
            // that there is no server is told by the browser itself
            if (this.isServerAway && /WebSocket|ERR_|Failed to load/.test(message.text())) return;
            if (['error', 'warning'].includes(message.type())) this.problems.push(`console: ${message.text()}`);
        });
        page.on('pageerror', (error) => this.problems.push(`script: ${error.stack ?? error}`));
        return { page, context };
    }
}

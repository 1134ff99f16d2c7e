// The server under test, and browsers that look at it. Everything listens on 127.0.0.1 and is ended by who started it.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { rm } from "node:fs/promises";

const { chromium } = createRequire(`${process.cwd()}/build/browser/`)("playwright-core");

export class Site {
    constructor(program, folder) {
        this.program = program;
        this.database = `${folder}/games.db`;
        this.port = 0;
    }

    get address() {
        return `http://127.0.0.1:${this.port}`;
    }

    /// At the same port when it was open before.
    async open() {
        const child = spawn(
            this.program,
            ["serve", "--listen", `127.0.0.1:${this.port}`, "--database", `sqlite:${this.database}`],
            { stdio: ["ignore", "pipe", "pipe"] },
        );
        this.child = child;
        this.said = "";
        const heard = (text) => (this.said += text);
        child.stdout.on("data", heard);
        child.stderr.on("data", heard);
        for (let i = 0; i < 400; i += 1) {
            const found = /"port":(\d+)/.exec(this.said);
            if (found) {
                this.port = Number(found[1]);
                return;
            }
            if (child.exitCode !== null) break;
            await new Promise((done) => setTimeout(done, 25));
        }
        throw new Error(`the server does not open: ${this.said}`);
    }

    async end(signal) {
        if (this.child.exitCode !== null || this.child.signalCode !== null) return;
        const gone = once(this.child, "exit");
        this.child.kill(signal);
        await gone;
    }

    async clear() {
        for (const end of ["", "-wal", "-shm"]) await rm(this.database + end, { force: true });
    }
}

const FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
];

/// A browser, and everything that is not as it should be in any of its pages.
export class Browser {
    problems = [];
    isServerAway = false;

    constructor(site) {
        this.site = site;
    }

    async open() {
        this.chromium = await chromium.launch({ executablePath: "/usr/bin/chromium", args: FLAGS });
    }

    /// Somebody with a browser of their own: {page, context}.
    async somebody({ language = "en", width = 1440, height = 900, scheme = "light" } = {}) {
        const context = await this.chromium.newContext({
            viewport: { width, height },
            colorScheme: scheme,
            locale: language,
        });
        context.setDefaultTimeout(20_000);
        await context.addInitScript(() => {
            addEventListener("securitypolicyviolation", (event) =>
                console.error(`CSP: ${event.violatedDirective} ${event.blockedURI}`),
            );
        });
        context.on("request", (request) => {
            const { hostname, protocol } = new URL(request.url());
            if (protocol !== "data:" && hostname !== "127.0.0.1") this.problems.push(`a request to ${hostname}`);
        });
        const page = await context.newPage();
        page.on("console", (message) => {
            // That a socket can not be opened while there is no server is told there by the browser itself.
            if (this.isServerAway && /WebSocket|ERR_/.test(message.text())) return;
            if (message.type() === "error" || message.type() === "warning")
                this.problems.push(`console: ${message.text()}`);
        });
        page.on("pageerror", (error) => this.problems.push(`script: ${error.stack ?? error}`));
        return { page, context };
    }

    async close() {
        await this.chromium.close();
    }
}

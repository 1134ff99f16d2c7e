import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/// While developing, the page comes from Vite and everything else from a server that runs beside it.
const server = process.env.PLANITIA_SERVER ?? 'http://127.0.0.1:8080';

/// Few files, each asked for at once: on a slow machine a file costs more than its bytes. What is not listed goes with what asks for it.
const CHUNKS = {
    page: /node_modules|preload-helper|src\/(App|shell\/|net\/)|src\/parts\/(Brand|Dialog|Icon|icons|initials|Mark|Popover|signed|Seal)|src\/words\/(colony_end|common|words)|src\/cards\/catalogue|src\/table\/(first|games|links)/,
    cards: /src\/cards\/(?!Dictionary|Goal|dictionary|meanings|search)/,
    table: /src\/table\/(?!end\/)/,
    terraforming: /src\/terraforming\/(?!result\/|Result)/,
    martians: /src\/martians\/(?!result\/|Result)/,
};
/// Nearly all of these is called for the first picture: Chromium is told to compile them whole, beside the page and while they come.
const AT_ONCE = ['page', 'cards', 'table', 'terraforming', 'martians'];
const compiledAtOnce: Plugin = {
    name: 'compiled-at-once',
    generateBundle: {
        order: 'post', // it has to be the first line
        handler(_, bundle) {
            for (const file of Object.values(bundle))
                if (file.type === 'chunk' && AT_ONCE.includes(file.name))
                    file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
        },
    },
};
const chunkOf = (module: string) => Object.entries(CHUNKS).find(([, modules]) => modules.test(module))?.[0];

export default defineConfig({
    plugins: [svelte(), compiledAtOnce],
    resolve: { alias: { $icons: fileURLToPath(new URL('../present/icons', import.meta.url)) } },
    build: {
        target: 'es2022',
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rollupOptions: {
            output: { manualChunks: chunkOf },
            onwarn(warning, warn) {
                // such a page builds and does not start
                if (warning.code === 'CIRCULAR_CHUNK') throw new Error(warning.message);
                warn(warning);
            },
        },
    },
    server: {
        host: '127.0.0.1',
        fs: { allow: ['..'] },
        proxy: {
            '/api': {
                target: server,
                ws: true,
                changeOrigin: true,
                configure: (proxy) => {
                    proxy.on('proxyReq', (request) => request.setHeader('origin', server));
                    proxy.on('proxyReqWs', (request) => request.setHeader('origin', server));
                },
            },
        },
    },
    test: { include: ['tests/unit/**/*.test.ts'], environment: 'node' },
});

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/// While developing, the page comes from Vite and everything else from a server that runs beside it.
const server = process.env.PLANITIA_SERVER ?? 'http://127.0.0.1:8080';

export default defineConfig({
    plugins: [svelte()],
    resolve: { alias: { $icons: fileURLToPath(new URL('../present/icons', import.meta.url)) } },
    build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
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

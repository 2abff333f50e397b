import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { avatars } from './build/avatars.ts';
import { compressed } from './build/compressed.ts';
import { early } from './build/early.ts';
import { icons } from './build/icons.ts';
import { PAGES } from './build/places.ts';
import { texts } from './build/texts.ts';
import { world } from './build/world.ts';

/** Where `npm run dev` finds a server that was started with `python3 run.py serve`. */
const SERVER = process.env.RAWSIKO_SERVER ?? 'http://127.0.0.1:8000';
const SERVED = ['/api', '/poll', '/health', '/help'];

export default defineConfig({
  plugins: [icons(), texts(), world(), avatars(), svelte(), early(), compressed()],
  build: {
    outDir: PAGES,
    emptyOutDir: true,
    target: 'es2022',
    // Everything is a file of its own: the server's policy allows nothing inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    license: { fileName: 'licenses.txt' },
    rolldownOptions: {
      output: {
        // A few files rather than many: each costs a connection and a round trip.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'map', test: /virtual:(map|board)/, priority: 3 },
            { name: 'library', test: /node_modules/, minShareCount: 2, priority: 2 },
            { name: 'match', test: /src\/(board|match|table|sound)\//, priority: 1 },
            { name: 'learn', test: /src\/learn\//, priority: 1 },
            { name: 'replay', test: /src\/replay\//, priority: 1 },
            { name: 'shared', minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      ...Object.fromEntries(
        SERVED.map(path => [
          path,
          // The server answers only its own pages.
          { target: SERVER, changeOrigin: true, headers: { origin: SERVER } },
        ]),
      ),
      '/ws': { target: SERVER, ws: true, changeOrigin: true, rewriteWsOrigin: true },
    },
  },
  test: { include: ['src/**/*.test.ts', 'build/**/*.test.ts'], environment: 'node' },
});

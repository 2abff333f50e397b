import { svelte } from '@sveltejs/vite-plugin-svelte';
import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { avatars } from './build/avatars.ts';
import { compressed } from './build/compressed.ts';
import { early } from './build/early.ts';
import { icons } from './build/icons.ts';
import { oldBrowser } from './build/oldBrowser.ts';
import { PAGES } from './build/places.ts';
import { policy } from './build/policy.ts';
import { TARGETS } from './build/promise.ts';
import { serviceWorker } from './build/serviceWorker.ts';
import { texts } from './build/texts.ts';
import { world } from './build/world.ts';

/** Where `npm run dev` finds a server that was started with `python3 run.py serve`. */
const SERVER = process.env.RAWSIKO_SERVER ?? 'http://127.0.0.1:8000';
const SERVED = ['/api', '/poll', '/health', '/help'];

const ALONE = { includeDependenciesRecursively: false };
/** Modules outside the folders with their own chunks. */
const ELSEWHERE = /^(?!.*\/src\/(board|match|table|sound|learn|replay|class)\/)/;
/** Parts of the Match screen that are opened later. */
const LATER =
  /\/src\/(board\/TerritoryList|match\/(chat\/(Chat|phrases)|Dialogs|end|hint\/HintCard|waiting\/(WaitingCard|words)|InfoDialog|MatchMenu|panels\/ObjectiveDialog|keyboard\/ShortcutsDialog))[./]/;
/** Forms for opening and joining tables; not needed during a match. */
const FORMS =
  /\/src\/(home\/(settings\/(Company(Dialog|Picker)|PreferencesForm)|create\/(BoardChoice|ExtraTime|LevelGuide|LevelMenu|OpenButton|OptionsSummary|TableForm)|table\/TableSettingsDialog)|parts\/(Choice|pictures\/QrCode))\./;
/** What a table, a match and the shelf share; neither the start page nor joining needs it. */
const TABLES =
  /\/src\/(shelf\/(ended|replays|shelf|today|TodayResult)|connection\/(connection|retry|transports)|home\/(page\/Connecting|table\/(clipboard|MatchPage))|parts\/(KeysDialog|Stepper|keepAtEnd|timer|pictures\/(ApplicationPicture|Die)))\.|virtual:application-pictures/;
/** What a class shows and prints after its matches, and the briefing before; not needed to join. */
const DEBRIEF = /\/src\/class\/(debrief\/(?!slides)|page\/|print\/|briefing\/[A-Z])/;

const TESTS = ['src/**/*.test.ts', 'build/**/*.test.ts'];
/** Tests that replace modules. */
const REPLACING = TESTS.flatMap(pattern => globSync(pattern)).filter(file =>
  readFileSync(file, 'utf8').includes('vi.mock('),
);

/** Unit tests run in Node, but with Svelte as in a browser: on its server side no effect runs. */
const IN_TESTS = process.env.VITEST ? ({ generate: 'client' } as const) : undefined;
const BROWSER = ['browser', 'module', 'import', 'development'];

/** The page that plays without a server (dev/build_site.py), on any host and path. */
const SITE = 'site';

export default defineConfig(({ mode }) => ({
  base: mode === SITE ? './' : '/',
  worker: { format: 'es' },
  ssr: { resolve: { conditions: BROWSER } },
  plugins: [
    policy(),
    icons(),
    texts(),
    world(),
    avatars(),
    svelte({ dynamicCompileOptions: () => IN_TESTS }),
    oldBrowser(),
    early(),
    ...(mode === SITE ? [] : [serviceWorker(), compressed()]),
  ],
  build: {
    outDir: PAGES,
    emptyOutDir: true,
    target: TARGETS,
    cssTarget: TARGETS,
    // No inlining: the Content-Security-Policy forbids it.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    license: { fileName: 'licenses.txt' },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        // Few files: each costs a round trip. Groups with lower priority include what only they
        // need.
        codeSplitting: {
          groups: [
            // With the helpers for older browsers, which the library needs first.
            {
              name: 'library',
              test: /node_modules|oxc-project/,
              minShareCount: 2,
              ...ALONE,
              priority: 4,
            },
            { name: 'later', test: LATER, ...ALONE, priority: 4 },
            { name: 'forms', test: FORMS, ...ALONE, priority: 4 },
            { name: 'tables', test: TABLES, minShareCount: 2, ...ALONE, priority: 4 },
            { name: 'shared', test: ELSEWHERE, minShareCount: 2, ...ALONE, priority: 3 },
            { name: 'match', test: /\/src\/(board|match|table|sound)\//, priority: 2 },
            { name: 'learn', test: /\/src\/learn\//, priority: 1 },
            { name: 'debrief', test: DEBRIEF, priority: 2 },
            { name: 'tablemap', test: /\/src\/class\/projector\/TableMap/, priority: 2 },
            { name: 'class', test: /\/src\/class\//, priority: 1 },
            { name: 'replay', test: /\/src\/replay\//, priority: 1 },
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
          // The server checks the origin.
          { target: SERVER, changeOrigin: true, headers: { origin: SERVER } },
        ]),
      ),
      '/ws': { target: SERVER, ws: true, changeOrigin: true, rewriteWsOrigin: true },
    },
  },
  test: {
    environment: 'node',
    server: { deps: { inline: ['svelte'] } },
    pool: 'threads',
    unstubGlobals: true,
    testTimeout: 300_000, // some take a second, and the machine may be busy
    hookTimeout: 300_000,
    coverage: {
      include: ['src/**/*.{ts,svelte}'],
      exclude: ['**/*.test.ts'],
      reporter: 'text-summary',
    },
    projects: [
      // Loading the modules anew for each file took most of the time, so files share them,
      {
        extends: true,
        test: { name: 'sharing', include: TESTS, exclude: REPLACING, isolate: false },
      },
      // except those that replace some (`vi.mock`).
      { extends: true, test: { name: 'replacing', include: REPLACING } },
    ],
  },
}));

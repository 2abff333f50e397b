// Builds a module of the pages for Node and runs it: `node build/measured.ts MODULE`, in web/.

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { icons } from './icons.ts';
import { WEB } from './places.ts';
import { texts } from './texts.ts';
import { world } from './world.ts';

const module = resolve(process.argv[2]!);
const folder = mkdtempSync(join(WEB, 'node_modules', '.measured-'));
try {
  await build({
    root: WEB,
    configFile: false,
    logLevel: 'error',
    plugins: [icons(), texts(), world(), svelte()],
    ssr: { noExternal: true, resolve: { conditions: ['browser', 'module', 'import'] } },
    build: {
      ssr: module,
      outDir: folder,
      rolldownOptions: { output: { entryFileNames: 'measured.js' } },
    },
  });
  await import(pathToFileURL(join(folder, 'measured.js')).href);
} finally {
  rmSync(folder, { recursive: true });
}

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { WEB } from './places.ts';

/** Static imports, including types. Dynamic `import()` may lead back. */
const IMPORT = /^\s*(?:(?:import|export)\s[^;]*?from|import) '(\.[^']+)'/gm;
/** Without those of types alone. */
const LOADED = /^\s*(?:(?:import|export)\s(?!type\s)[^;]*?from|import) '(\.[^']+)'/gm;

const names = readdirSync(join(WEB, 'src'), { recursive: true, encoding: 'utf8' });
const modules = new Set(
  names.filter(name => /\.(ts|svelte)$/.test(name)).map(name => join(WEB, 'src', name)),
);

function importsOf(module: string, pattern = IMPORT): string[] {
  const specifiers = [...readFileSync(module, 'utf8').matchAll(pattern)].map(([, path]) => path!);
  return specifiers
    .map(path => join(dirname(module), path))
    .flatMap(path => [path, `${path}.ts`].find(one => modules.has(one)) ?? []);
}

test('no module imports itself through others', () => {
  const done = new Set<string>();
  const visit = (module: string, path: string[]): void => {
    expect(path, 'an import cycle').not.toContain(module);
    if (done.has(module)) return;
    for (const other of importsOf(module)) visit(other, [...path, module]);
    done.add(module);
  };
  for (const module of modules) visit(module, []);
  expect(done.size).toBe(modules.size);
});

test('the start page loads nothing of a match', () => {
  const isOfMatch = (path: string): boolean => /\/src\/(board|match|table|sound)\//.test(path);
  const found = new Set<string>();
  const visit = (module: string): void => {
    if (found.has(module)) return;
    found.add(module);
    importsOf(module, LOADED).forEach(visit);
  };
  visit(join(WEB, 'src/home/start/Start.svelte'));
  expect([...found].filter(isOfMatch)).toEqual([]);
});

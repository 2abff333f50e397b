import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newerCss } from './newerCss.ts';
import { WEB } from './places.ts';
import { featureAt, missingIn, TARGETS } from './promise.ts';

const names = readdirSync(join(WEB, 'src'), { recursive: true, encoding: 'utf8' });
const files = names.filter(name => /\.(css|svelte)$/.test(name));

test.each(files)('%s has no CSS that a promised browser lacks', name => {
  const text = readFileSync(join(WEB, 'src', name), 'utf8');
  const style = name.endsWith('.css') ? text : (/<style>(.*)<\/style>/s.exec(text)?.[1] ?? '');
  expect(newerCss(style.replace(/:global\(((?:[^()]|\([^()]*\))*)\)/g, '$1'))).toEqual([]);
});

test.each([
  ['p { color: color-mix(in oklab, var(--a) 20%, var(--b)) }', 'color-mix()'],
  ['p { height: 100dvh }', '100dvh'],
  ['p:has(b) { color: red }', ':has'],
  ['p { view-transition-name: none }', 'view-transition-name'],
  ["p::before { content: attr(title) / '' }", 'content: attr(title) / '],
  ['p { text-overflow: clip ellipsis }', 'text-overflow'],
  ['@scope (p) { b { color: red } }', '@scope'],
])('%s is reported', (css, what) => {
  expect(newerCss(css).join()).toContain(what);
});

test.each([
  'p { height: 100vh; height: 100dvh }',
  "p::before { content: attr(title); content: attr(title) / '' }",
  "p::before { content: '/' }",
  '@supports (height: 100dvh) { p { height: 100dvh } }',
  '@supports selector(:has(a)) { p:has(b) { color: red } }',
  '@media (width >= 30rem) { p { b & { color: red } } }', // the build rewrites it
])('%s is fine', css => {
  expect(newerCss(css)).toEqual([]);
});

test('a feature is missing in the versions before it', () => {
  expect(missingIn(featureAt('javascript', 'builtins', 'Array', 'toSorted')!)).toEqual([
    'Chrome 102',
    'Edge 102',
    'Safari 15.4',
    'Safari on iOS 15.4',
  ]);
  expect(missingIn(featureAt('javascript', 'builtins', 'Array', 'findLast')!)).toEqual([]);
  expect(TARGETS).toContain('ios15.4');
});

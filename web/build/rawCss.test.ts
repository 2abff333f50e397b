import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { WEB } from './places.ts';
import { rawCss } from './rawCss.ts';

const names = readdirSync(join(WEB, 'src'), { recursive: true, encoding: 'utf8' });
const files = names.filter(name => /\.(css|svelte)$/.test(name) && !name.endsWith('tokens.css'));

test.each(files)('%s has the sizes and colours of tokens.css', name => {
  const text = readFileSync(join(WEB, 'src', name), 'utf8');
  const style = name.endsWith('.css') ? text : (/<style>(.*)<\/style>/s.exec(text)?.[1] ?? '');
  expect(rawCss(style)).toEqual([]);
});

test.each([
  'p { font-size: 1.2rem }',
  'p { font-size: 0.8em }',
  'p { font-size: 2.8vh }',
  'text { font-size: 12px }',
  'p { font-size: min(var(--text-5), 8vw) }',
  'p { font: 12px serif }',
  'p { font-weight: 650 }',
  'p { border-radius: 7px }',
  'p { border-top-left-radius: 7px }',
  'p { color: #123456 }',
  '@media (max-width: 600px) { p { color: red } }',
  '@media (max-width: 700px) { p { color: red } }',
])('%s is refused', css => {
  expect(rawCss(css)).toHaveLength(1);
});

test.each([
  'p { font-size: var(--text-2); font-weight: var(--weight-3) }',
  'p { font-size: max(var(--wall-1), min(var(--wall-3), 5cqh)) }',
  'p { border-radius: var(--radius) 0 0 50% }',
  'p { font-size: inherit; border-radius: 1em }',
  '@media (max-width: 699px) and (min-width: 480px) { p { color: var(--ink) } }',
])('%s is fine', css => {
  expect(rawCss(css)).toEqual([]);
});

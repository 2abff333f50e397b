import { parse } from 'svelte/compiler';
import { expect, test } from 'vitest';
import config from '../vite.config.ts';
import { blocked, policy } from './policy.ts';

const why = (code: string) => blocked(parse(code, { modern: true }))?.why;

test.each([
  '<p style="color: red">x</p>',
  '{#if 1}<div><p style="">x</p></div>{/if}',
  '{#each [1] as one}{@html one}{/each}',
  '<svelte:options css="injected" />',
])('%s is refused', code => {
  expect(why(code)).toBeTruthy();
});

test.each([
  '<p style:color="red" class="style">x</p>',
  '<p style:color={1}>style="x"</p>',
  '<svg><path d="M0 0" /></svg><style>p { color: red; }</style>',
])('%s is allowed', code => {
  expect(why(code)).toBeUndefined();
});

test('the build uses it', () => {
  expect(config({ command: 'build', mode: 'production' }).plugins).toContainEqual(
    expect.objectContaining({ name: policy().name }),
  );
});

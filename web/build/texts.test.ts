import { FluentBundle } from '@fluent/bundle';
import { expect, it } from 'vitest';
import { patternsOf } from './texts.ts';

const said = (source: string, args = {}): string => {
  const patterns = patternsOf([source]);
  const bundle = new FluentBundle('sk', { useIsolating: false });
  // As the page gets it: through JSON.
  const travelled = JSON.parse(JSON.stringify(patterns)) as typeof patterns;
  bundle.addResource({
    body: Object.entries(travelled).map(([id, value]) => ({ id, value, attributes: {} })),
  });
  return bundle.formatPattern(bundle.getMessage('a')!.value!, args);
};

it('plain words, names and plurals say the same when they were parsed before', () => {
  expect(said('a = Ahoj')).toBe('Ahoj');
  expect(said('a = { $name } je tu', { name: 'Eva' })).toBe('Eva je tu');
  const few = 'a = { $count ->\n    [one] jedno\n    [few] pár\n   *[other] veľa\n }\n';
  expect([1, 3, 7].map(count => said(few, { count }))).toEqual(['jedno', 'pár', 'veľa']);
});

it('comments do not travel', () => {
  expect(patternsOf(['# for translators\na = Words\n'])).toEqual({ a: 'Words' });
});

it('what the pages cannot say is refused when they are built', () => {
  expect(() => patternsOf(['-brand = RAWsiko\n'])).toThrow('-brand');
  expect(() => patternsOf(['a = Words\n    .title = More\n'])).toThrow('no attributes');
});

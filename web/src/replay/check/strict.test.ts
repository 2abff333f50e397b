import { expect, test } from 'vitest';
import { Inexact, Malformed, numberIn, parseObject } from './strict.ts';

test.each([
  '{"a":[1,-2,0,{"b":null}],"c":true,"d":"\\u00e9\\n"}',
  ' {\t"x" : [ ] , "y" : { } } \r',
  '{"__proto__":1,"toString":2}',
])('reads what JSON.parse reads: %s', text => {
  expect(JSON.stringify(parseObject(text))).toBe(JSON.stringify(JSON.parse(text)));
});

test.each([
  '',
  '[]',
  '1',
  '{"a":1,"a":1}',
  '{"a":01}',
  '{"a":NaN}',
  '{a:1}',
  '{"a":1}}',
  '{"a":"\\ud800"}',
  "{'a':1}",
  '{"a":1,}',
  '{"a":"\n"}',
  '\ufeff{}',
  `${'{"a":'.repeat(101)}1${'}'.repeat(101)}`,
])('refuses %j', text => expect(() => parseObject(text)).toThrow(Malformed));

test.each(['1.0', '1e0', '9007199254740993', '-0.5'])('%s is no whole number', text => {
  const found = parseObject(`{"a":${text}}`);
  expect(found.a).toBeInstanceOf(Inexact);
  expect(() => numberIn(found, 'a')).toThrow(Malformed);
});

// Turns the JSON Schema of the protocol (standard input) into TypeScript types (standard output).
import { compile } from 'json-schema-to-typescript';
import { text as textOf } from 'node:stream/consumers';

// The compiler supports tuples only as a list of `items`. Lengths of other arrays are dropped, because
// it would spell out every length. Keys beside a $ref make it lose the type's name, and `oneOf` only
// describes the values of an `enum`. Fields are described in the schema.
const simplify = (key, value) => {
  if (value?.$ref) return { $ref: value.$ref };
  if (value?.enum) delete value.oneOf;
  if (value?.properties)
    for (const field of Object.values(value.properties)) delete field.description;
  if (value?.type !== 'array') return value;
  const { prefixItems, minItems: _least, maxItems: _most, ...rest } = value;
  if (!prefixItems) return rest;
  const length = prefixItems.length;
  return { ...rest, items: prefixItems, minItems: length, maxItems: length };
};
const schema = JSON.parse(await textOf(process.stdin), simplify);
const text = await compile(schema, 'Protocol', {
  bannerComment: '// Made by `python3 run.py types` from src/rawsiko/protocol. Do not edit.',
  additionalProperties: false,
  style: { singleQuote: true, printWidth: 100 },
});
process.stdout.write(text);

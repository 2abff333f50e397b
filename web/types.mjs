// Turns the JSON Schema of the protocol (standard input) into TypeScript types (standard output).
import { compile } from 'json-schema-to-typescript';
import { readFileSync } from 'node:fs';

// The compiler knows tuples as a list of `items`, not by their newer name; other arrays are of any
// length to it, because it would spell out every length. What stands beside a $ref makes it forget
// the name of the type, and `oneOf` says the same as `enum`. Fields are described in the schema.
const simplify = (key, value) => {
  if (value?.$ref) return { $ref: value.$ref };
  if (value?.enum) delete value.oneOf;
  if (value?.properties)
    for (const field of Object.values(value.properties)) delete field.description;
  if (value?.type !== 'array') return value;
  const { prefixItems, minItems, maxItems, ...rest } = value;
  if (!prefixItems) return rest;
  const length = prefixItems.length;
  return { ...rest, items: prefixItems, minItems: length, maxItems: length };
};
const schema = JSON.parse(readFileSync(0, 'utf8'), simplify);
const text = await compile(schema, 'Protocol', {
  bannerComment: '// Made by `python3 run.py types` from src/rawsiko/protocol. Do not edit.',
  additionalProperties: false,
  style: { singleQuote: true, printWidth: 100 },
});
process.stdout.write(text);

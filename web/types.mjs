// Turns the JSON Schema of the protocol (standard input) into TypeScript types (standard output).
import { compile } from 'json-schema-to-typescript';
import { readFileSync } from 'node:fs';

const schema = JSON.parse(readFileSync(0, 'utf8'));
const text = await compile(schema, 'Protocol', {
  bannerComment: '// Made by `python3 run.py types` from src/rawsiko/protocol. Do not edit.',
  additionalProperties: false,
  ignoreMinAndMaxItems: true,
  style: { singleQuote: true, printWidth: 100 },
});
process.stdout.write(text);

// Strict JSON (docs/replay.md, “Exactly”). JSON.parse accepts duplicate keys and reads 1.0 as an
// integer; here duplicate keys are refused and 1.0 is `Inexact`.

export type Json = null | boolean | string | number | Inexact | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json;
}
/** A non-integer or unsafe number. Replays contain none. */
export class Inexact {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** A value is missing or has the wrong type; the message is its key. */
export class Malformed extends Error {}

const LONE_SURROGATE = /\p{Surrogate}/u;
const DEEPEST = 100;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
// eslint-disable-next-line no-control-regex -- JSON strings contain none
const TEXT = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const SPACE = /[ \t\n\r]*/y;

/** The object on a line. Throws Malformed, and nothing else. */
export function parseObject(text: string): JsonObject {
  const reader = new Reader(text);
  const value = reader.value(0);
  reader.end();
  if (!isObject(value)) throw new Malformed('{ }');
  return value;
}

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof Inexact);

class Reader {
  private readonly text: string;
  private at = 0;

  constructor(text: string) {
    this.text = text;
  }

  value(depth: number): Json {
    this.take(SPACE);
    const begins = this.text[this.at];
    if (begins === '{') return this.object(depth + 1);
    if (begins === '[') return this.list(depth + 1);
    if (begins === '"') return this.string();
    for (const [word, value] of [
      ['true', true] as const,
      ['false', false] as const,
      ['null', null] as const,
    ])
      if (this.text.startsWith(word, this.at)) {
        this.at += word.length;
        return value;
      }
    return this.number();
  }

  end(): void {
    this.take(SPACE);
    if (this.at < this.text.length) throw new Malformed('JSON');
  }

  private object(depth: number): JsonObject {
    this.open('{', depth);
    // Without a prototype, so that `__proto__` is a key like any other.
    const found = Object.create(null) as JsonObject;
    if (this.closes('}')) return found;
    do {
      this.take(SPACE);
      const key = this.string();
      if (key in found) throw new Malformed(key);
      this.punctuation(':');
      found[key] = this.value(depth);
    } while (this.goesOn('}'));
    return found;
  }

  private list(depth: number): Json[] {
    this.open('[', depth);
    const found: Json[] = [];
    if (this.closes(']')) return found;
    do found.push(this.value(depth));
    while (this.goesOn(']'));
    return found;
  }

  private string(): string {
    const value = JSON.parse(this.take(TEXT) || '0') as unknown;
    if (typeof value !== 'string' || LONE_SURROGATE.test(value)) throw new Malformed('JSON');
    return value;
  }

  private number(): number | Inexact {
    const written = this.take(NUMBER);
    if (!written) throw new Malformed('JSON');
    const value = Number(written);
    return /^-?\d+$/.test(written) && Number.isSafeInteger(value) ? value : new Inexact(written);
  }

  private open(bracket: string, depth: number): void {
    if (depth > DEEPEST) throw new Malformed('JSON');
    this.punctuation(bracket);
  }

  private closes(bracket: string): boolean {
    this.take(SPACE);
    if (this.text[this.at] !== bracket) return false;
    this.at += 1;
    return true;
  }

  private goesOn(bracket: string): boolean {
    if (this.closes(bracket)) return false;
    this.punctuation(',');
    return true;
  }

  private punctuation(wanted: string): void {
    this.take(SPACE);
    if (this.text[this.at] !== wanted) throw new Malformed('JSON');
    this.at += 1;
  }

  private take(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0] ?? '';
    this.at += found.length;
    return found;
  }
}

// The value of a key. Throws Malformed if it is missing or has another type.

export function textIn(table: JsonObject, key: string): string {
  const value = table[key];
  if (typeof value !== 'string') throw new Malformed(key);
  return value;
}

export function numberIn(table: JsonObject, key: string): number {
  const value = table[key];
  if (typeof value !== 'number') throw new Malformed(key);
  return value;
}

export function objectIn(table: JsonObject, key: string): JsonObject {
  const value = table[key];
  if (!isObject(value)) throw new Malformed(key);
  return value;
}

export function textsIn(table: JsonObject, key: string): string[] {
  return listIn(table, key, (item): item is string => typeof item === 'string');
}

export function numbersIn(table: JsonObject, key: string): number[] {
  return listIn(table, key, (item): item is number => typeof item === 'number');
}

export function objectsIn(table: JsonObject, key: string): JsonObject[] {
  return listIn(table, key, isObject);
}

function listIn<Item extends Json>(
  table: JsonObject,
  key: string,
  isItem: (item: Json) => item is Item,
): Item[] {
  const value = table[key];
  if (!Array.isArray(value) || !value.every(isItem)) throw new Malformed(key);
  return value;
}

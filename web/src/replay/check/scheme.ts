// The scheme `rawsiko-dice-1`, rule by rule from docs/dice.md. Written from that page alone,
// independently of the server's code.

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

export const SCHEME = 'rawsiko-dice-1';

const digest = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));
const keyed = (key: Uint8Array, text: string): Uint8Array => hmac(sha256, key, utf8ToBytes(text));

/** Rule 1. */
export const promiseOf = (table: string, secret: string): string =>
  digest(`${SCHEME}|${table}|${secret}`);

/** Rule 2. */
export const promiseOfShare = (share: string): string => digest(`${SCHEME}|contribution|${share}`);

/** Rule 3: the shares revealed, in the order of the seats. */
export const keyOf = (table: string, secret: string, shares: string[]): Uint8Array =>
  keyed(hexToBytes(secret), [table, ...shares].join('|'));

const TODAY = 'rawsiko-today-1';

/** Rule 11: the secret of today's card. */
export const secretOfToday = (today: string): string => digest(`${TODAY}|${today}`);

/** Rule 11. */
export const keyOfToday = (today: string): Uint8Array =>
  keyed(hexToBytes(secretOfToday(today)), TODAY);

/** Rules 4 to 6: the dice of one label. */
export class Draw {
  private readonly key: Uint8Array;
  private readonly label: string;
  private block = 0;
  private bytes: number[] = [];

  constructor(key: Uint8Array, label: string) {
    this.key = key;
    this.label = label;
  }

  die(sides: number): number {
    const isWide = sides > 256;
    const values = isWide ? 65_536 : 256;
    const tooLarge = Math.floor(values / sides) * sides;
    for (;;) {
      const value = isWide ? this.next() * 256 + this.next() : this.next();
      if (value < tooLarge) return (value % sides) + 1;
    }
  }

  dice(count: number, sides: number): number[] {
    return Array.from({ length: count }, () => this.die(sides));
  }

  shuffle<Item>(items: readonly Item[]): Item[] {
    const order = [...items];
    for (let place = order.length; place > 1; place--) {
      const shown = this.die(place);
      [order[place - 1], order[shown - 1]] = [order[shown - 1]!, order[place - 1]!];
    }
    return order;
  }

  private next(): number {
    if (this.bytes.length === 0) this.bytes = [...keyed(this.key, `${this.label}|${this.block++}`)];
    return this.bytes.shift()!;
  }
}

/** Rule 8. */
export function promiseOfCard(table: string, secret: string, player: string, card: string): string {
  const salt = bytesToHex(keyed(hexToBytes(secret), `salt|${table}|${player}`));
  return digest(`${SCHEME}|card|${player}|${card}|${salt}`);
}

/** Rule 9: the hash of an entry, from the one before it. */
export const hashOfEntry = (before: string, body: string): string =>
  bytesToHex(sha256(concatBytes(utf8ToBytes(`${before}|`), utf8ToBytes(body))));

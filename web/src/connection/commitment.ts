// The commitment to a secret share in the dice (docs/dice.md).

import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { toHex } from './random';

export const commitmentTo = (share: string): string =>
  toHex(sha256(utf8ToBytes(`rawsiko-dice-1|contribution|${share}`)));

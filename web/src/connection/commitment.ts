// The commitment to a secret share in the dice (docs/dice.md).

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

export const commitmentTo = (share: string): string =>
  bytesToHex(sha256(utf8ToBytes(`rawsiko-dice-1|contribution|${share}`)));

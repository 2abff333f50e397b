// Chance of the cryptographic kind that plain-http pages have too (they lack crypto.randomUUID).

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** As many random bytes, as lower-case hexadecimal digits. */
export function randomHex(bytes: number): string {
  return toHex(crypto.getRandomValues(new Uint8Array(bytes)));
}

export const toHex = (bytes: Uint8Array): string => Array.from(bytes, byte => HEX[byte]).join('');

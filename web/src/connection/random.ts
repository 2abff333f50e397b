// Cryptographic random numbers that also work on plain-http pages (no crypto.randomUUID there).

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** Random bytes as lower-case hexadecimal. */
export function randomHex(bytes: number): string {
  return toHex(crypto.getRandomValues(new Uint8Array(bytes)));
}

export const toHex = (bytes: Uint8Array): string => Array.from(bytes, byte => HEX[byte]).join('');

// Cryptographic random numbers that also work on plain-http pages (no crypto.randomUUID there).

/** Random bytes as lower-case hexadecimal. */
export function randomHex(bytes: number): string {
  const numbers = Array.from(crypto.getRandomValues(new Uint8Array(bytes)));
  return numbers.map(byte => byte.toString(16).padStart(2, '0')).join('');
}

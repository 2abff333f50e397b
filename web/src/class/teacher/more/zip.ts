// Replaces one file of a ZIP archive; the others are copied as they are. The file must be stored
// without compression, as the server stores companies.csv.

const ENTRY = 0x04034b50;
const DIRECTORY = 0x02014b50;
const END = 0x06054b50;
const END_SIZE = 22;
const ENTRY_SIZE = 30;
const DIRECTORY_SIZE = 46;

export function replaceInZip(
  zip: Uint8Array<ArrayBuffer>,
  name: string,
  change: (content: Uint8Array) => Uint8Array,
): Uint8Array<ArrayBuffer> {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const end = zip.length - END_SIZE;
  if (view.getUint32(end, true) !== END) throw new Error('not a ZIP file');
  const files: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let length = 0;
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (view.getUint32(at, true) !== DIRECTORY) throw new Error('not a ZIP file');
    const nameLength = view.getUint16(at + 28, true);
    const next =
      at +
      DIRECTORY_SIZE +
      nameLength +
      view.getUint16(at + 30, true) +
      view.getUint16(at + 32, true);
    const listed = zip.slice(at, next);
    const listing = new DataView(listed.buffer);
    const from = view.getUint32(at + 42, true);
    if (view.getUint32(from, true) !== ENTRY) throw new Error('not a ZIP file');
    const begins =
      from + ENTRY_SIZE + view.getUint16(from + 26, true) + view.getUint16(from + 28, true);
    let head = zip.slice(from, begins);
    let content: Uint8Array = zip.slice(begins, begins + view.getUint32(at + 20, true));
    if (
      new TextDecoder().decode(listed.slice(DIRECTORY_SIZE, DIRECTORY_SIZE + nameLength)) === name
    ) {
      if (view.getUint16(at + 10, true) !== 0) throw new Error(`${name} is compressed`);
      content = change(content);
      const heading = new DataView(head.buffer);
      for (const [place, offset] of [
        [heading, 14],
        [listing, 16],
      ] as const) {
        place.setUint32(offset, crc32(content), true);
        place.setUint32(offset + 4, content.length, true);
        place.setUint32(offset + 8, content.length, true);
      }
      head = new Uint8Array(heading.buffer);
    }
    listing.setUint32(42, length, true);
    files.push(head, content);
    directory.push(listed);
    length += head.length + content.length;
    at = next;
  }
  const tail = zip.slice(end);
  new DataView(tail.buffer).setUint32(16, length, true);
  return joined([...files, ...directory, tail]);
}

function joined(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function crc32(content: Uint8Array): number {
  let crc = ~0;
  for (const byte of content) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

// Adds a column with real names to companies.csv of an export, in the teacher's browser.

import type { Member } from '../../../protocol';
import type { Dialect } from '../../classApi';
import { replaceInZip } from './zip';

const FORMULA = /^[=+\-@\t\r]/; // a spreadsheet would run such a text

/** `header` is the name of the column; `names` are by member. */
export function withNames(
  file: Uint8Array<ArrayBuffer>,
  dialect: Dialect,
  members: Member[],
  names: Record<string, string>,
  header: string,
): Uint8Array<ArrayBuffer> {
  const separator = dialect === 'spreadsheet' ? ';' : ',';
  return replaceInZip(file, 'companies.csv', content => {
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(content);
    const lines = text.split('\r\n').map((line, index) => {
      if (!line) return line;
      const [match, seat] = line.split(separator);
      const who = members.filter(
        one => String(one.table) === match && one.seats?.includes(seat ?? ''),
      );
      const name = who
        .map(one => names[one.id])
        .filter(Boolean)
        .join(' + ');
      return `${line}${separator}${index ? quoted(name) : quoted(header)}`;
    });
    return new TextEncoder().encode(lines.join('\r\n'));
  });
}

const quoted = (text: string): string => {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[;,"\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

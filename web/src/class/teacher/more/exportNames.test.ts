import { expect, test } from 'vitest';
import type { Member } from '../../../protocol';
import { withNames } from './exportNames';
import { replaceInZip } from './zip';

// Made by Python's zipfile: companies.csv stored, columns.txt deflated.
const ZIP =
  'UEsDBBQAAAAAAAAAIQDrW1jyIwAAACMAAAANAAAAY29tcGFuaWVzLmNzdm1hdGNoLHNlYXQscG9pbnRzDQoxLHAxLD' +
  'UNCjEscDIsMA0KUEsDBBQAAAAIAAAAIQC1tt1iEAAAAIcAAAALAAAAY29sdW1ucy50eHQryM/MKym2UigA01CK/lwA' +
  'UEsBAhQDFAAAAAAAAAAhAOtbWPIjAAAAIwAAAA0AAAAAAAAAAAAAAIABAAAAAGNvbXBhbmllcy5jc3ZQSwECFAMUAA' +
  'AACAAAACEAtbbdYhAAAACHAAAACwAAAAAAAAAAAAAAgAFOAAAAY29sdW1ucy50eHRQSwUGAAAAAAIAAgB0AAAAhwAA' +
  'AAAA';
const zip = Uint8Array.from(atob(ZIP), letter => letter.charCodeAt(0));
const member = { id: 'm3', table: 1, seats: ['p2'] } as Member;

const read = (file: Uint8Array<ArrayBuffer>, name: string): string => {
  let text = '';
  replaceInZip(file, name, content => {
    text = new TextDecoder().decode(content);
    return content;
  });
  return text;
};

test('a real name stands beside its company, quoted, and never as a formula', () => {
  const named = withNames(zip, 'rfc4180', [member], { m3: '=Ada, B' }, 'name');
  expect(read(named, 'companies.csv')).toBe(
    `match,seat,points,name\r\n1,p1,5,\r\n1,p2,0,"'=Ada, B"\r\n`,
  );
});

test('the other files are copied as they are', () => {
  const same = replaceInZip(zip, 'companies.csv', content => content);
  expect([...same]).toEqual([...zip]);
  expect(() => read(zip, 'columns.txt')).toThrow('compressed');
});

// Portraits for players, drawn at build time: a file for each, and one sheet with all of them for the
// picker. The sheet defines shared paths once. Portraits with the same entry in `LOOKS` look alike.

import { createAvatar } from '@dicebear/core';
import * as lorelei from '@dicebear/lorelei';
import type { Plugin } from 'vite';
import { hashOf } from './places.ts';

const ASKED = 'virtual:avatars';
const AVATARS = 64;
const COLUMNS = 8;
const SIDE = 980; // of a drawing
const PATH = /<path ([^>]*?)\s*\/>/g;

export function avatars(): Plugin {
  const drawings = Array.from({ length: AVATARS }, (_, number) => draw(number));
  const sheet = sheetOf(drawings);
  const folder = `assets/avatars-${hashOf(sheet)}`;
  const files = new Map([
    [`${folder}/sheet.svg`, sheet],
    ...drawings.map((one, number) => [`${folder}/${number}.svg`, alone(one)] as const),
  ]);
  let base = '/';
  return {
    name: 'rawsiko:avatars',
    configResolved(config) {
      base = config.base;
    },
    resolveId: id => (id === ASKED ? `\0${ASKED}` : null),
    load(id) {
      if (id !== `\0${ASKED}`) return null;
      return `\
export const AVATARS = ${AVATARS};
export const COLUMNS = ${COLUMNS};
export const SHEET = '${base}${folder}/sheet.svg';
export const avatarUrl = number => \`${base}${folder}/\${((number % AVATARS) + AVATARS) % AVATARS}.svg\`;
export const LOOKS = ${JSON.stringify(Array.from({ length: AVATARS }, (_, number) => lookOf(number)))};
`;
    },
    generateBundle() {
      for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const source = files.get(request.url?.slice(1) ?? '');
        if (source === undefined) return next();
        response.setHeader('content-type', 'image/svg+xml');
        response.end(source);
      });
    },
  };
}

const PAPER = '#f3efe6';

const alone = (drawing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" fill="none">` +
  `<rect width="${SIDE}" height="${SIDE}" fill="${PAPER}"/>${drawing}</svg>`;

function sheetOf(drawings: string[]): string {
  const parts = new Map<string, string>();
  const idOf = (attributes: string): string => {
    const id = parts.get(attributes) ?? `p${parts.size}`;
    parts.set(attributes, id);
    return id;
  };
  const cells = drawings.map((drawing, number) => {
    const [x, y] = [(number % COLUMNS) * SIDE, Math.floor(number / COLUMNS) * SIDE];
    const reused = drawing.replace(PATH, (_, own: string) => `<use href="#${idOf(own)}"/>`);
    return `<svg x="${x}" y="${y}" width="${SIDE}" height="${SIDE}">${reused}</svg>`;
  });
  const defined = [...parts].map(([attributes, id]) => `<path id="${id}" ${attributes}/>`);
  const rows = Math.ceil(drawings.length / COLUMNS);
  const [width, height] = [COLUMNS * SIDE, rows * SIDE];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"` +
    ` width="${width}" height="${height}" fill="none"><defs>${defined.join('')}</defs>` +
    `<rect width="${width}" height="${height}" fill="${PAPER}"/>${cells.join('')}</svg>`
  );
}

/** Hair variants that look alike at a small size. */
const ALIKE = [
  ['01', '02', '03'],
  ['05', '22'],
  ['06', '10', '11', '12', '30'],
  ['13', '14', '15', '16', '21', '23', '40'],
  ['17', '18', '20', '29', '42'],
  ['25', '28', '34'],
  ['26', '38'],
];

function lookOf(number: number): number {
  const { hair, beard } = portrait(number).toJson().extra as { hair: string; beard?: string };
  const variant = hair.replace('variant', '');
  const group = ALIKE.findIndex(one => one.includes(variant));
  return beard ? -1 : group < 0 ? Number(variant) + ALIKE.length : group;
}

const portrait = (number: number) => createAvatar(lorelei, { seed: `rawsiko-${number}` });

/** The drawing's content without metadata (CREDITS.md has the attribution), mask and background. */
const draw = (number: number): string =>
  portrait(number)
    .toString()
    .replace(/<metadata.*?<\/metadata>|<mask.*?<\/mask>|<g [^>]*><\/g>/gs, '')
    .replace(/^<svg[^>]*>|<\/svg>$/g, '')
    .replace(/ mask="[^"]*"/, '');

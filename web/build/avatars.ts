// Portraits for players to choose from, drawn at build time. `virtual:avatars` exports `AVATARS`,
// their number, and `avatarUrl(number)`.

import { createAvatar } from '@dicebear/core';
import * as lorelei from '@dicebear/lorelei';
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

const ASKED = 'virtual:avatars';
const AVATARS = 64;

export function avatars(): Plugin {
  const drawings = Array.from({ length: AVATARS }, (_, number) => draw(number));
  const hash = createHash('sha256').update(drawings.join()).digest('base64url').slice(0, 8);
  const folder = `assets/avatars-${hash}`;
  return {
    name: 'rawsiko:avatars',
    resolveId: id => (id === ASKED ? `\0${ASKED}` : null),
    load(id) {
      if (id !== `\0${ASKED}`) return null;
      return `\
export const AVATARS = ${AVATARS};
export const avatarUrl = (number) => \`/${folder}/\${((number % AVATARS) + AVATARS) % AVATARS}.svg\`;
`;
    },
    generateBundle() {
      drawings.forEach((source, number) =>
        this.emitFile({ type: 'asset', fileName: `${folder}/${number}.svg`, source }),
      );
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, asked] = new RegExp(`^/${folder}/(\\d+)\\.svg$`).exec(request.url ?? '') ?? [];
        if (asked === undefined) return next();
        response.setHeader('content-type', 'image/svg+xml');
        response.end(drawings[Number(asked)]);
      });
    },
  };
}

/** Without the attribution metadata; CREDITS.md has it. */
const draw = (number: number): string =>
  createAvatar(lorelei, { seed: `rawsiko-${number}`, backgroundColor: ['f3efe6'] })
    .toString()
    .replace(/<metadata.*?<\/metadata>/s, '');

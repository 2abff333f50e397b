// Compresses built files with Brotli and gzip, so that the server doesn't have to.

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const WORTH_IT = /\.(html|js|css|svg|json|txt)$/;
const BEST = constants.BROTLI_MAX_QUALITY;

export function compressed(): Plugin {
  return {
    name: 'rawsiko:compressed',
    apply: 'build',
    writeBundle: {
      order: 'post',
      async handler({ dir = '' }, bundle) {
        const files = Object.keys(bundle).filter(file => WORTH_IT.test(file));
        await Promise.all(files.map(file => compress(join(dir, file))));
      },
    },
  };
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BEST,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const packed = {
    br: await promisify(brotliCompress)(bytes, { params }),
    gz: await promisify(gzip)(bytes, { level: 9 }),
  };
  for (const [ending, body] of Object.entries(packed)) {
    if (body.length < bytes.length) await writeFile(`${file}.${ending}`, body);
  }
}

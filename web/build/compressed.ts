// Writes a .br and a .gz file beside every built one that gets smaller by it, so that the server
// has nothing to compress.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const WORTH_IT = /\.(html|js|css|svg|json|txt)$/;

export function compressed(): Plugin {
  return {
    name: 'rawsiko:compressed',
    apply: 'build',
    writeBundle: {
      order: 'post',
      handler({ dir = '' }, bundle) {
        for (const name of Object.keys(bundle).filter(file => WORTH_IT.test(file))) {
          compress(join(dir, name));
        }
      },
    },
  };
}

function compress(file: string): void {
  const bytes = readFileSync(file);
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const brotli = brotliCompressSync(bytes, {
    params: { ...quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
  const gzip = gzipSync(bytes, { level: 9 });
  if (brotli.length < bytes.length) writeFileSync(`${file}.br`, brotli);
  if (gzip.length < bytes.length) writeFileSync(`${file}.gz`, gzip);
}

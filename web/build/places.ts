// Folders that the build reads and writes, and names of the files that it makes.

import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const WEB = dirname(dirname(fileURLToPath(import.meta.url)));
export const ROOT = dirname(WEB);
export const LOCALES = join(ROOT, 'locales');
export const LANGUAGES = readdirSync(LOCALES).filter(name => name.length === 2);
/** Where the server expects the built client. In the wheel, not in the repository. */
export const PAGES = join(ROOT, 'src', 'rawsiko', 'server', 'pages');

/** For file names: a changed file gets a new name, so browsers may cache it forever. */
export const hashOf = (content: string): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 8);

/** The Python that has RAWsiko installed: run.py's, or the one that runs the build. */
export function python(): string {
  if (process.env.RAWSIKO_PYTHON) return process.env.RAWSIKO_PYTHON;
  const own = join(
    ROOT,
    '.venv',
    ...(process.platform === 'win32' ? ['Scripts', 'python.exe'] : ['bin', 'python']),
  );
  return existsSync(own) ? own : 'python3';
}

import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const WEB = dirname(dirname(fileURLToPath(import.meta.url)));
export const ROOT = dirname(WEB);
/** Where the server expects the built client. In the wheel, not in the repository. */
export const PAGES = join(ROOT, 'src', 'rawsiko', 'server', 'pages');

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

// Runs the tables: Python in WebAssembly (src/rawsiko/light/host.py).

import { Journals } from './journals';
import type { FromWorker, ToWorker } from './messages';

type Answered = [isOk: boolean, body: string];
interface Host {
  open(id: number, hello: string): void;
  say(id: number, message: string): void;
  close(id: number): void;
  ask(
    method: string,
    path: string,
    token: string,
    body: string,
  ): Promise<{ toJs(): Answered; destroy(): void }>;
}
interface HostModule {
  start: (
    journals: Journals,
    origin: string,
    tell: (id: number, message: string) => void,
    end: (id: number) => void,
  ) => Promise<Host>;
}
interface Python {
  unpackArchive(archive: ArrayBuffer, format: string, options: { extractDir: string }): void;
  runPython(code: string): unknown;
  pyimport(name: string): HostModule;
}
interface Loader {
  loadPyodide: (options: { indexURL: string; lockFileContents: unknown }) => Promise<Python>;
}

const PLACE = '/lib/rawsiko';
const LOCK = 'rawsiko';
/** Milliseconds: a page that was just left may still hold the lock. */
const PATIENCE = 3000;
/** The folder with Python, beside that of this script. */
const FOLDER = new URL('../python/', self.location.href).href;

/** As the server says it. */
const FAULT = '{"code":"server_fault"}';

const post = (message: FromWorker): void => self.postMessage(message);

/** A reason that people are told. */
class Trouble extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

/** A browser that doesn't understand the program is older than it needs. */
const isTooOld = (error: unknown): boolean =>
  error instanceof SyntaxError || error instanceof WebAssembly.CompileError;

/** Raises Trouble with `code` for whatever else goes wrong. */
async function attempt<Result>(code: string, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    console.error(error);
    throw new Trouble(isTooOld(error) ? 'site_browser' : code);
  }
}

/** Only one page plays at a time: two would write the same journals. Held until the worker ends. */
function takeTurn(): Promise<unknown> {
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), PATIENCE);
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(LOCK, { signal: waiting.signal }, () => {
        clearTimeout(timer);
        resolve(null);
        return new Promise(() => undefined);
      })
      // Who refuses to store anything refuses locks as well.
      .catch(() => reject(new Trouble(waiting.signal.aborted ? 'site_elsewhere' : 'site_storage')));
  });
}

async function loadPython(): Promise<Python> {
  const program = fetch(`${FOLDER}rawsiko.zip`);
  const lock = fetch(`${FOLDER}lock.json`);
  const { loadPyodide } = (await import(/* @vite-ignore */ `${FOLDER}pyodide.mjs`)) as Loader;
  post({ kind: 'loaded', part: 0.1 });
  const lockFileContents: unknown = await (await lock).json();
  const python = await loadPyodide({ indexURL: FOLDER, lockFileContents });
  post({ kind: 'loaded', part: 0.7 });
  const archive = await program;
  if (!archive.ok) throw new Error(`rawsiko.zip: ${archive.status}`);
  python.unpackArchive(await archive.arrayBuffer(), 'zip', { extractDir: PLACE });
  python.runPython(`import sys; sys.path.insert(0, '${PLACE}')`);
  post({ kind: 'loaded', part: 0.8 });
  return python;
}

async function start(): Promise<Host> {
  await takeTurn();
  const [journals, python] = await Promise.all([
    attempt('site_storage', Journals.open()),
    attempt('site_load', loadPython()),
  ]);
  const { start: begin } = python.pyimport('rawsiko.light.host');
  const tell = (id: number, message: string): void => post({ kind: 'heard', id, message });
  const end = (id: number): void => post({ kind: 'ended', id });
  const host = await attempt('site_storage', begin(journals, self.location.origin, tell, end));
  post({ kind: 'ready' });
  return host;
}

async function hear(host: Host, said: ToWorker): Promise<void> {
  switch (said.kind) {
    case 'open':
      host.open(said.id, said.hello);
      break;
    case 'say':
      host.say(said.id, said.message);
      break;
    case 'close':
      host.close(said.id);
      break;
    case 'ask': {
      const { id, method, path, token, body: sent } = said;
      try {
        const answer = await host.ask(method, path, token, sent);
        const [isOk, body] = answer.toJs();
        answer.destroy();
        post({ kind: 'answered', id, isOk, body });
      } catch (error) {
        console.error(error);
        post({ kind: 'answered', id, isOk: false, body: FAULT });
      }
    }
  }
}

const starting = start();
starting.catch((error: unknown) =>
  post({ kind: 'failed', code: error instanceof Trouble ? error.code : 'site_load' }),
);
self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  void starting.then(
    host => hear(host, data),
    () => undefined,
  );
};

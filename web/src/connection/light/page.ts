// The page's side of the worker that runs the tables in the browser.

import type { Hello, ServerMessage } from '../../protocol';
import { trusted } from '../../phone/trusted';
import { RequestRefused } from '../refused';
import type { Transport, TransportHandlers } from '../transports';
import type { FromWorker, ToWorker } from './messages';
import { starting } from './starting.svelte';
import address from './worker?worker&url';

type Answered = Extract<FromWorker, { kind: 'answered' }>;
interface Waiting {
  resolve: (answer: Answered) => void;
  reject: (error: RequestRefused) => void;
}
interface Heard {
  onMessage: (message: ServerMessage) => void;
  onEnd: (code: string | null) => void;
}

let worker: Worker | null = null;
let newest = 0;
const asked = new Map<number, Waiting>();
const conversations = new Map<number, Heard>();

const isOld = (): boolean =>
  !('WebAssembly' in window && 'indexedDB' in window && 'locks' in navigator);

/** The worker, begun if it isn't there. Throws RequestRefused. */
function running(): Worker {
  if (worker) return worker;
  if (isOld()) throw new RequestRefused('site_browser');
  if ('storage' in navigator) void navigator.storage.persist();
  starting.part = 0;
  worker = new Worker(trusted(address), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => hear(data);
  worker.onerror = () => fail('site_load');
  return worker;
}

const post = (message: ToWorker): void => running().postMessage(message);

function hear(said: FromWorker): void {
  switch (said.kind) {
    case 'loaded':
      starting.part = said.part;
      break;
    case 'ready':
      starting.part = null;
      break;
    case 'failed':
      fail(said.code);
      break;
    case 'heard':
      conversations.get(said.id)?.onMessage(JSON.parse(said.message) as ServerMessage);
      break;
    case 'ended':
      conversations.get(said.id)?.onEnd(null);
      break;
    case 'answered':
      asked.get(said.id)?.resolve(said);
      asked.delete(said.id);
  }
}

/** The next request begins again. */
function fail(code: string): void {
  worker?.terminate();
  worker = null;
  starting.part = null;
  for (const { reject } of asked.values()) reject(new RequestRefused(code));
  asked.clear();
  for (const { onEnd } of [...conversations.values()]) onEnd(code);
}

/** As `fetch`, from the worker. Rejects with RequestRefused if it can't run. */
export async function askHere(path: string, init: RequestInit): Promise<Response> {
  const { authorization = '' } = (init.headers ?? {}) as Record<string, string>;
  const body = typeof init.body === 'string' ? init.body : await new Response(init.body).text();
  const id = ++newest;
  const answer = await new Promise<Answered>((resolve, reject) => {
    asked.set(id, { resolve, reject });
    const token = authorization.replace(/^Bearer /, '');
    post({ kind: 'ask', id, method: init.method ?? 'GET', path, token, body });
  });
  return new Response(answer.body, { status: answer.isOk ? 200 : 400 });
}

/** The protocol, with the worker. */
export function openHere(hello: Hello, handlers: TransportHandlers): Promise<Transport> {
  const id = ++newest;
  return new Promise((resolve, reject) => {
    let isOpen = false;
    const transport: Transport = {
      send: message => post({ kind: 'say', id, message: JSON.stringify(message) }),
      close: () => {
        if (conversations.delete(id)) post({ kind: 'close', id });
      },
    };
    conversations.set(id, {
      onMessage: message => {
        if (!isOpen) resolve(transport);
        isOpen = true;
        handlers.onMessage(message);
      },
      onEnd: code => {
        conversations.delete(id);
        if (isOpen) handlers.onLost();
        else reject(new RequestRefused(code ?? 'try_again'));
      },
    });
    post({ kind: 'open', id, hello: JSON.stringify(hello) });
  });
}

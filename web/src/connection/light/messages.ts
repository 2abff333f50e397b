// What a page and its worker say to each other.

/** Conversations and requests are numbered by the page. */
export type ToWorker =
  | { kind: 'open'; id: number; hello: string }
  | { kind: 'say'; id: number; message: string }
  | { kind: 'close'; id: number }
  | { kind: 'ask'; id: number; method: string; path: string; token: string; body: string };

export type FromWorker =
  | { kind: 'loaded'; part: number }
  | { kind: 'ready' }
  /** It can't start: a code with a sentence. */
  | { kind: 'failed'; code: string }
  | { kind: 'heard'; id: number; message: string }
  | { kind: 'ended'; id: number }
  | { kind: 'answered'; id: number; isOk: boolean; body: string };

// Transports to the server: a WebSocket, or long-polling where a proxy blocks sockets.

import type { ClientMessage, Hello, ServerMessage } from '../protocol';
import { post } from './api';
import { takeSocket } from './earlySocket';

export interface Transport {
  send(message: ClientMessage): void;
  /** `onLost` is not called afterwards. */
  close(): void;
}
export interface TransportHandlers {
  onMessage(message: ServerMessage): void;
  onLost(): void;
}

const OPEN_SECONDS = 5;
const OPEN_POLLING_SECONDS = 8; // some networks drop packets silently
const POLL_WAIT = 20;

/** Resolves when the server has answered Hello; rejects if no socket can be opened. */
export function openSocket(hello: Hello, handlers: TransportHandlers): Promise<Transport> {
  return new Promise((resolve, reject) => {
    const socket = takeSocket();
    let isOpen = false;
    let isClosed = false;
    const close = () => {
      isClosed = true;
      clearTimeout(patience);
      socket.close();
    };
    const lose = () => {
      if (isClosed) return;
      close();
      if (isOpen) handlers.onLost();
      else reject(new Error('no socket'));
    };
    const patience = setTimeout(lose, OPEN_SECONDS * 1000);
    const transport: Transport = {
      send: message => {
        if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
      },
      close,
    };
    const greet = () => socket.send(JSON.stringify(hello));
    if (socket.readyState === WebSocket.OPEN) greet();
    else socket.onopen = greet;
    socket.onclose = lose;
    socket.onerror = lose;
    socket.onmessage = ({ data }) => {
      if (isClosed) return;
      if (!isOpen) {
        isOpen = true;
        clearTimeout(patience);
        resolve(transport);
      }
      handlers.onMessage(JSON.parse(data as string) as ServerMessage);
    };
  });
}

/** The same protocol over long-polling. */
export async function openPolling(hello: Hello, handlers: TransportHandlers): Promise<Transport> {
  const stop = new AbortController();
  const patience = setTimeout(() => stop.abort(), OPEN_POLLING_SECONDS * 1000);
  const opened = await post<{ conversation: string; messages: ServerMessage[] }>(
    '/poll/open',
    hello,
    { signal: stop.signal },
  ).finally(() => clearTimeout(patience));
  const path = `/poll/${opened.conversation}`;
  let waiting: ClientMessage[] = [];
  let isClosed = false;
  let isSending = false;

  const hear = (messages: ServerMessage[]) => {
    for (const message of messages) if (!isClosed) handlers.onMessage(message);
  };
  const lose = () => {
    if (isClosed) return;
    isClosed = true;
    handlers.onLost();
  };
  const poll = (messages: ClientMessage[], wait: number) =>
    post<Polled>(path, { messages, wait }, { signal: stop.signal });
  const listen = async () => {
    while (!isClosed) {
      try {
        const heard = await poll([], POLL_WAIT);
        hear(heard.messages);
        if (heard.is_over) lose();
      } catch {
        lose();
      }
    }
  };
  const flush = async () => {
    if (isSending) return;
    isSending = true;
    try {
      while (waiting.length && !isClosed) {
        const messages = waiting;
        waiting = [];
        hear((await poll(messages, 0)).messages);
      }
    } catch {
      lose();
    } finally {
      isSending = false;
    }
  };
  queueMicrotask(() => {
    hear(opened.messages);
    void listen();
  });
  return {
    send: message => {
      waiting.push(message);
      void flush();
    },
    close: () => {
      isClosed = true;
      stop.abort(); // browsers limit the connections per server
    },
  };
}

interface Polled {
  messages: ServerMessage[];
  is_over: boolean;
}

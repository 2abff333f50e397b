// A connection to a table or a class that survives lost transports (docs/protocol.md).

import type {
  Applied,
  ClassCommand,
  ClassOrder,
  ClientMessage,
  Hello,
  Order,
  Refused,
  ServerMessage,
  Welcome,
} from '../protocol';
import { isPassing } from './api';
import { RequestRefused } from './refused';
import { openPolling, openSocket, type Transport, type TransportHandlers } from './transports';
import { randomHex } from './random';

const PROTOCOL_VERSION = 1;
export type Command = Order['command'];
export type Reply = Applied | Refused;
export type LinkState = 'connecting' | 'open' | 'reconnecting' | 'closed';

export interface Listener {
  /** Every message except replies, Pong included. */
  onMessage(message: ServerMessage): void;
  onLink(state: LinkState): void;
  /** The server closed it permanently. */
  onEnding(code: string): void;
  /** The newest known entry and its hash, sent when reconnecting; null if something is missing. */
  known(): { seq: number; head: string } | null;
}

const FIRST_PAUSE = 200;
const LONGEST_PAUSE = 5000;
const PROBE_PATIENCE = 2000; // after returning to the page: phones close sockets without an event
const SOCKETS_BLOCKED = 60_000; // ms until sockets are tried again

/** Temporary refusals: the order is sent again after this many milliseconds. */
const AGAIN: Record<string, number> = { too_fast: 200, cannot_save: 1000, try_again: 1000 };

interface Unanswered {
  order: Order | ClassOrder;
  resolve(reply: Reply): void;
}

export class Connection {
  private transport: Transport | null = null;
  private isConnecting = false;
  /** A LookAs that came too late for Hello. */
  private isLookUnsent = false;
  private unanswered = new Map<string, Unanswered>();
  private heartbeat = 5000;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pings = 0;
  private pause = FIRST_PAUSE;
  private readonly closed = new AbortController();
  private wasOpen = false;
  private attempt = 0;
  private useSocketsFrom = 0;

  constructor(
    private readonly tokens: string[],
    private seat: string | null,
    private readonly listener: Listener,
  ) {
    const { signal } = this.closed;
    for (const name of ['online', 'pageshow'])
      window.addEventListener(name, this.probe, { signal });
    document.addEventListener('visibilitychange', this.probe, { signal });
    void this.connect();
  }

  /** Sent until answered, across reconnects and restarts; applied at most once. */
  order(command: Command): Promise<Reply> {
    return this.ask({ type: 'Order', id: randomHex(16), command });
  }

  /** The same, to a class. */
  classOrder(command: ClassCommand): Promise<Reply> {
    return this.ask({ type: 'ClassOrder', id: randomHex(16), command });
  }

  private ask(order: Order | ClassOrder): Promise<Reply> {
    return new Promise(resolve => {
      this.unanswered.set(order.id, { order, resolve });
      this.send(order);
    });
  }

  /** Switches to another of this device's seats, or requests a Snapshot. */
  lookAs(seat: string | null): void {
    this.seat = seat;
    this.isLookUnsent = !this.transport;
    this.send({ type: 'LookAs', seat });
  }

  /** Reconnects now instead of waiting. */
  retry(): void {
    if (!this.transport && !this.isConnecting && !this.closed.signal.aborted) {
      clearTimeout(this.timer);
      void this.connect();
    }
  }

  close(): void {
    this.closed.abort();
    clearTimeout(this.timer);
    this.transport?.close();
    this.transport = null;
    this.listener.onLink('closed');
  }

  private async connect(): Promise<void> {
    const attempt = ++this.attempt;
    const since = performance.now();
    this.isConnecting = true;
    this.isLookUnsent = false;
    this.listener.onLink(this.wasOpen ? 'reconnecting' : 'connecting');
    const known = this.listener.known();
    const hello: Hello = {
      type: 'Hello',
      version: PROTOCOL_VERSION,
      tokens: this.tokens,
      seat: this.seat,
      after: known?.seq ?? null,
      head: known?.head ?? null,
    };
    const isMine = () => attempt === this.attempt && !this.closed.signal.aborted;
    const handlers = {
      onMessage: (message: ServerMessage) => isMine() && this.hear(message),
      onLost: () => isMine() && this.lost(),
    };
    try {
      const transport = await this.open(hello, handlers, isMine);
      if (!isMine()) {
        transport.close();
        return;
      }
      this.isConnecting = false;
      this.transport = transport;
      this.resend();
    } catch (error) {
      if (!isMine()) return;
      if (error instanceof RequestRefused && !isPassing(error.code)) this.end(error.code);
      // If packets are dropped silently, the attempt itself was a long enough pause.
      else this.lost(performance.now() - since > LONGEST_PAUSE ? FIRST_PAUSE : undefined);
    }
  }

  private async open(
    hello: Hello,
    handlers: TransportHandlers,
    isMine: () => boolean,
  ): Promise<Transport> {
    if (import.meta.env.MODE === 'site') {
      const { openHere } = await import('./light/page');
      return openHere(hello, handlers);
    }
    if (Date.now() >= this.useSocketsFrom) {
      try {
        return await openSocket(hello, handlers);
      } catch (error) {
        // A proxy may block sockets but let requests through.
        if (!isMine()) throw error;
      }
    }
    const transport = await openPolling(hello, handlers);
    if (isMine()) this.useSocketsFrom = Date.now() + SOCKETS_BLOCKED;
    return transport;
  }

  private hear(message: ServerMessage): void {
    this.expectNews();
    switch (message.type) {
      case 'Welcome':
        this.welcome(message);
        break;
      case 'Applied':
      case 'Refused':
        this.answered(message);
        break;
      case 'Goodbye':
        if (message.retry_seconds == null) this.end(message.code);
        else this.lost(message.retry_seconds * 1000);
        break;
      default:
        this.listener.onMessage(message);
    }
  }

  private welcome(message: Welcome): void {
    this.heartbeat = message.heartbeat_seconds * 1000;
    this.pause = FIRST_PAUSE;
    this.wasOpen = true;
    this.listener.onLink('open');
    this.listener.onMessage(message);
    this.resend();
  }

  /** The seat first: the server takes orders for the seat that looks. */
  private resend(): void {
    if (this.isLookUnsent) this.lookAs(this.seat);
    for (const { order } of this.unanswered.values()) this.send(order);
  }

  private answered(reply: Reply): void {
    const waiting = this.unanswered.get(reply.id ?? '');
    if (!waiting) return;
    if (reply.type === 'Refused' && reply.code in AGAIN) {
      setTimeout(() => {
        if (this.unanswered.has(waiting.order.id)) this.send(waiting.order);
      }, AGAIN[reply.code]);
      this.listener.onMessage(reply); // so that the UI can show the reason for the delay
      return;
    }
    this.unanswered.delete(waiting.order.id);
    this.listener.onMessage(reply);
    waiting.resolve(reply);
  }

  private send(message: ClientMessage): void {
    this.transport?.send(message); // dropped while disconnected: `resend` says the rest again
  }

  // After a heartbeat of silence, ping; without an answer within another, reconnect.
  private expectNews(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.ping(this.heartbeat), this.heartbeat);
  }

  private ping(patience: number): void {
    this.send({ type: 'Ping', number: ++this.pings });
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.lost(), patience);
  }

  private probe = (): void => {
    if (document.visibilityState === 'hidden') return;
    if (this.transport) this.ping(PROBE_PATIENCE);
    else this.retry();
  };

  private lost(pause?: number): void {
    clearTimeout(this.timer);
    this.attempt++; // ignore messages of the old transport
    this.transport?.close();
    this.transport = null;
    this.isConnecting = false;
    this.listener.onLink(this.wasOpen ? 'reconnecting' : 'connecting');
    // With jitter: other clients reconnect too.
    const wait = pause ?? this.pause * (0.5 + Math.random() / 2);
    this.pause = Math.min(LONGEST_PAUSE, this.pause * 2);
    this.timer = setTimeout(() => void this.connect(), wait);
  }

  private end(code: string): void {
    this.close();
    this.listener.onEnding(code);
  }
}

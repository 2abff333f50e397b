// A connected class: what this device may know about it, and the teacher's commands.

import { Connection, type LinkState, type Reply } from '../connection/connection';
import type {
  ClassCommand,
  ClassTable,
  ClassView,
  Member,
  ServerMessage,
  TableLine,
} from '../protocol';
import { toast } from '../parts/toasts.svelte';
import { areIn, headsOf } from './members';
import { say } from '../texts/texts.svelte';

const UNDONE_WITHIN = 10_000; // milliseconds

export class LiveClass {
  private readonly connection: Connection;
  private offset = 0; // seconds that the server's clock is ahead

  view = $state.raw<ClassView | null>(null);
  lines = $state.raw<TableLine[]>([]);
  present = $state.raw<string[]>([]);
  member = $state<string | null>(null);
  role = $state<string | null>(null);
  link = $state<LinkState>('connecting');
  ending = $state<string | null>(null);
  /** Since when there's no connection, in seconds since 1970; null if there is one. */
  lostAt = $state<number | null>(null);
  /** Whether the server can save; if not, nothing moves on. */
  canSave = $state(true);
  /** The server's time, in seconds since 1970; follows the clock. */
  now = $state(Date.now() / 1000);

  /** Whom the teacher removes in a moment: they count as gone. */
  leaving = $state.raw<Member | null>(null);
  private removal: ReturnType<typeof setTimeout> | undefined;

  members: Member[] = $derived(
    (this.view?.members ?? []).filter(one => one.id !== this.leaving?.id),
  );
  /** How many pupils are in, for the teacher and the projector. */
  joined = $derived(headsOf(areIn(this.members)));
  tables: ClassTable[] = $derived(this.view?.tables ?? []);
  me: Member | null = $derived(this.members.find(one => one.id === this.member) ?? null);

  private readonly ticking = setInterval(() => this.tick(), 1000);

  constructor(token: string) {
    this.connection = new Connection([token], null, {
      onMessage: message => this.hear(message),
      onLink: state => {
        this.link = state;
        if (state === 'open') this.lostAt = null;
        else if (this.view) this.lostAt ??= this.now;
      },
      onEnding: code => (this.ending = code),
      known: () => null, // the server always sends the whole class
    });
  }

  /** What was decided before comes first. */
  order(command: ClassCommand): Promise<Reply> {
    this.removeNow();
    return this.connection.classOrder(command);
  }

  /** Removes a pupil unless it is undone in time. Their device learns nothing of it before. */
  remove(member: Member): void {
    this.removeNow();
    this.leaving = member;
    this.removal = setTimeout(() => this.removeNow(), UNDONE_WITHIN);
  }

  undoRemoval(): void {
    clearTimeout(this.removal);
    this.leaving = null;
  }

  private removeNow(): void {
    const gone = this.leaving;
    if (!gone || this.removal === undefined) return;
    clearTimeout(this.removal);
    this.removal = undefined;
    void this.connection.classOrder({ type: 'RemoveMember', member: gone.id }).then(() => {
      if (this.leaving === gone) this.leaving = null;
    });
  }

  close(): void {
    this.removeNow();
    clearInterval(this.ticking);
    this.connection.close();
  }

  private tick(): void {
    this.now = Date.now() / 1000 + this.offset;
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'ClassSnapshot':
        this.offset = message.now - Date.now() / 1000;
        this.tick();
        this.role = message.role;
        this.member = message.member ?? null;
        this.present = message.present ?? [];
        this.lines = message.lines ?? [];
        this.view = message.view;
        break;
      case 'ClassTold':
        this.view = message.view;
        break;
      case 'ClassPresence':
        this.present = message.present;
        break;
      case 'LineTold':
        this.lines = [
          ...this.lines.filter(line => line.number !== message.line.number),
          message.line,
        ].sort((a, b) => a.number - b.number);
        break;
      case 'Welcome':
        this.canSave = true; // if it can't, ServerStatus follows
        break;
      case 'ServerStatus':
        this.canSave = message.can_save;
        break;
      case 'Applied':
        this.canSave = true;
        break;
      case 'Refused':
        if (message.code === 'cannot_save') this.canSave = false;
        break;
      case 'Nudged':
        toast(say('web-class-nudged'));
        break;
      default:
    }
  }
}

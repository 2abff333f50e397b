// A connected table: its state, and commands to it.

import type {
  Hinted,
  MatchView,
  Snapshot,
  Spoken,
  TableView,
  Told,
  WhyNot,
  Yours,
} from '../protocol';
import { matchLog } from '../connection/api';
import { Connection, type Command, type LinkState, type Reply } from '../connection/connection';
import { forgetSeat, type Credentials } from '../connection/credentials';
import { isYours } from './facts';
import { MatchStore } from './matchStore.svelte';
import { receive, NOTHING } from './view';
import { inOrderOfPlay, playersOf, type Player, type Scene } from './scene';

export type Action = Extract<Command, { type: 'Play' }>['action'];

export class LiveTable {
  private known = $state.raw<Snapshot | null>(null);
  private isComplete = true; // nothing was missed since the last Snapshot
  private readonly connection: Connection;
  /** The seat requested with LookAs until its Snapshot arrives; undefined if none. */
  private seatWanted: string | null | undefined;
  private stepStore: MatchStore | null = null;

  seats = $state.raw<string[]>([]);
  isHost = $state(false);
  link = $state<LinkState>('connecting');
  ending = $state<string | null>(null);
  canSave = $state(true);
  isStopping = $state(false);
  chat = $state.raw<(Spoken & { number: number })[]>([]);
  /** The last hint; valid for the entry with its `seq`. */
  hinted = $state.raw<Hinted | null>(null);
  toldWhyNot = $state.raw<WhyNot | null>(null);
  /** How many orders wait for an answer. */
  sending = $state(0);
  contentHash = $state('');
  /** Seconds left on the soft timer at the time `since`. */
  timer = $state.raw<{ seconds: number; since: number } | null>(null);

  seq: number = $derived(this.known?.seq ?? 0);
  table: TableView | null = $derived(this.known?.table ?? null);
  match: MatchView | null = $derived(this.known?.match ?? null);
  yours: Yours = $derived(this.known?.yours ?? NOTHING);
  /** The seat whose view is shown. */
  seat: string | null = $derived(this.known?.seat ?? null);
  /** By seat. */
  players: Player[] = $derived(this.table ? playersOf(this.table) : []);
  scene: Scene | null = $derived(
    this.table && this.match
      ? {
          match: this.match,
          seat: this.seat,
          players: inOrderOfPlay(this.players, this.match.order),
          yours: this.yours,
          options: this.table.settings.options ?? { type: 'Options' },
        }
      : null,
  );

  /** The shown seat has to decide. */
  isAwaited: boolean = $derived(this.scene !== null && isYours(this.scene));

  constructor(
    private readonly tokens: string[],
    /** Whose secret shares in the dice are revealed when the server asks. */
    private readonly credentials: () => Credentials | null,
    private readonly onRefused: (code: string) => void = () => undefined,
  ) {
    this.connection = new Connection(tokens, null, {
      onMessage: message => this.hear(message),
      onLink: state => (this.link = state),
      onEnding: code => (this.ending = code),
      known: () => (this.isComplete && this.seatWanted === undefined ? this.known : null),
    });
  }

  /** What happened in the match. Begun when it is first read: not everybody shows a log. */
  get store(): MatchStore {
    if (!this.stepStore) {
      this.stepStore = new MatchStore();
      if (this.known?.match) this.fillGap();
    }
    return this.stepStore;
  }

  play(action: Action): Promise<Reply> {
    return this.order({ type: 'Play', action });
  }

  async order(command: Command): Promise<Reply> {
    this.sending++;
    try {
      const reply = await this.connection.order(command);
      if (reply.type === 'Refused') this.onRefused(reply.code);
      return reply;
    } finally {
      this.sending--;
    }
  }

  /** A command that doesn't change the table; not counted in `sending`. */
  request(
    command: Extract<Command, { type: 'AskHint' | 'AskWhyNot' | 'HurryBots' | 'SetPace' }>,
  ): Promise<Reply> {
    return this.connection.order(command);
  }

  /** Switches to another of this device's seats; null hides all cards. */
  lookAs(seat: string | null): void {
    this.seatWanted = seat;
    this.connection.lookAs(seat);
  }

  retry(): void {
    this.connection.retry();
  }

  close(): void {
    this.connection.close();
    this.stepStore?.close();
  }

  private hear(message: Parameters<typeof receive>[1]): void {
    switch (message.type) {
      case 'Welcome':
        this.seats = message.seats;
        this.isHost = message.is_host;
        this.contentHash = message.content;
        this.isStopping = false;
        this.canSave = true; // if not, a ServerStatus follows
        return;
      case 'ServerStatus':
        this.canSave = message.can_save;
        this.isStopping = message.is_stopping ?? false;
        return;
      case 'Spoken':
        this.chat = [...this.chat, { ...message, number: this.chat.length }];
        return;
      case 'Refused':
        if (message.code === 'cannot_save') this.canSave = false;
        return;
      case 'Applied':
        this.canSave = true;
        return;
      case 'Hinted':
        this.hinted = message;
        return;
      case 'WhyNot':
        this.toldWhyNot = message;
        return;
      case 'Timer':
        this.timer = { seconds: message.seconds_left, since: Date.now() };
        break;
      case 'Snapshot':
        this.isComplete = true;
        if (message.seat === this.seatWanted) this.seatWanted = undefined;
        this.timer =
          message.seconds_left == null
            ? null
            : { seconds: message.seconds_left, since: Date.now() };
        break;
    }
    this.learn(message);
  }

  private learn(message: Parameters<typeof receive>[1]): void {
    if (message.type === 'Snapshot') {
      const wasMissed = !this.known?.match || message.seq > this.known.seq;
      this.know(message);
      if (message.match && wasMissed) this.fillGap();
    } else if (this.known && this.isComplete) {
      const before = this.known;
      const after = receive(before, message);
      if (after === 'resync') {
        this.isComplete = false;
        this.lookAs(this.seatWanted === undefined ? before.seat : this.seatWanted);
      } else if (after !== before) {
        this.know(after);
        if (message.type === 'Told') this.record(message, before);
      }
    }
  }

  private record({ seq, change }: Told, { match: before, yours }: Snapshot): void {
    const after = this.known?.match;
    if (change.type === 'MatchTold' && before && after)
      this.stepStore?.add({ seq, told: change, before, after, yours });
    else if (change.type === 'TakenBack' && this.stepStore?.takeBack() === false) this.fillGap();
  }

  /** `match` includes actions that this page was not told. */
  private fillGap(): void {
    void this.stepStore?.fill(this.seq, () => matchLog(this.tokens[0]!).catch(() => null));
  }

  private know(snapshot: Snapshot): void {
    this.known = snapshot;
    this.giveUpLostSeats(snapshot.table);
    if (snapshot.table.status === 'starting') this.reveal(snapshot);
  }

  /** Forgets seats that were opened or given to a bot: their tokens are invalid. */
  private giveUpLostSeats({ id, seats }: TableView): void {
    const isLost = (seat: string) => seats.find(one => one.player === seat)?.kind !== 'person';
    const lost = this.seats.filter(isLost);
    if (!lost.length) return;
    this.seats = this.seats.filter(seat => !isLost(seat));
    for (const seat of lost) forgetSeat(id, seat);
  }

  private revealed = new Set<string>();

  /** Reveals the dice shares of this device's seats, one after another. */
  private reveal({ seat, yours }: Snapshot): void {
    const shares = this.credentials()?.shares ?? {};
    const share = seat && shares[seat];
    if (seat && share && !this.revealed.has(seat)) {
      this.revealed.add(seat);
      if (yours.must_reveal)
        void this.connection.order({ type: 'Reveal', contribution: share }).then(this.revealNext);
      else this.revealNext();
    } else if (this.seatWanted === undefined) this.revealNext();
  }

  /** Only the shown seat can reveal its share. */
  private revealNext = (): void => {
    if (this.seats.length < 2 || this.known?.table.status !== 'starting') return;
    const shares = this.credentials()?.shares ?? {};
    const next = this.seats.find(seat => shares[seat] && !this.revealed.has(seat)) ?? null;
    if (next !== this.known.seat) this.lookAs(next);
  };
}

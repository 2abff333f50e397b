// What a Match screen shows, for tables, the tutorial and replays.

import type { MatchView, Options, SeatKind, TableView, Yours } from '../protocol';
import { say } from '../texts/texts.svelte';
import { facesOf } from '../parts/pictures/faces';

export interface Player {
  id: string;
  /** 1 to 5, by seat: selects colour, glyph and pattern. */
  number: number;
  name: string;
  avatar: number;
  kind: SeatKind;
  /** The level of the bot that plays or stands in. */
  level: string | null;
  isStandIn: boolean;
  isPresent: boolean;
}

export interface Scene {
  match: MatchView;
  /** The viewer's seat; null for spectators. */
  seat: string | null;
  /** In order of play. */
  players: Player[];
  yours: Yours;
  options: Options;
}

/** Everybody at the table, by seat. */
export function playersOf(table: TableView): Player[] {
  const faces = facesOf(table.seats);
  return table.seats.map((seat, index) => ({
    id: seat.player,
    number: numberOf(seat.player),
    name: table.names[seat.player] ?? say(`company-${seat.company ?? 1}`),
    avatar: faces[index]!,
    kind: seat.kind ?? 'open',
    level: seat.stand_in ?? seat.level ?? null,
    isStandIn: Boolean(seat.stand_in),
    isPresent: seat.kind === 'bot' || table.present.includes(seat.player),
  }));
}

/** The same in order of play. */
export const inOrderOfPlay = (players: Player[], order: string[]): Player[] =>
  order.map(id => players.find(player => player.id === id)!).filter(Boolean);

export const numberOf = (player: string): number => Number(player.slice(1));

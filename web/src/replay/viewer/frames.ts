// Frames of a replay: one before the first step and one after each step.

import type { MatchView } from '../../protocol';
import type { MatchEvent } from '../../table/view';
import type { ReplaySteps } from '../steps';

/** The position as one player saw it, their own card only; null: everybody's. The end shows all (R6.5). */
export function seenBy(frame: MatchView, seat: string | null): MatchView {
  const card = seat === null ? undefined : frame.objectives[seat];
  if (card === undefined || frame.phase.type === 'Finished') return frame;
  return { ...frame, objectives: { [seat!]: card } };
}

export interface Mark {
  /** The frame that shows it. */
  frame: number;
  kind: 'turn' | 'conquest' | 'elimination';
  /** Of a Turn. */
  turn?: number;
  /** The player it concerns. */
  player?: string;
}

/** The marks of the time line. */
export function timeMarksOf({ steps }: ReplaySteps): Mark[] {
  return steps.flatMap((step, index) =>
    step.events.flatMap(event => markOf(event, index + 1) ?? []),
  );
}

function markOf(event: MatchEvent, frame: number): Mark | null {
  switch (event.type) {
    case 'TurnBegan':
      return { frame, kind: 'turn', turn: event.turn };
    case 'TerritoryConquered':
      return { frame, kind: 'conquest', player: event.player };
    case 'PlayerEliminated':
      return { frame, kind: 'elimination', player: event.player };
    default:
      return null;
  }
}

/** Where a jump by Turn leads: the setup, each Turn's beginning, the end. */
export function stopsOf(replay: ReplaySteps): number[] {
  const turns = timeMarksOf(replay).filter(({ kind }) => kind === 'turn');
  return [...new Set([0, ...turns.map(({ frame }) => frame), replay.steps.length])];
}

export const stopBefore = (stops: number[], frame: number): number =>
  stops.findLast(stop => stop < frame) ?? 0;

export const stopAfter = (stops: number[], frame: number): number =>
  stops.find(stop => stop > frame) ?? stops.at(-1)!;

export const SPEEDS = [0.5, 1, 2, 4] as const;

const WITHOUT_EVENTS = 600;
const USUAL = 800;
const TIMES: Partial<Record<MatchEvent['type'], number>> = {
  AssetPlaced: 450,
  TerritoryChosen: 450,
  ClashFought: 1400,
  TerritoryConquered: 1600,
  TurnBegan: 1600,
  PlayerEliminated: 2200,
  TradeBegan: 2200,
};

/** How long to show a step, in milliseconds at normal speed. */
export const timeFor = (events: MatchEvent[]): number =>
  events.length ? Math.max(...events.map(({ type }) => TIMES[type] ?? USUAL)) : WITHOUT_EVENTS;

// The server's answer to a replay file (src/rawsiko/server/replays/steps.py).

import type { MatchTold, MatchView, Options, SeatKind } from '../protocol';

export interface ReplayPlayer {
  player: string;
  name: string | null;
  kind: SeatKind | null;
  company: number | null;
  avatar: number | null;
}
/** The points that each player would have scored at the end of a Turn; 0 is the setup. */
export interface ReplayTurn {
  turn: number;
  /** The number of steps until then. */
  step: number;
  points: Record<string, number>;
}
/** The Assets that a player's Clashes cost both sides, and what the exact odds predict. */
export interface Luck {
  player: string;
  clashes: number;
  lost: number;
  expected_lost: number;
  taken: number;
  expected_taken: number;
}
export interface ReplaySteps {
  content: string;
  options: Options;
  /** By seat. */
  players: ReplayPlayer[];
  objectives: Record<string, string>;
  /** At the beginning. */
  match: MatchView;
  steps: MatchTold[];
  turns: ReplayTurn[];
  luck: Luck[];
  is_complete: boolean;
  is_aborted: boolean;
  has_proof: boolean;
}
/** Why a file is not shown; `fault` and `clause` are those of `rawsiko verify`. */
export interface ReplayRefusal {
  code: string;
  line?: number | null;
  clause?: string | null;
  fault?: string | null;
  details?: Record<string, string>;
}

// The geometry of the lead plot, in CSS pixels.

import type { Point } from '../../world/boardFile';

export interface TurnPoints {
  turn: number;
  points: Record<string, number>;
}

const TOP = 34; // the row of leaders
const BOTTOM = 34;
const LEFT = 34;
const LABEL_LEADING = 19;
const TIE_GAP = 4;
const FEWEST_POINTS = 10;

interface Plot {
  lines: Record<string, Point[]>;
  /** The position of each player's name, from top to bottom. */
  labels: { player: string; y: number; end: Point }[];
  ticks: { points: number; y: number }[];
  turns: { turn: number; x: number }[];
  /** Who leads at the end of each Turn; several share it. */
  leaders: { turn: number; x: number; players: string[] }[];
  right: number;
  bottom: number;
}

export function plotOf(
  players: string[],
  turns: TurnPoints[],
  { width, height }: { width: number; height: number },
  labelWidth: number,
): Plot {
  const right = width - labelWidth;
  const bottom = height - BOTTOM;
  const most = Math.max(FEWEST_POINTS, ...turns.flatMap(({ points }) => Object.values(points)));
  const step = stepFor(most);
  const top = Math.ceil(most / step) * step;
  const xOf = (index: number): number =>
    LEFT + (right - LEFT) * (turns.length > 1 ? index / (turns.length - 1) : 1);
  const yOf = (points: number): number => bottom - ((bottom - TOP) * points) / top;
  const lines = Object.fromEntries(
    players.map(player => [
      player,
      turns.map(({ points }, index) => ({
        x: xOf(index),
        y: yOf(points[player] ?? 0) - tieShift(player, players, points),
      })),
    ]),
  );
  return {
    lines,
    labels: labelsOf(players, lines, bottom),
    ticks: Array.from({ length: top / step + 1 }, (_, index) => ({
      points: index * step,
      y: yOf(index * step),
    })),
    turns: turns.map(({ turn }, index) => ({ turn, x: xOf(index) })),
    leaders: turns.map(({ turn, points }, index) => ({
      turn,
      x: xOf(index),
      players: leadersOf(players, points),
    })),
    right,
    bottom,
  };
}

export function leadersOf(players: string[], points: Record<string, number>): string[] {
  const best = Math.max(0, ...players.map(player => points[player] ?? 0));
  return best === 0 ? [] : players.filter(player => (points[player] ?? 0) === best);
}

/** About five lines, at round numbers. */
function stepFor(most: number): number {
  const rough = most / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  return Math.max(1, [1, 2, 5, 10].find(factor => factor * power >= rough)! * power);
}

/** Separates the lines of players with equal points. */
function tieShift(player: string, players: string[], points: Record<string, number>): number {
  const tied = players.filter(other => (points[other] ?? 0) === (points[player] ?? 0));
  return (tied.length - 1 - tied.indexOf(player)) * TIE_GAP;
}

/** Names at the ends of their lines, moved apart where they would touch. */
function labelsOf(
  players: string[],
  lines: Record<string, Point[]>,
  bottom: number,
): Plot['labels'] {
  const labels = players
    .flatMap(player => lines[player]!.slice(-1).map(end => ({ player, end })))
    .sort((one, other) => one.end.y - other.end.y)
    .map(label => ({ ...label, y: label.end.y }));
  for (const [index, label] of labels.entries())
    if (index > 0) label.y = Math.max(label.y, labels[index - 1]!.y + LABEL_LEADING);
  // Then push them up again where they pass the axis.
  let limit = bottom;
  for (const label of [...labels].reverse()) {
    label.y = Math.min(label.y, limit);
    limit = label.y - LABEL_LEADING;
  }
  return labels;
}

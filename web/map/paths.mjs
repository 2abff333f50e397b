// Writes lines as compact SVG path data: relative steps with one decimal.

/** @typedef {import('./read.mjs').Point} Point */

const tenths = value => Math.round(value * 10);

/** A number of tenths, as short as it can be written: 0.5 is ".5". */
const written = value => String(value / 10).replace(/^(-?)0\./, '$1.');

/** Path data of closed rings. @param {Point[][]} rings */
export const ringsPath = rings => rings.map(ring => stepsPath(ring.slice(0, -1), 3, 'z')).join('');

/** Path data of open lines. @param {Point[][]} lines */
export const linesPath = lines => lines.map(line => stepsPath(line, 2, '')).join('');

/** Rounds positions rather than steps, so that errors do not add up and borders stay shared. */
function stepsPath(points, fewest, end) {
  const rounded = points.map(([x, y]) => [tenths(x), tenths(y)]);
  const kept = rounded.filter(
    ([x, y], i) => i === 0 || x !== rounded[i - 1][0] || y !== rounded[i - 1][1],
  );
  if (kept.length < fewest) return '';
  let path = `M${joined(kept[0])}l`;
  for (let i = 1; i < kept.length; i++) {
    const step = joined([kept[i][0] - kept[i - 1][0], kept[i][1] - kept[i - 1][1]]);
    path += i === 1 || step.startsWith('-') ? step : ` ${step}`;
  }
  return path + end;
}

function joined([x, y]) {
  const second = written(y);
  return written(x) + (second.startsWith('-') ? '' : ' ') + second;
}

/**
 * Path data of one smooth curve through the points (Catmull-Rom, as cubic Bézier pieces).
 * @param {Point[]} points
 */
export function curvePath(points) {
  const at = i => points[Math.max(0, Math.min(points.length - 1, i))];
  const word = ([x, y]) => joined([tenths(x), tenths(y)]);
  let path = `M${word(points[0])}`;
  if (points.length === 2) return `${path}L${word(points[1])}`;
  for (let i = 0; i + 1 < points.length; i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const first = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const second = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    path += `C${word(first)} ${word(second)} ${word(to)}`;
  }
  return path;
}

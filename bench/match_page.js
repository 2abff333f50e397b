// Runs in the page before its own scripts. Watches a match: who is waited for, the scale of the map
// beside the height of the panels, and how the Territories on offer are labelled.

window.match = { waited: 0, waits: [], own: 0, phases: {}, scales: 0, covered: 0, clashes: 0, longest: 0, spoiled: 0 };

const BOARD = '.board svg:not(.ground)[viewBox]';
const PANELS = '.drawer, .foot';
const SETTLING = 700; // ms after a question in which the camera may move

let asked = '';
let askedAt = 0;
let scale = 0;
let height = 0;
let heightAt = -Infinity;
let waitingSince = null;
let before = null;
let clash = null;
let told = 0;

const box = element => element.getBoundingClientRect();
const question = () => document.querySelector('.question')?.textContent ?? '';

window.isOver = () => document.querySelector('[data-ending]') !== null;

/** The person has something to decide and can do it. */
window.canAct = () =>
  document.title.startsWith('●') &&
  (document.querySelector('g.label.invited') !== null ||
    document.querySelector('.tool button:enabled:not([aria-disabled="true"])') !== null);

/** Of the Territories on offer: how many there are, how many are named and in sight, and the smallest distance of two. */
window.offered = () => {
  const all = [...document.querySelectorAll('g.label.invited')];
  const panels = [...document.querySelectorAll(`${PANELS}, .head, aside`)].map(box);
  const isCovered = ({ x, y }) =>
    panels.some(one => x > one.left && x < one.right && y > one.top && y < one.bottom);
  const middles = all.map(one => {
    const { left, top, width, height } = box(one);
    return { x: left + width / 2, y: top + height / 2, name: one.dataset.territory };
  });
  const isSeen = ({ x, y }) =>
    x > 0 && y > 0 && x < innerWidth && y < innerHeight && !isCovered({ x, y });
  const isNamed = ({ name }) =>
    [...document.querySelectorAll(`[data-picture="${name}"] text.name`)].some(
      text => box(text).height >= 8,
    );
  const distances = middles.flatMap((one, index) =>
    middles.slice(index + 1).map(other => Math.hypot(one.x - other.x, one.y - other.y)),
  );
  return {
    count: all.length,
    labelled: middles.filter(one => isSeen(one) && isNamed(one)).length,
    missing: middles.filter(one => !isSeen(one) || !isNamed(one)).map(({ name }) => name),
    nearest: distances.length ? Math.min(...distances) : null,
  };
};

function watch(now) {
  requestAnimationFrame(watch);
  const board = document.querySelector(BOARD);
  if (!board) return;
  if (question() !== asked) {
    asked = question();
    askedAt = now;
  }
  const panel = [...document.querySelectorAll(PANELS)].reduce((sum, one) => sum + box(one).height, 0);
  if (Math.abs(panel - height) > 1) {
    height = panel;
    heightAt = now;
  }
  const drawn = Number(board.getAttribute('width')) / board.viewBox.baseVal.width;
  if (scale && Math.abs(drawn / scale - 1) > 0.01) {
    const isForPanel = now - heightAt < SETTLING && now - askedAt > 2 * SETTLING;
    if (isForPanel) match.scales += 1;
  }
  scale = drawn;
  watchTime(now);
  watchDice();
}

function watchTime(now) {
  const isOwn = document.querySelector('.asked.yours') !== null; // one's own dice, or sending
  const isWaiting = !canAct() && !isOver() && !isOwn;
  if (before !== null && isWaiting) {
    match.waited += now - before;
    const phase = document.querySelector('[data-phase]').dataset.phase;
    match.phases[phase] = (match.phases[phase] ?? 0) + now - before;
  }
  if (before !== null && isOwn && !canAct()) match.own += now - before;
  before = now;
  if (isWaiting) waitingSince ??= now;
  else if (waitingSince !== null) {
    match.waits.push(now - waitingSince);
    waitingSince = null;
  }
}

/** Whether the dice cover one of their Territories, and whether the log tells them early. */
function watchDice() {
  const card = document.querySelector('[data-clash]');
  const lines = document.querySelectorAll('.log li.clash').length;
  if (!card) {
    clash = null;
    told = lines;
    return;
  }
  const { clash: name, stage } = card.dataset;
  const isAtRest = document.querySelector('.board .stage.resting') !== null;
  if (clash !== name && stage !== 'rolling' && isAtRest) {
    clash = name;
    match.clashes += 1;
    const { left, top, right, bottom } = box(card);
    const isUnder = name.split(' ').some(territory => {
      const label = document.querySelector(`g.label[data-territory="${territory}"]`);
      if (!label) return false;
      const one = box(label);
      return one.left < right && left < one.right && one.top < bottom && top < one.bottom;
    });
    if (isUnder) match.covered += 1;
  }
  if (stage === 'rolling' && lines > told) match.spoiled += 1;
  told = lines;
}

requestAnimationFrame(watch);

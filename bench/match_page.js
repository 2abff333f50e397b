// Runs in the page before its own scripts. Watches a match: who is waited for, the scale of the map
// beside the height of the panels, and how the Territories on offer are labelled.

window.match = { waited: 0, waits: [], own: 0, phases: {}, shown: {}, actions: 0, scales: [], covered: 0, hiding: 0, clashes: 0, longest: 0, spoiled: 0 };

const BOARD = '.board svg:not(.ground)[viewBox]';
const PANELS = '.drawer, .foot';
const KEPT_FREE = '.stage .line, .match [role="tablist"]';
const SETTLING = 700; // ms after a question in which the camera may move

let asked = '';
let askedAt = 0;
let scale = 0;
let height = 0;
let heightAt = -Infinity;
let waitingSince = null;
let before = null;
let clash = null;
let hidesFor = 0; // frames in a row
let told = 0;
let wasAtRest = true;
let movingSince = 0;

const box = element => element.getBoundingClientRect();
const overlap = (one, other) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
window.isAtRest = () => document.querySelector('.board .stage.resting') !== null;
const question = () => document.querySelector('.question')?.textContent ?? '';

window.isOver = () => document.querySelector('[data-ending]') !== null;

/** The person has something to decide and can do it. */
window.canAct = () =>
  document.title.startsWith('●') &&
  (document.querySelector('g.label.invited') !== null ||
    document.querySelector('.tool button:enabled:not([aria-disabled="true"])') !== null);

/**
 * Of the Territories on offer: how many there are, how many are named and in sight, or by a chip at the edge of the map, and the
 * smallest distance of two; and the size of their names.
 */
window.offered = () => {
  const all = [...document.querySelectorAll('g.label.invited')];
  const panels = [...document.querySelectorAll(`${PANELS}, .head, aside`)].map(box);
  const isCovered = ({ x, y }) =>
    panels.some(one => x > one.left && x < one.right && y > one.top && y < one.bottom);
  const middles = all.map(one => {
    const { left, top, width, height } = box(one);
    return { x: left + width / 2, y: top + height / 2, name: one.dataset.territory };
  });
  const isSeen = ({ x, y, name }) => {
    if (x <= 0 || y <= 0 || x >= innerWidth || y >= innerHeight || isCovered({ x, y })) return false;
    const hit = document.elementFromPoint(x, y)?.closest('[data-territory]'); // what a tap there means
    return hit?.dataset.territory === name;
  };
  const isNamed = ({ name }) =>
    [...document.querySelectorAll(`[data-picture="${name}"] text.name`)].some(
      text => box(text).height >= 8,
    );
  const chips = [...document.querySelectorAll('[data-chip]')].map(one => ({
    names: one.dataset.chip.split(' '),
    x: (box(one).left + box(one).right) / 2,
    y: (box(one).top + box(one).bottom) / 2,
  }));
  const hasChip = ({ name }) => chips.some(({ names }) => names.length === 1 && names[0] === name);
  const shared = chips.flatMap(({ names }) => (names.length > 1 ? names : []));
  const isThere = one => (isSeen(one) && isNamed(one)) || hasChip(one);
  const isSame = (one, other) => (other.names ?? []).includes(one.name); // a label, and the chip for it
  const targets = [...middles.filter(isSeen), ...chips];
  const distances = targets.flatMap((one, index) =>
    targets
      .slice(index + 1)
      .filter(other => !isSame(one, other))
      .map(other => Math.hypot(one.x - other.x, one.y - other.y)),
  );
  return {
    count: all.length,
    labelled: middles.filter(isThere).length,
    shared: middles.filter(one => !isThere(one) && shared.includes(one.name)).length,
    missing: middles
      .filter(one => !isThere(one) && !shared.includes(one.name))
      .map(({ name }) => name),
    letters: Math.min(...middles.filter(isSeen).map(({ name }) => lettersOf(name))),
    nearest: distances.length ? Math.min(...distances) : null,
  };
};

/** The height of a Territory's name, in pixels. */
const lettersOf = name =>
  Math.max(0, ...[...document.querySelectorAll(`[data-picture="${name}"] text.name`)].map(
    text => Number.parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a,
  ));

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
    // A move that began with the question is for the question, however long it takes to draw.
    const begun = wasAtRest && isAtRest() ? now : movingSince;
    const isForPanel = now - heightAt < SETTLING && begun - askedAt > SETTLING / 2;
    if (isForPanel) match.scales.push(momentOf(drawn / scale, now));
  }
  if (wasAtRest && !isAtRest()) movingSince = now;
  wasAtRest = isAtRest();
  scale = drawn;
  watchTime(now);
  watchDice();
}

/** What was on the screen when the scale changed. */
function momentOf(factor, now) {
  const shown = { hint: 'section.card', recap: '[data-recap-close]', clash: '[data-clash]' };
  const open = Object.keys(shown).filter(name => document.querySelector(shown[name]));
  const since = [now - heightAt, now - askedAt].map(Math.round);
  return `x ${factor.toFixed(2)}, ${since[0]} ms after a panel, ${since[1]} ms after “${asked.trim()}”; open: ${open}`;
}

function watchTime(now) {
  const isOwn = document.querySelector('.asked.yours') !== null; // one's own dice, or sending
  const isWaiting = !canAct() && !isOver() && !isOwn;
  if (before !== null && isWaiting) {
    match.waited += now - before;
    const phase = document.querySelector('[data-phase]').dataset.phase;
    match.phases[phase] = (match.phases[phase] ?? 0) + now - before;
    const shown = whatIsShown();
    match.shown[shown] = (match.shown[shown] ?? 0) + now - before;
  }
  if (before !== null && isOwn && !canAct()) match.own += now - before;
  before = now;
  if (isWaiting) waitingSince ??= now;
  else if (waitingSince !== null) {
    match.waits.push(now - waitingSince);
    waitingSince = null;
  }
}

/** What a waiting person looks at. */
function whatIsShown() {
  const dice = document.querySelector('[data-clash]');
  if (dice) return dice.classList.contains('small') ? "others' dice" : 'dice against you';
  return document.querySelector('button.moment') ? 'a card' : 'the map';
}

const Socket = window.WebSocket;
window.WebSocket = class extends Socket {
  constructor(...options) {
    super(...options);
    this.addEventListener('message', ({ data }) => {
      if (typeof data !== 'string' || !data.includes('"MatchTold"')) return;
      if (!document.title.startsWith('●')) match.actions += 1;
    });
  }
};

/** Whether the dice cover one of their Territories, what a bot does or the tabs, and whether the log tells them early. */
function watchDice() {
  const card = document.querySelector('[data-clash]');
  const lines = document.querySelectorAll('.log li.ClashFought').length;
  if (!card) {
    clash = null;
    hidesFor = 0;
    told = lines;
    return;
  }
  // What is kept free may just have grown: the dice move before the next frame.
  const isHiding = [...document.querySelectorAll(KEPT_FREE)].some(one => overlap(box(card), box(one)));
  hidesFor = isHiding ? hidesFor + 1 : 0;
  if (hidesFor === 2) match.hiding += 1;
  const { clash: name, stage } = card.dataset;
  if (clash !== name && stage !== 'rolling' && isAtRest()) {
    clash = name;
    match.clashes += 1;
    const isUnder = name.split(' ').some(territory => {
      const label = document.querySelector(`g.label[data-territory="${territory}"]`);
      return label !== null && overlap(box(card), box(label));
    });
    if (isUnder) match.covered += 1;
  }
  if (stage === 'rolling' && lines > told) match.spoiled += 1;
  told = lines;
}

requestAnimationFrame(watch);

// Runs in the page before its own scripts. Records when the board is usable, how long an event takes
// to be painted, and how long frames take.

window.measured = { usable: null, shown: [], frames: [] };

const TERRITORIES = '[data-territory][role="button"]';
const afterPaint = act => requestAnimationFrame(() => setTimeout(act));

/** Records the time of the first frame in which the board can be used. */
function awaitBoard() {
  if (document.querySelectorAll(TERRITORIES).length < 2) {
    requestAnimationFrame(awaitBoard);
    return;
  }
  afterPaint(() => (measured.usable = performance.now()));
}
requestAnimationFrame(awaitBoard);

let told = null;
const Socket = window.WebSocket;
window.WebSocket = class extends Socket {
  constructor(...options) {
    super(...options);
    this.addEventListener('message', ({ data }) => {
      if (typeof data === 'string' && data.includes('"MatchTold"'))
        told ??= { at: performance.now(), data };
    });
  }
};
new MutationObserver(() => {
  if (told === null) return;
  const { at, data } = told;
  told = null;
  afterPaint(() => {
    const ms = performance.now() - at;
    const kind = /"MatchTold".*?"type": ?"(\w+)"/.exec(data)[1];
    measured.shown.push({ ms, kind });
  });
}).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

let counting = false;
window.countFrames = () => {
  counting = true;
  let before = performance.now();
  const count = now => {
    measured.frames.push(now - before);
    before = now;
    if (counting) requestAnimationFrame(count);
  };
  requestAnimationFrame(now => {
    before = now;
    requestAnimationFrame(count);
  });
};
window.stopCounting = () => (counting = false);

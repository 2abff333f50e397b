// Mouse, touch and pen on the map: pan, pinch, wheel, double tap, dragging Assets and holding to
// place them.

import type { Point } from '../../world/boardFile';
import { between, distance } from '../layout/geometry';
import type { PointerHandler } from './pointer.svelte';

const SLACK: Record<string, number> = { mouse: 4, touch: 9, pen: 6 }; // pixels that a click may move
const DOUBLE_TAP = 320; // ms
const BACK_SWIPE = 20; // pixels from an edge: the browser's own gesture

interface Touch extends Point {
  from: Point;
}

export function gestures(node: HTMLElement, pointer: PointerHandler): { destroy: () => void } {
  const { camera } = pointer;
  const touches = new Map<number, Touch>();
  let doing: 'nothing' | 'panning' | 'carrying' | 'holding' | 'given up' = 'nothing';
  let grabbed: string | null = null;
  let hasMoved = false; // ignore the click that follows
  let lastTap = { at: 0, x: 0, y: 0 };

  const place = (event: MouseEvent): Point => {
    const box = node.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const isControl = (event: Event): boolean =>
    (event.target as Element).closest('[data-control]') !== null;

  function down(event: PointerEvent): void {
    if (isControl(event) || (event.pointerType === 'mouse' && event.button !== 0)) return;
    // A first finger: whatever is still here was lifted unseen.
    if (event.isPrimary && touches.size) {
      letGo();
      touches.clear();
      doing = 'nothing';
    }
    const at = place(event);
    touches.set(event.pointerId, { ...at, from: at });
    if (touches.size === 1) {
      hasMoved = false;
      const isEdge = event.pointerType === 'touch' && isNearEdge(at);
      grabbed = isEdge ? null : pointer.grab(event.target as Element);
      const held = pointer.holds(event.target as Element);
      if (held) pointer.hold(held, at, beginHold);
    } else {
      letGo();
      doing = 'panning'; // a pinch
      hasMoved = true;
      node.setPointerCapture(event.pointerId);
    }
  }

  const isNearEdge = ({ x }: Point): boolean => x < BACK_SWIPE || x > node.clientWidth - BACK_SWIPE;

  function beginHold(): void {
    doing = 'holding';
    hasMoved = true; // a hold is no tap
  }

  function move(event: PointerEvent): void {
    const touch = touches.get(event.pointerId);
    if (!touch || doing === 'holding' || doing === 'given up') return;
    const at = place(event);
    if (doing === 'nothing') {
      const slack = SLACK[event.pointerType] ?? SLACK.mouse!;
      if (distance(at, touch.from) < slack) return;
      hasMoved = true;
      pointer.cancel();
      doing = grabbed ? 'carrying' : 'panning';
    }
    // Else a label that is drawn anew takes the end of the gesture with it.
    node.setPointerCapture(event.pointerId);
    if (doing === 'carrying' && grabbed)
      pointer.carry(grabbed, at, { x: event.clientX, y: event.clientY });
    else if (touches.size === 1) camera.panBy(at.x - touch.x, at.y - touch.y);
    else pinch(event.pointerId, touch, at);
    touch.x = at.x;
    touch.y = at.y;
  }

  function pinch(id: number, touch: Touch, at: Point): void {
    const other = [...touches].find(([one]) => one !== id)?.[1];
    if (!other) return;
    const before = distance(touch, other);
    camera.panBy((at.x - touch.x) / 2, (at.y - touch.y) / 2);
    if (before > 1) camera.zoomBy(distance(at, other) / before, between(at, other, 0.5));
  }

  function up(event: PointerEvent): void {
    if (!touches.delete(event.pointerId)) return;
    if (doing === 'carrying') pointer.drop();
    else pointer.cancel();
    if (touches.size) return;
    if (doing === 'nothing') tap(event);
    grabbed = null;
    doing = 'nothing';
  }

  function cancel(event: PointerEvent): void {
    touches.delete(event.pointerId);
    letGo();
    if (!touches.size) doing = 'nothing';
  }

  function letGo(): void {
    pointer.cancel();
    grabbed = null;
  }

  function key(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || (doing !== 'carrying' && doing !== 'holding')) return;
    event.stopPropagation();
    pointer.giveUp();
    grabbed = null;
    doing = 'given up';
  }

  function tap(event: PointerEvent): void {
    if (!pointer.isIdle(event.target as Element)) return;
    const at = place(event);
    const isSecond = event.timeStamp - lastTap.at < DOUBLE_TAP && distance(at, lastTap) < 30;
    if (isSecond) camera.glideZoom(2, at);
    lastTap = { at: isSecond ? 0 : event.timeStamp, ...at };
  }

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    const line = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    if (event.shiftKey) {
      camera.panBy(-(event.deltaX + event.deltaY) * line, 0);
      return;
    }
    // A trackpad pinch arrives as small wheel steps with Ctrl.
    const strength = event.ctrlKey ? 0.01 : 0.0016;
    camera.zoomBy(Math.exp(-event.deltaY * line * strength), place(event));
  }

  function click(event: MouseEvent): void {
    if (!hasMoved || isControl(event)) return;
    event.stopPropagation();
    event.preventDefault();
    hasMoved = false;
  }

  const controller = new AbortController();
  const { signal } = controller;
  node.addEventListener('pointerdown', down, { signal });
  node.addEventListener('pointermove', move, { signal });
  node.addEventListener('pointerup', up, { signal });
  node.addEventListener('pointercancel', cancel, { signal });
  node.addEventListener('wheel', wheel, { signal, passive: false });
  node.addEventListener('click', click, { signal, capture: true });
  window.addEventListener('keydown', key, { signal, capture: true });
  return { destroy: () => controller.abort() };
}

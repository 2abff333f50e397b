// A company that is dragged to another table, with a mouse, pen or finger.

import type { ClassCompany } from './companies';

const FAR_ENOUGH = 6; // pixels: less is a tap
const EDGE = 70; // pixels: closer to the edge of the screen the page scrolls
const SCROLL = 14;

export class Dragging {
  company = $state.raw<ClassCompany | null>(null);
  x = $state(0);
  y = $state(0);
  /** The number of the table under the pointer. */
  over = $state<number | null>(null);
  private scrolling = 0; // the frame in which the page scrolls

  constructor(private readonly drop: (company: ClassCompany, table: number) => void) {}

  /** On pointerdown. A finger drags by the grip, and scrolls the page anywhere else. */
  begin(event: PointerEvent, company: ClassCompany): void {
    const target = event.target as Element;
    const isGrip = target.closest('[data-grip]') !== null;
    if (event.button !== 0 || target.closest('button')) return;
    if (event.pointerType === 'touch' && !isGrip) return;
    const { pointerId, clientX, clientY } = event;
    const watching = new AbortController();
    const options = { signal: watching.signal };

    const end = (): void => {
      watching.abort();
      cancelAnimationFrame(this.scrolling);
      this.scrolling = 0;
      this.company = null;
      this.over = null;
    };
    window.addEventListener(
      'pointermove',
      moved => {
        if (moved.pointerId !== pointerId) return;
        const far = Math.hypot(moved.clientX - clientX, moved.clientY - clientY);
        if (!this.company && far < FAR_ENOUGH) return;
        this.company = company;
        this.follow(moved.clientX, moved.clientY);
      },
      options,
    );
    window.addEventListener(
      'pointerup',
      up => {
        if (up.pointerId !== pointerId) return;
        const { company: dragged, over } = this;
        end();
        if (dragged && over !== null) this.drop(dragged, over);
      },
      options,
    );
    window.addEventListener('pointercancel', end, options);
    window.addEventListener('keydown', key => key.key === 'Escape' && end(), options);
  }

  private follow(x: number, y: number): void {
    this.x = x;
    this.y = y;
    const under = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-table]');
    this.over = under ? Number(under.dataset.table) : null;
    if (!this.scrolling && this.scrollStep) this.scrolling = requestAnimationFrame(this.scroll);
  }

  /** Pixels to scroll in a frame: the pointer may rest near the edge. */
  private get scrollStep(): number {
    if (this.y < EDGE) return -SCROLL;
    return this.y > window.innerHeight - EDGE ? SCROLL : 0;
  }

  private scroll = (): void => {
    this.scrolling = 0;
    if (!this.company || !this.scrollStep) return;
    window.scrollBy(0, this.scrollStep);
    this.follow(this.x, this.y);
  };
}

// The layout of the Match screen, and what is open on it.

import type { Insets } from '../board/board';
import { preferences } from '../preferences.svelte';
import { layoutFor, type Layout, type OpenDialog, type Page, type Topic } from './screen';

const TALL = 800;
const FOOT = 132; // reserved for the tool even without one, so that the map doesn't move
const SHEET = 0.45; // of the height: fixed, so that the map doesn't move
const LOW_SHEET = 140; // tabs and one row, where what is asked is chosen on the map
const MOST_FOOT = 0.4; // of the height: with more, the map would be too small to read
export const MARGIN = 16;

export class ScreenState {
  width = $state(innerWidth);
  height = $state(innerHeight);
  headHeight = $state(64);
  sideWidth = $state(352); // with the margin
  rowHeight = $state(280);
  /** Of the open news cards. */
  stripHeight = $state(0);
  footHeight = $state(0);
  drawerHeight = $state(0);
  isMeasured = $state(false);

  dialog = $state<OpenDialog | null>(null);
  topic = $state.raw<Topic | null>(null);
  /** The open tab on a phone. */
  page = $state<Page>('action');
  /** The open one of the panels that share tabs elsewhere. */
  sharedPage = $state<Page>('objective');
  isFolded = $state(false);
  showsList = $state(false);

  private scale: number = $derived(preferences.textSize / 100);
  layout: Layout = $derived(layoutFor(this.width, this.height, this.scale));
  isPhone: boolean = $derived(this.layout === 'sheet' || this.layout === 'flank');
  isWide: boolean = $derived(this.layout === 'side');
  isTall: boolean = $derived(this.height / this.scale >= TALL);
  /** The sheet has one row, and the map the rest. */
  isLow: boolean = $derived.by(
    () => this.layout === 'sheet' && this.page === 'action' && this.asked() === 'low',
  );
  /** The least height of the sheet. */
  sheet: number = $derived.by(() => this.heightOf(this.isLow));
  /** A higher tool scrolls: it must not cover what the decision is about. */
  mostFoot: number = $derived.by(() => {
    const free = this.height - this.headHeight - MARGIN - this.heightOfChoice();
    return Math.max(FOOT, Math.min(this.height * MOST_FOOT, free));
  });
  /** What panels cover of the map; null until it is measured. */
  insets: Insets | null = $derived.by(() => {
    if (!this.isMeasured) return null;
    // Grows with hints and lists, so that they don't cover the map.
    const foot = Math.max(FOOT, Math.min(this.footHeight + MARGIN, this.mostFoot));
    const { rowHeight: dock, drawerHeight, layout, stripHeight, isFolded } = this;
    const sheet = isFolded ? drawerHeight : this.heightOf(this.asked() !== 'besides');
    return {
      top: stripHeight + (this.isPhone ? 0 : this.headHeight + MARGIN),
      right: this.isWide ? this.sideWidth : 0,
      bottom: { side: foot, dock, sheet: drawerHeight, flank: 0 }[layout],
      left: 0,
      reserved: { side: FOOT, dock, sheet, flank: 0 }[layout],
    };
  });

  constructor(
    /** The height of the part of the map that a decision is about, in pixels. */
    private readonly heightOfChoice: () => number,
    /** Where what is asked is chosen: on the map alone (`low`), on it with a panel, or besides it. */
    private readonly asked: () => 'low' | 'map' | 'besides',
  ) {}

  private heightOf(isLow: boolean): number {
    return Math.min(this.height * SHEET, isLow ? LOW_SHEET * this.scale : Infinity);
  }

  /** Also after the screen was turned. */
  show(page: Page): void {
    this.page = page;
    if (page !== 'action' && page !== 'players') this.sharedPage = page;
  }

  open(page: Page): void {
    this.show(page);
    this.isFolded = false;
  }
}

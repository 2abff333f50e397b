// Camera positions of removed boards, for the next board of the same match.

import type { Selection } from '../../table/selection.svelte';
import type { Place } from './camera.svelte';

interface SavedView {
  place: Place;
  /** The decision for which the camera moved last. */
  question: string;
}

export const savedViews = new WeakMap<Selection, SavedView>();

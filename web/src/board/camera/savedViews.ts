// Where the camera stood when a board was taken away, for the next one of the same match.

import type { Selection } from '../../table/selection.svelte';
import type { Place } from './camera.svelte';

interface SavedView {
  place: Place;
  /** The question whose Territories had been brought near. */
  question: string;
}

export const savedViews = new WeakMap<Selection, SavedView>();

// A short vibration when it's your go, if the person wants it. iPhones and most computers have none.

import { preferences } from '../preferences.svelte';

const SHORT = 80; // ms

export const canVibrate = 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;

export function vibrate(): void {
  if (preferences.vibration && canVibrate) navigator.vibrate(SHORT);
}

/** How far the worker is: from 0 to 1; null before it begins and once it runs. */
export const starting = $state<{ part: number | null }>({ part: null });

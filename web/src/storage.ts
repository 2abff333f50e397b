// This browser's own memory. Some browsers forbid it: then nothing is kept, and nothing breaks.

export function stored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

export function store(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // a private window, or full: it lasts as long as the page
  }
}

/** Whether anything that is kept is still there after a reload. */
export function canStore(): boolean {
  const key = 'rawsiko.try';
  try {
    localStorage.setItem(key, key);
    localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}

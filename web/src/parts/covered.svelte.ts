// Whether the teacher shows something over the match; dialogs of the match wait for its end.

let count = $state(0);

export const covered = {
  get now(): boolean {
    return count > 0;
  },
};

/** Until the returned function is called. */
export function cover(): () => void {
  count += 1;
  return () => (count -= 1);
}

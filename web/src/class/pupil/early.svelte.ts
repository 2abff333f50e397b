// The page of a pupil whose table has finished before the others: it is offered by the class, and
// opened there or beside the final score.

class Early {
  isOffered = $state(false);
  isOpen = $state(false);
}

export const early = new Early();

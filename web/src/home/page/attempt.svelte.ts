// A request by a button: whether it's under way, and why it failed.

import { errorText } from './errors';

export class Attempt {
  isBusy = $state(false);
  /** A sentence for the person; empty if nothing went wrong. */
  trouble = $state('');

  async run(request: () => Promise<unknown>): Promise<void> {
    this.isBusy = true;
    this.trouble = '';
    try {
      await request();
    } catch (error) {
      this.trouble = errorText(error);
    } finally {
      this.isBusy = false;
    }
  }
}

// The figures of a debrief and the facts beside them. They are fetched again when another table has
// finished or a round of questions is closed; until the new ones are there, the last ones stay.

import { codeOf, errorText } from '../../home/page/errors';
import { loadAtlas, type Atlas } from '../../learn/atlas/atlas';
import type { Debrief } from '../../protocol';
import { say } from '../../texts/texts.svelte';
import { debriefOf } from '../classApi';
import type { LiveClass } from '../liveClass.svelte';
import { askUntilAnswered } from '../../connection/retry.svelte';

const AGAIN = 3000;

export class DebriefSource {
  debrief = $state.raw<Debrief | null>(null);
  atlas = $state.raw<Atlas | null>(null);
  trouble = $state('');

  constructor(live: () => LiveClass, token: string) {
    /** What the figures depend on. */
    const basis = $derived(
      [
        live()
          .lines.filter(one => one.status === 'finished')
          .map(one => one.number),
        live()
          .view?.rounds?.filter(one => !one.is_open)
          .map(one => one.round) ?? [],
      ].join(';'),
    );
    askUntilAnswered(
      () => {
        void basis;
        return Promise.all([debriefOf(token), loadAtlas()]);
      },
      ([figures, facts]) => ([this.debrief, this.atlas, this.trouble] = [figures, facts, '']),
      error => {
        this.trouble = codeOf(error) === 'no_debrief' ? say('fig-waiting') : errorText(error);
        return true;
      },
      AGAIN,
    );
  }
}

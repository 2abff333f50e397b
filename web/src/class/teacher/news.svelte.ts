// The sentence about the class while tables play.

import { untrack } from 'svelte';
import { say } from '../../texts/texts.svelte';
import type { LiveClass } from '../liveClass.svelte';
import { needsTeacher, stateOf } from '../tableState';
import {
  awaySince,
  headline,
  outageNow,
  type AwaySince,
  type Headline,
  type Outage,
} from './headline';
import { awayFromPlay, pupilsAtTables } from './pupils';
import { names } from './realNames.svelte';

export class News {
  private since = $state.raw<AwaySince>(new Map());
  private outage = $state.raw<Outage | null>(null);

  /** `live` is called anew: another class may be opened. */
  constructor(private readonly live: () => LiveClass) {
    $effect(() => {
      const { members, lines, present, now } = live();
      const away = awayFromPlay(members, lines, present);
      const { all } = pupilsAtTables(members, lines, present);
      untrack(() => {
        this.since = awaySince(this.since, away, now);
        this.outage = outageNow(this.outage, members, this.since, all, now);
      });
    });
  }

  /** The state of each table. */
  states = $derived.by(() => this.live().lines.map(stateOf));
  needing = $derived(this.states.filter(needsTeacher).length);
  isFinished = $derived(this.states.length > 0 && this.states.every(state => state === 'finished'));
  allPaused = $derived.by(() =>
    this.live().view?.pauses?.find(one => (one.table ?? null) === null),
  );
  headline: Headline = $derived.by(() => {
    const { members, lines, now } = this.live();
    return headline(lines, members, this.since, this.outage, now);
  });
  said = $derived.by(() => wordsOf(this.headline));
  /** Whether the cause of what is wrong may be the network. */
  isNetworkDown = $derived.by(
    () => this.outage?.lasts === true && !this.allPaused && this.live().view?.status === 'playing',
  );
  sentence = $derived.by(() => {
    const { view, canSave } = this.live();
    if (view?.status === 'ended') return say('web-class-ended');
    if (!canSave) return say('class-teacher-cannot-save');
    if (this.allPaused) return say('web-class-all-paused');
    if (this.needing || this.isNetworkDown) return this.said;
    if (this.isFinished) return say('web-class-all-finished');
    const isStarting = !this.states.length || this.states.some(state => state === 'starting');
    return isStarting ? say('web-class-starting') : this.said;
  });
}

function wordsOf(news: Headline): string {
  switch (news.what) {
    case 'waits':
      return say('web-class-headline-waits', {
        table: news.table,
        company: names.of(news.member),
      });
    case 'late':
      return say('web-class-headline-late', { table: news.table, minutes: news.minutes });
    case 'back':
      return news.back === news.all
        ? say('web-class-headline-all-back', { pupils: news.all })
        : say('web-class-headline-back', { pupils: news.back, all: news.all });
    case 'need':
      return say('web-class-need', { tables: news.tables });
    case 'on-time':
      return say('web-class-all-on-time');
    default:
      return say(`web-class-headline-${news.what}`, { pupils: news.pupils });
  }
}

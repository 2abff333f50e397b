// Chat messages in the reader's language, and muted players.

import { untrack } from 'svelte';
import type { Spoken } from '../../protocol';
import type { Player } from '../../table/scene';
import type { LiveTable } from '../../table/liveTable.svelte';
import { has, materialName, say, territoryName } from '../../texts/texts.svelte';

export type Said = Spoken & { number: number };

export class ChatState {
  // A SvelteSet would add 2 KB to the start page, which loads the same part of Svelte.
  muted = $state.raw<ReadonlySet<string>>(new Set());
  private seen = $state(0);

  toggle(player: string): void {
    const muted = new Set(this.muted);
    if (!muted.delete(player)) muted.add(player);
    this.muted = muted;
  }

  read(count: number): void {
    this.seen = Math.max(this.seen, count);
  }

  unread(said: Said[], seat: string | null): number {
    return said.slice(this.seen).filter(one => one.player !== seat && !this.muted.has(one.player))
      .length;
  }
}

export function spokenText(spoken: Spoken, players: Player[]): string {
  if (spoken.text != null) return spoken.text;
  const id = `phrase-${spoken.phrase}`;
  if (!has(id)) return '…'; // from a newer server
  const names: Record<string, (id: string) => string> = {
    player: one => players.find(player => player.id === one)?.name ?? one,
    territory: territoryName,
    material: materialName,
  };
  const named = Object.entries(spoken.arguments ?? {}).map(([kind, value]) => [
    kind,
    names[kind]?.(value) ?? value,
  ]);
  return say(id, Object.fromEntries(named) as Record<string, string>);
}

const states = new WeakMap<LiveTable, ChatState>();

/** The chat state of a table; outlives its screens. */
export function chatStateOf(live: LiveTable): ChatState {
  const state = states.get(live) ?? new ChatState();
  states.set(live, state);
  return state;
}

/** Passes on what was said since. Call it while a component is initialised. */
export function hearChat(said: () => readonly Said[], hear: (fresh: Said[]) => void): void {
  let heard = untrack(said).length;
  $effect(() => {
    const all = said();
    const fresh = all.slice(heard);
    heard = all.length;
    untrack(() => hear(fresh));
  });
}

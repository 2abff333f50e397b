// Pupils' real names: typed by the teacher, kept in this browser only, never sent.

import { store, stored } from '../../storage';
import { say } from '../../texts/texts.svelte';
import type { Member } from '../../protocol';

const KEY = 'rawsiko.names';
type Names = Record<string, string>;

function read(): Record<string, Names> {
  const held = stored(KEY);
  return typeof held === 'object' && held !== null ? (held as Record<string, Names>) : {};
}

class RealNames {
  private id = '';
  /** By member. */
  known = $state.raw<Names>({});
  areShown = $state(true);

  open(id: string): void {
    this.id = id;
    this.known = read()[id] ?? {};
  }

  set(member: string, name: string): void {
    const { [member]: _old, ...others } = this.known;
    this.known = name.trim() ? { ...others, [member]: name.trim() } : others;
    store(KEY, { ...read(), [this.id]: this.known });
  }

  forget(id: string): void {
    const { [id]: _old, ...others } = read();
    store(KEY, others);
    if (id === this.id) this.known = {};
  }

  get any(): boolean {
    return Object.keys(this.known).length > 0;
  }

  /** The company; with the real name, if it is known and shown. */
  of(member: Member): string {
    const company = say(`company-${member.company}`);
    const name = this.areShown ? this.known[member.id] : undefined;
    return name ? `${company} (${name})` : company;
  }
}

export const names = new RealNames();

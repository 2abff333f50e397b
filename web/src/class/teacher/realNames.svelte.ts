// Pupils' real names: typed by the teacher, kept in this browser with the class's tokens.

import { saveClass, tokensOfClass } from '../../connection/classTokens';
import { say } from '../../texts/texts.svelte';
import type { Member } from '../../protocol';

class RealNames {
  private id = '';
  /** By member. */
  known = $state.raw<Record<string, string>>({});
  areShown = $state(true);

  open(id: string): void {
    this.id = id;
    this.known = tokensOfClass(id)?.names ?? {};
  }

  set(member: string, name: string): void {
    const { [member]: _old, ...others } = this.known;
    this.known = name.trim() ? { ...others, [member]: name.trim() } : others;
    if (tokensOfClass(this.id)) saveClass(this.id, { names: this.known });
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

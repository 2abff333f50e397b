// Who held the Material that a pupil was missing.

import type { SeatedCompany, SoClose } from '../../protocol';
import { say } from '../../texts/texts.svelte';

const TURNS_SHOWN = 9;

/** By Turn: how many of its Territories the holder had; without a holder, the largest company. */
export function heldBy(close: SoClose): { turn: number; held: number; isHolder: boolean }[] {
  return close.turns.slice(-TURNS_SHOWN).map(({ turn, territories }) => {
    const held = close.holder
      ? (territories[close.holder] ?? 0)
      : Math.max(0, ...Object.values(territories).map(Number));
    return { turn, held, isHolder: close.holder != null && held === close.territories };
  });
}

export function heldText(close: SoClose, companies: readonly SeatedCompany[]): string {
  const holder = companies.find(one => one.seat === close.holder);
  const last = close.turns.at(-1)?.territories ?? {};
  if (!holder) return say(Object.keys(last).length ? 'page-held-several' : 'page-held-nobody');
  const held = say('page-held', {
    held: last[holder.seat] ?? 0,
    all: close.territories,
    company: say(`company-${holder.company}`),
  });
  return close.since ? `${held} ${say('page-since', { turn: close.since })}` : held;
}

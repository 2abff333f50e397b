// The players of a replay file, with defaults by seat.

import { inOrderOfPlay, numberOf, type Player } from '../table/scene';
import { say } from '../texts/texts.svelte';
import type { ReplaySteps } from './steps';

/** In order of play. */
export function playersIn({ players, match }: ReplaySteps): Player[] {
  const bySeat = players.map(({ player, name, kind, company, avatar }): Player => {
    const number = numberOf(player);
    const generated = company ? say(`company-${company}`) : say('web-replay-player', { number });
    return {
      id: player,
      number,
      name: name ?? generated,
      avatar: avatar ?? number,
      kind: kind ?? 'person',
      level: null,
      isStandIn: false,
      isPresent: true,
    };
  });
  return inOrderOfPlay(bySeat, match.order);
}

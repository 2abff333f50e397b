// World news (R4.10): the cards of the board, and what Territories supply while some are open.

import type { MatchView } from '../protocol';
import type { NewsCard } from '../world/boardFile';
import { world } from '../world/world';

export const newsCard = (id: string): NewsCard | undefined =>
  world().content.news?.find(card => card.id === id);

export interface OpenCard {
  card: NewsCard;
  /** That it stays open, this one included. */
  turns: number;
}

/** Those that the board knows, in the order in which they were opened. */
export const openCards = ({ news }: Pick<MatchView, 'news'>): OpenCard[] =>
  (news?.opened ?? []).flatMap(id => {
    const card = newsCard(id);
    const turns = news?.open[id];
    return card && turns !== undefined ? [{ card, turns }] : [];
  });

/** R2.4: the Materials that the Territory supplies now. */
export function suppliedBy({ news }: Pick<MatchView, 'news'>, territory: string): string[] {
  let supplied = world().territories[territory]!.materials;
  for (const id of Object.keys(news?.open ?? {})) {
    const card = newsCard(id);
    if (card?.territory !== territory) continue;
    supplied = supplied.filter(material => material !== card.material);
    if (card.effect === 'adds') supplied = [...supplied, card.material];
  }
  return supplied;
}

/** What the Territory holds but doesn't supply now. */
export function stoppedIn(match: Pick<MatchView, 'news'>, territory: string): string[] {
  const supplied = suppliedBy(match, territory);
  return world().territories[territory]!.materials.filter(one => !supplied.includes(one));
}

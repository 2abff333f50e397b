// World news (R4.10): the cards of the board, and what Territories supply while some are open.

import type { MatchView } from '../protocol';
import type { NewsCard } from '../world/boardFile';
import { world } from '../world/world';

export const newsCard = (id: string): NewsCard | undefined =>
  world().content.news?.find(card => card.id === id);

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

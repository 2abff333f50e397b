// The news cards of a match (R4.10), as far as the draw depends on them.

import type { Board, CheckedContent, NewsCard } from './board.ts';

export class News {
  private readonly content: CheckedContent;
  private readonly opened = new Set<string>();
  private readonly open = new Map<NewsCard, number>();

  constructor(content: CheckedContent) {
    this.content = content;
  }

  /** The Action Phase of this player is over; a Turn begins if nobody is left to act in it. */
  endPhase(player: string, order: string[], board: Board): void {
    const later = order.slice(order.indexOf(player) + 1);
    if (later.some(other => board.isOnBoard(other))) return;
    for (const [card, left] of this.open)
      if (left > 1) this.open.set(card, left - 1);
      else this.open.delete(card);
  }

  /** The cards that the draw chooses from, in the order of the content. */
  offered(): NewsCard[] {
    return this.content.news.filter(card => !this.opened.has(card.id) && this.canOpen(card));
  }

  show(card: NewsCard): void {
    this.opened.add(card.id);
    this.open.set(card, card.turns);
  }

  private canOpen({ territory, material, effect }: NewsCard): boolean {
    const suppliers = Object.keys(this.content.supplies).filter(one =>
      this.supplies(one, material),
    );
    const isSupplied = suppliers.includes(territory);
    return effect === 'adds' ? !isSupplied : isSupplied && suppliers.length > 1;
  }

  private supplies(territory: string, material: string): boolean {
    let isSupplied = this.content.supplies[territory]!.includes(material);
    for (const card of this.open.keys())
      if (card.territory === territory && card.material === material)
        isSupplied = card.effect === 'adds';
    return isSupplied;
  }
}

/** The card that this side of the die opens. */
export function cardOfSide(cards: NewsCard[], side: number): NewsCard | undefined {
  let left = side;
  return cards.find(card => (left -= card.weight) <= 0);
}

// Recycling (R4.11): which Material, and which Territory gives up the Assets.

import type { Yours } from '../../protocol';
import { assetsOn, readyOn } from '../../table/facts';
import type { Scene } from '../../table/scene';
import { world } from '../../world/world';
import { ofLosing } from './consequences';

/** Materials by the Territory that can pay for them, as listed by the server. */
const listed = (yours: Yours): Record<string, string[]> => yours.choices?.recycling ?? {};

/** What may be recycled now. */
export const recyclable = (yours: Yours): Set<string> =>
  new Set(Object.values(listed(yours)).flat());

/** R4.11: in Assets. */
export const priceOf = (material: string): number =>
  world().materials[material]?.recycling_price ?? 0;

/** Territories that can pay for it: first those that keep an Asset, then those with most. */
export function payersOf({ match, yours }: Scene, material: string): string[] {
  const isEmptied = (id: string): number => Number(assetsOn(match, id) === priceOf(material));
  return Object.entries(listed(yours))
    .filter(([, materials]) => materials.includes(material))
    .map(([id]) => id)
    .sort(
      (a, b) => isEmptied(a) - isEmptied(b) || (readyOn(match, b) ?? 0) - (readyOn(match, a) ?? 0),
    );
}

/** What is lost with the last Assets on the Territory; null if Assets or other sources stay. */
export const costOf = ({ match, seat }: Scene, origin: string, material: string) =>
  seat && assetsOn(match, origin) === priceOf(material) ? ofLosing(match, seat, origin) : null;

export class Recycling {
  isOpen = $state(false);
  material = $state<string | null>(null);
  /** Chosen by the player; else the first of those that can pay. */
  private chosen = $state<string | null>(null);

  constructor(private readonly scene: () => Scene) {}

  get payers(): string[] {
    return this.material ? payersOf(this.scene(), this.material) : [];
  }

  get origin(): string | null {
    const { payers, chosen } = this;
    return chosen && payers.includes(chosen) ? chosen : (payers[0] ?? null);
  }

  pick(material: string): void {
    this.material = material;
  }

  /** Whether it can pay. */
  payFrom(territory: string): boolean {
    const can = this.payers.includes(territory);
    if (can) this.chosen = territory;
    return can;
  }

  open(): void {
    this.close();
    this.isOpen = true;
  }

  close(): void {
    this.isOpen = false;
    this.material = null;
    this.chosen = null;
  }

  /** Drops what is no longer legal. */
  keepWhatHolds(): void {
    const can = recyclable(this.scene().yours);
    if (!can.size) this.close();
    else if (this.material && !can.has(this.material)) this.material = null;
  }
}

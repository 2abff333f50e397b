// Animates events. The match state has already changed; until Assets arrive, their target shows its
// former state.

import { tick } from 'svelte';
import type { Point } from '../../world/boardFile';
import { isStill } from '../../preferences.svelte';
import type { MatchView } from '../../protocol';
import { ownerOf } from '../../table/facts';
import { numberOf } from '../../table/scene';
import type { MatchEvent } from '../../table/view';
import { world } from '../../world/world';
import { route } from '../layout/route';

const TURNING: KeyframeAnimationOptions = { duration: 300, easing: 'ease-out' };

type Holding = MatchView['holdings'][string];

export type Effect = { key: number; end: () => void } & (
  | { kind: 'slide'; company: number; assets: number; legs: Point[][] }
  | { kind: 'drop'; company: number; at: Point }
  | { kind: 'loss'; assets: number; at: Point }
  | { kind: 'flash'; territory: string }
  | { kind: 'fade'; at: Point }
);
type Kind<One> = One extends unknown ? Omit<One, 'key' | 'end'> : never;
type NewEffect = Kind<Effect>;

export class Motion {
  effects = $state.raw<Effect[]>([]);
  /** Territories that still show a former holding. */
  held = $state.raw<Record<string, Holding | null>>({});
  private counted = 0;
  private clashOrigin: string | null = null;

  constructor(
    private readonly at: (territory: string) => Point,
    private readonly find: (selector: string) => Iterable<SVGElement>,
  ) {}

  /** What a Territory shows now. */
  holdingOf(match: MatchView, territory: string): Holding | null {
    const held = this.held[territory];
    return held !== undefined ? held : (match.holdings[territory] ?? null);
  }

  /** 1 to 5; 0: nobody's. */
  companyOf(match: MatchView, territory: string): number {
    const holding = this.holdingOf(match, territory);
    return holding ? numberOf(holding[0]) : 0;
  }

  async animate(event: MatchEvent, before: MatchView, after: MatchView): Promise<void> {
    switch (event.type) {
      case 'TerritoryChosen':
      case 'AssetPlaced':
        return this.show({
          kind: 'drop',
          company: numberOf(event.player),
          at: this.at(event.territory),
        });
      case 'AssetsMoved':
        return this.slide(event.player, event.origin, event.target, event.assets, before, after);
      case 'ClashFought':
        this.clashOrigin = event.origin;
        return this.losses(event);
      case 'TerritoryConquered':
        return this.conquest(event.player, event.territory, event.assets, before, after);
      case 'MaterialClaimed':
        return this.turn(`[data-tile="${event.material}"]`);
      case 'ContinentChosen':
      case 'ContinentDrawn':
        this.flip(`[data-continent="${event.continent}"] [data-portrait="${event.player}"] .flip`);
        return;
      case 'TurnBegan':
      case 'NewsContinued':
      case 'NewsOpened':
      case 'MaterialRecycled':
      case 'InvestmentsReceived':
      case 'ActionPhaseBegan':
      case 'PlayerEliminated':
      case 'TurnCounterAdvanced':
      case 'TradeBegan':
      case 'LastTurnSet':
      case 'StoppedAtBell':
      case 'MatchEnded':
        return; // shown elsewhere on the screen
      default:
        event satisfies never;
    }
  }

  /** Finishes all animations. */
  settle(): void {
    for (const effect of this.effects) effect.end();
    this.held = {};
  }

  private async slide(
    player: string,
    origin: string,
    target: string,
    assets: number,
    before: MatchView,
    after: MatchView,
  ): Promise<void> {
    this.hold(target, before);
    const legs = route(world(), origin, target, this.at);
    await this.show({ kind: 'slide', company: numberOf(player), assets, legs });
    this.release(target);
    if (ownerOf(before, target) !== ownerOf(after, target)) this.taken(target);
  }

  private async losses(event: Extract<MatchEvent, { type: 'ClashFought' }>): Promise<void> {
    const { origin, target, attacker_losses, defender_losses } = event;
    await Promise.all(
      [[origin, attacker_losses] as const, [target, defender_losses] as const]
        .filter(([, assets]) => assets > 0)
        .map(([territory, assets]) => this.show({ kind: 'loss', assets, at: this.at(territory) })),
    );
  }

  private async conquest(
    player: string,
    territory: string,
    assets: number,
    before: MatchView,
    after: MatchView,
  ): Promise<void> {
    const origin = this.clashOrigin;
    if (origin && world().territories[origin]?.neighbours.includes(territory))
      await this.slide(player, origin, territory, assets, before, after);
    else this.taken(territory);
    await this.show({ kind: 'flash', territory });
  }

  /** Tiles turn over when they change hands. */
  private taken(territory: string): void {
    void this.turn(`[data-picture="${territory}"] [data-tile]`);
  }

  /**
   * Animates a copy on top of the drawing: animating an element inside it makes browsers repaint
   * the whole drawing at the start and at the end.
   */
  private async turn(selector: string): Promise<void> {
    if (isStill() || document.hidden) return;
    await tick(); // so that they show their new owner
    for (const tile of this.find(selector)) {
      const copy = tile.cloneNode(true) as SVGElement;
      copy.removeAttribute('data-tile');
      copy.setAttribute('aria-hidden', 'true');
      copy.style.pointerEvents = 'none';
      tile.closest('svg')?.append(copy);
      tile.style.visibility = 'hidden';
      const turning = over(copy);
      turning.onfinish = turning.oncancel = () => {
        copy.remove();
        tile.style.visibility = '';
      };
    }
  }

  private flip(selector: string): void {
    if (isStill()) return;
    for (const element of this.find(selector)) over(element);
  }

  private hold(territory: string, before: MatchView): void {
    this.held = { ...this.held, [territory]: before.holdings[territory] ?? null };
  }

  private release(territory: string): void {
    const { [territory]: _, ...others } = this.held;
    this.held = others;
  }

  private show(effect: NewEffect): Promise<void> {
    if (document.hidden) return Promise.resolve();
    return new Promise(resolve => {
      const key = this.counted++;
      const end = (): void => {
        this.effects = this.effects.filter(one => one.key !== key);
        resolve();
      };
      this.effects = [...this.effects, { ...(isStill() ? faded(effect) : effect), key, end }];
    });
  }
}

function over(element: Element): Animation {
  const place = getComputedStyle(element).transform.replace('none', '');
  const turned = (part: number): Keyframe => ({ transform: `${place} scaleX(${part})` });
  return element.animate([turned(1), turned(0), turned(1)], TURNING);
}

/** With reduced motion: a fading ring where something happened. */
function faded(effect: NewEffect): NewEffect {
  if (effect.kind === 'slide') return { kind: 'fade', at: effect.legs.at(-1)!.at(-1)! };
  return effect.kind === 'drop' ? { kind: 'fade', at: effect.at } : effect;
}

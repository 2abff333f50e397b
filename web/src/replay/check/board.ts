// The rules needed to check dice: how many dice a Clash takes (R4.6, R4.7) and which Continents a
// draw chooses from (R3.3, R3.5). Legality is not checked here.

/** A news card (R4.10). */
export interface NewsCard {
  id: string;
  territory: string;
  material: string;
  effect: string;
  weight: number;
  turns: number;
}

/** What the check needs of the content, in its order. */
export interface CheckedContent {
  hash: string;
  players: number[];
  objectives: string[];
  /** R1.4: empty if all cards are for short matches too. */
  shortObjectives: string[];
  supplies: Record<string, string[]>;
  prices: Record<string, number>;
  news: NewsCard[];
  continents: { id: string; territories: string[] }[];
  neighbours: Record<string, string[]>;
}

/** R1.4 */
const MOST_TURNS_OF_A_SHORT_MATCH = 5;

/** The cards that are dealt, in the order of the content. */
export function cardsToDeal(content: CheckedContent, turns: number): string[] {
  const { objectives, shortObjectives } = content;
  if (!shortObjectives.length || turns > MOST_TURNS_OF_A_SHORT_MATCH) return objectives;
  return objectives.filter(card => shortObjectives.includes(card));
}

const MOST_DICE = 3;
const MOST_PLAYERS_IN_A_CONTINENT = 2;
/** R3.1, R3.2: Territories in the first and in the second round, by number of players. */
const TERRITORIES: Record<number, [number, number]> = { 3: [3, 2], 4: [2, 1], 5: [2, 1] };

export interface Dice {
  attacker: number[];
  defender: number[];
}

export class Board {
  private readonly held = new Map<string, { player: string; assets: number }>();
  private readonly draws = new Map<string, number>();

  private readonly content: CheckedContent;
  private readonly players: number;

  constructor(content: CheckedContent, players: number) {
    this.content = content;
    this.players = players;
  }

  place(player: string, territory: string): void {
    this.add(player, territory, 1);
  }

  /** The dice on the defender's side if a move there is a Clash; else 0. */
  defenders(player: string, target: string): number {
    const there = this.held.get(target);
    return there && there.player !== player ? Math.min(there.assets, MOST_DICE) : 0;
  }

  move(player: string, origin: string, target: string, assets: number): void {
    this.add(player, origin, -assets);
    this.add(player, target, assets);
  }

  clash(player: string, origin: string, target: string, dice: Dice): void {
    const defender = this.held.get(target)?.player ?? '';
    const [own, others] = losses(dice);
    this.add(player, origin, -own);
    this.add(defender, target, -others);
    if (!this.held.has(target)) this.move(player, origin, target, dice.attacker.length - own);
  }

  recycle(player: string, origin: string, material: string): void {
    this.add(player, origin, -(this.content.prices[material] ?? 0));
  }

  /** R5.1: once setup is over. */
  isOnBoard(player: string): boolean {
    return [...this.held.values()].some(there => there.player === player);
  }

  /** The Continents that this player's next draw chooses from, in the order of the content. */
  offered(player: string): string[] {
    const round = this.draws.get(player) ?? 0;
    this.draws.set(player, round + 1);
    const wanted = TERRITORIES[this.players]?.[round === 0 ? 0 : 1] ?? 0;
    const deployed = this.content.continents.map(({ territories }) => this.playersOn(territories));
    const isSomeEmpty = deployed.some(players => players.size === 0);
    return this.content.continents
      .filter(({ territories }, index) => {
        const there = deployed[index]!;
        return (
          !there.has(player) &&
          there.size < MOST_PLAYERS_IN_A_CONTINENT &&
          !(isSomeEmpty && there.size > 0) &&
          territories.some(territory => this.freeLand(territory, territories) >= wanted)
        );
      })
      .map(({ id }) => id);
  }

  private playersOn(territories: string[]): Set<string> {
    return new Set(territories.flatMap(territory => this.held.get(territory)?.player ?? []));
  }

  /** How many free Territories are connected to this one, inside its Continent. */
  private freeLand(start: string, continent: string[]): number {
    if (this.held.has(start)) return 0;
    const land = new Set([start]);
    for (const one of land)
      for (const next of this.content.neighbours[one] ?? [])
        if (continent.includes(next) && !this.held.has(next)) land.add(next);
    return land.size;
  }

  private add(player: string, territory: string, assets: number): void {
    const there = (this.held.get(territory)?.assets ?? 0) + assets;
    if (there > 0) this.held.set(territory, { player, assets: there });
    else this.held.delete(territory);
  }
}

/** R4.6: the lower die of each pair loses; a tie costs the attacker. */
function losses({ attacker, defender }: Dice): [number, number] {
  const down = (one: number, other: number): number => other - one;
  const own = [...attacker].sort(down);
  const others = [...defender].sort(down);
  const pairs = Math.min(own.length, others.length);
  const won = own.slice(0, pairs).filter((die, pair) => die > others[pair]!).length;
  return [pairs - won, won];
}

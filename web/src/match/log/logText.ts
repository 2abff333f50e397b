// Log lines as text.

import type { EndReason, Score } from '../../protocol';
import { winnersOf } from '../../table/facts';
import { newsCard } from '../../table/news';
import type { Player } from '../../table/scene';
import {
  continentName,
  has,
  language,
  listed,
  materialName,
  say,
  territoryName,
} from '../../texts/texts.svelte';
import type { NewsCard } from '../../world/boardFile';
import type { LogLine } from './logLines';
import { sorted } from '../moments/clashRows';
import { reasonText } from './reasons';

export function tell(line: LogLine, players: Player[], turns: number): string {
  const name = (id: string): string => players.find(player => player.id === id)?.name ?? id;
  switch (line.type) {
    case 'TurnBegan':
      return say('story-turn', { turn: line.turn, turns });
    case 'Deployed':
      return say(line.isDrawn ? 'story-drawn' : 'story-chosen', {
        player: name(line.player),
        continent: continentName(line.continent),
        territories: listed(line.territories.map(territoryName)) || '…',
      });
    case 'Placed':
      return say('story-placed', {
        player: name(line.player),
        assets: line.territories.length,
        where: listed(counted(line.territories)),
      });
    case 'InvestmentsReceived':
      return say('web-match-log-received', {
        assets: listed(Object.entries(line.assets).map(([id, count]) => `${name(id)} +${count}`)),
      });
    case 'ActionPhaseBegan':
      return say('story-action-phase', { player: name(line.player) });
    case 'Stopped':
      return line.whys[0] ? reasonText(line.whys[0], players) : say('bot-act-stop');
    case 'AssetsMoved':
      return sentences(
        say(line.isOccupied ? 'story-occupied' : 'story-moved', {
          origin: territoryName(line.origin),
          target: territoryName(line.target),
          assets: line.assets,
        }),
        gained(line.gained),
      );
    case 'ClashFought':
      return sentences(
        say('story-clash', {
          origin: territoryName(line.origin),
          target: territoryName(line.target),
          defender: name(line.defender),
          rolls: say('story-clash-roll', {
            attacker_dice: sorted(line.attacker_dice).join(' '),
            defender_dice: sorted(line.defender_dice).join(' '),
          }),
          attacker_losses: line.attacker_losses,
          defender_losses: line.defender_losses,
        }),
        pairsText(line.attacker_dice, line.defender_dice),
      );
    case 'TerritoryConquered':
      return sentences(
        say('story-conquered', {
          player: name(line.player),
          territory: territoryName(line.territory),
          assets: line.assets,
        }),
        gained(line.gained),
      );
    case 'PlayerEliminated':
      return say('story-eliminated', { player: name(line.player) });
    case 'TurnCounterAdvanced':
      return say('story-stranglehold', { turn: line.turn });
    case 'TradeBegan':
      return sentences(
        say('story-trade') + '.',
        Object.values(line.claims).some(Boolean) ? '' : say('story-no-claims'),
      );
    case 'MaterialClaimed':
      return say('story-claimed', {
        player: name(line.player),
        material: materialName(line.material),
      });
    case 'NewsOpened':
      return newsText(line.card, line.turns);
    case 'NewsEnded':
      return sentences(...line.cards.map(newsOverText));
    case 'MaterialRecycled':
      return say('story-recycled', {
        player: name(line.player),
        material: materialName(line.material),
        assets: line.assets,
        territory: territoryName(line.origin),
      });
    case 'LastTurnSet':
      return say('story-last-turn-set', { turn: line.turn });
    case 'MatchEnded':
      return sentences(endText(line.reason, line.turn), winnersText(line.ranking, name));
    default:
      return line satisfies never;
  }
}

function newsText(id: string, turns: number): string {
  const card = newsCard(id);
  if (!card) return say('story-option-world_news');
  return say(`story-news-${card.effect}`, {
    headline: newsHeadline(card),
    date: card.date,
    territory: territoryName(card.territory),
    material: materialName(card.material),
    turns,
  });
}

function newsOverText(id: string): string {
  const card = newsCard(id);
  if (!card) return '';
  return say(`story-news-over-${card.effect}`, {
    territory: territoryName(card.territory),
    material: materialName(card.material),
  });
}

/** What a card says in large letters; what it does, if it has no text. */
export function newsHeadline({ id, effect, territory, material }: NewsCard): string {
  if (has(`news-${id}-headline`)) return say(`news-${id}-headline`);
  return say(`world-news-${effect}`, {
    territory: territoryName(territory),
    material: materialName(material),
  });
}

/** The day, or the month if only that is known. */
export function newsDate({ date }: NewsCard): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number?];
  return new Intl.DateTimeFormat(language.now, {
    day: day ? 'numeric' : undefined,
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(Date.UTC(year, month - 1, day ?? 1));
}

/** Why the match ended. A bell before the end of the first Turn leaves Turn 0 (R6.6). */
export const endText = (reason: EndReason, turn: number): string =>
  say(reason === 'bell' && turn === 0 ? 'story-ended-bell-early' : `story-ended-${reason}`, {
    turn,
  });

/** Who won, with how many points; empty without a ranking (R6.6). */
export function winnersText(ranking: Score[], name: (player: string) => string): string {
  const winners = winnersOf(ranking);
  if (!winners.length) return '';
  return say(winners.length > 1 ? 'story-winners' : 'story-winner', {
    players: listed(winners.map(({ player }) => name(player))),
    points: winners[0]!.points,
  });
}

/** R4.6: the dice, highest against highest. */
function pairsText(attackers: number[], defenders: number[]): string {
  const others = sorted(defenders);
  const pairs = sorted(attackers).slice(0, others.length);
  return `${pairs.map((die, index) => pairText(die, others[index]!)).join(', ')}.`;
}

/** Of two dice that meet. */
export function pairText(die: number, other: number): string {
  const [higher, lower] = sorted([die, other]);
  if (higher === lower) return say('web-match-pair-tie', { die });
  return say('web-match-pair-beats', { higher: higher!, lower: lower! });
}

const sentences = (...parts: string[]): string => parts.filter(Boolean).join(' ');

const gained = (materials: string[]): string =>
  materials.length
    ? say('story-gained', {
        count: materials.length,
        materials: listed(materials.map(materialName)),
      })
    : '';

function counted(territories: string[]): string[] {
  const counts = new Map<string, number>();
  for (const id of territories) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].map(([id, assets]) =>
    say('story-placed-on', { assets, territory: territoryName(id) }),
  );
}

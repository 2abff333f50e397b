// Log lines as text.

import type { EndReason } from '../../protocol';
import type { Player } from '../../table/scene';
import { continentName, listed, materialName, say, territoryName } from '../../texts/texts.svelte';
import type { LogLine } from './logLines';
import { reasonText } from './reasons';

export function tell(line: LogLine, players: Player[], turns: number): string {
  const name = (id: string): string => players.find(player => player.id === id)?.name ?? id;
  switch (line.kind) {
    case 'turn':
      return say('story-turn', { turn: line.turn, turns });
    case 'deployed':
      return say(line.isDrawn ? 'story-drawn' : 'story-chosen', {
        player: name(line.player),
        continent: continentName(line.continent),
        territories: listed(line.territories.map(territoryName)) || '…',
      });
    case 'placed':
      return say('story-placed', {
        player: name(line.player),
        assets: line.territories.length,
        where: listed(counted(line.territories)),
      });
    case 'received':
      return say('web-match-log-received', {
        assets: listed(Object.entries(line.assets).map(([id, count]) => `${name(id)} +${count}`)),
      });
    case 'acts':
      return say('story-action-phase', { player: name(line.player) });
    case 'stopped':
      return line.whys[0] ? reasonText(line.whys[0], players) : say('bot-act-stop');
    case 'moved':
      return sentences(
        say(line.isOccupied ? 'story-occupied' : 'story-moved', {
          origin: territoryName(line.origin),
          target: territoryName(line.target),
          assets: line.assets,
        }),
        gained(line.gained),
      );
    case 'clash': {
      const { clash } = line;
      return say('story-clash', {
        origin: territoryName(clash.origin),
        target: territoryName(clash.target),
        defender: name(clash.defender),
        rolls: say('story-clash-roll', {
          attacker_dice: sorted(clash.attacker_dice).join(' '),
          defender_dice: sorted(clash.defender_dice).join(' '),
        }),
        attacker_losses: clash.attacker_losses,
        defender_losses: clash.defender_losses,
      });
    }
    case 'conquered':
      return sentences(
        say('story-conquered', {
          player: name(line.player),
          territory: territoryName(line.territory),
          assets: line.assets,
        }),
        gained(line.gained),
      );
    case 'eliminated':
      return say('story-eliminated', { player: name(line.player) });
    case 'advanced':
      return say('story-stranglehold', { turn: line.turn });
    case 'trade':
      return sentences(
        say('story-trade') + '.',
        Object.values(line.claims).some(Boolean) ? '' : say('story-no-claims'),
      );
    case 'claimed':
      return say('story-claimed', {
        player: name(line.player),
        material: materialName(line.material),
      });
    case 'lastTurn':
      return say('story-last-turn-set', { turn: line.turn });
    case 'ended':
      if (line.winners.length === 0) return endText(line.reason, line.turn);
      return sentences(
        endText(line.reason, line.turn),
        say(line.winners.length > 1 ? 'story-winners' : 'story-winner', {
          players: listed(line.winners.map(name)),
          points: line.points,
        }),
      );
    default:
      return line satisfies never;
  }
}

/** Why the match ended. A bell before the end of the first Turn leaves Turn 0 (R6.6). */
export const endText = (reason: EndReason, turn: number): string =>
  say(reason === 'bell' && turn === 0 ? 'story-ended-bell-early' : `story-ended-${reason}`, {
    turn,
  });

/** Dice from the highest down, as they are paired (R4.6). */
export const sorted = (dice: number[]): number[] => [...dice].sort((a, b) => b - a);

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

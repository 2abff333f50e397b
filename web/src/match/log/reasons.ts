// Texts for bots' reasons and for actions. The ids come from the server.

import type { FluentVariable } from '@fluent/bundle';
import type { Look, Reason } from '../../protocol';
import type { Player } from '../../table/scene';
import type { Action } from '../../table/liveTable.svelte';
import {
  applicationName,
  continentName,
  listed,
  materialName,
  say,
  territoryName,
} from '../../texts/texts.svelte';

type Words = Record<string, FluentVariable>;

/** Whether it has a reason, not only an act. */
export const isTelling = (reason: Reason): boolean =>
  reason.why !== 'untold' && reason.why !== 'materials';

/** The reason of a hint; empty if there is none. */
export const hintReasonText = (reason: Reason, players: Player[]): string =>
  isTelling(reason) ? say(`bot-why-${reason.why}`, wordsOf(reason, players)) : '';

/** What was done and, if there is a reason, why: “Attack on Mexico, 79%: …”. */
export function reasonText(reason: Reason, players: Player[]): string {
  const words = wordsOf(reason, players);
  const act = say(`bot-act-${reason.act}`, words);
  if (!isTelling(reason)) return act;
  return say('bot-reason', { act, why: say(`bot-why-${reason.why}`, words) });
}

/** Reasons for a log line, without repeating what the line says. */
export function whyTexts(reasons: Reason[], players: Player[]): string[] {
  const subjects = new Map<string, string[]>();
  const attacks: string[] = []; // without a reason, but with odds
  for (const reason of reasons) {
    const words = wordsOf(reason, players);
    const { act, territory, continent, material } = reason;
    if (!isTelling(reason)) {
      if (act === 'attack') attacks.push(say('bot-act-attack', words));
      continue;
    }
    const why = say(`bot-why-${reason.why}`, words);
    const subject =
      act === 'attack' || !(territory ?? continent ?? material)
        ? say(`bot-act-${act}`, words)
        : String(words.territory ?? words.continent ?? words.material);
    subjects.set(why, [...new Set([...(subjects.get(why) ?? []), subject])]);
  }
  const isPlain = subjects.size === 1 && reasons.every(({ act }) => act !== 'attack');
  const told = [...subjects].map(([why, names]) =>
    isPlain ? why : say('bot-reason', { act: listed(names), why }),
  );
  return [...new Set([...told, ...attacks])];
}

/** The text of a hint's first step. */
export function lookText(look: Look): string {
  return say(look.text, wordsOf(look, []));
}

interface Named {
  territory?: string | null;
  ahead?: string | null;
  continent?: string | null;
  material?: string | null;
  application?: string | null;
  player?: string | null;
  points?: number | null;
  percent?: number | null;
  risk?: number | null;
  assets?: number | null;
  having?: number | null;
  needed?: number | null;
}

/** Turns ids into names. Numbers stay numbers, for plurals. */
export function wordsOf(named: Named, players: Player[]): Words {
  const { territory, ahead, continent, material, application, player } = named;
  const words: Record<string, FluentVariable | null | undefined> = {
    territory: territory && territoryName(territory),
    ahead: ahead && territoryName(ahead),
    continent: continent && continentName(continent),
    material: material && materialName(material),
    application: application && applicationName(application),
    player: player && (players.find(one => one.id === player)?.name ?? player),
    points: named.points,
    percent: named.percent,
    risk: named.risk,
    assets: named.assets,
    having: named.having,
    needed: named.needed,
  };
  const said = Object.entries(words).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(said) as Words;
}

/** A short text that also fits after “better:”; the label of the button if there is one. */
export function actionText(action: Action, times = 1): string {
  if (times > 1 && action.type !== 'PlaceAsset')
    return say('web-bots-times', { action: actionText(action), times });
  switch (action.type) {
    case 'ChooseContinent':
      return say('web-bots-do-continent', { continent: continentName(action.continent) });
    case 'DrawContinent':
      return say('web-bots-do-draw');
    case 'ChooseTerritory':
      return say('web-bots-do-territory', { territory: territoryName(action.territory) });
    case 'PlaceAsset':
      return say('web-bots-do-place', {
        territory: territoryName(action.territory),
        assets: times,
      });
    case 'Move':
      return say('web-bots-do-move', {
        origin: territoryName(action.origin),
        target: territoryName(action.target),
        assets: action.assets,
      });
    case 'OpenNews':
      return say('story-option-world_news');
    case 'Recycle':
      return say('bot-act-recycle', { material: materialName(action.material) });
    case 'EndActionPhase':
      return say('web-match-end-actions');
    case 'ClaimMaterial':
      return say('web-bots-do-claim', { material: materialName(action.material) });
    case 'EndTrade':
      return say('web-match-end-trade');
    default:
      return action satisfies never;
  }
}

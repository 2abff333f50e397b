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

/** Reasons that tell nobody anything: what was done is told without them. */
const EMPTY: Reason['why'][] = ['untold', 'materials'];

/** Why a hint says what it says; empty if it would say nothing. */
export const hintReasonText = (reason: Reason, players: Player[]): string =>
  EMPTY.includes(reason.why) ? '' : say(`bot-why-${reason.why}`, wordsOf(reason, players));

/** What was done and the largest term of the evaluation: “Attacks Mexico, 79 %: …”. */
export function reasonText(reason: Reason, players: Player[]): string {
  const words = wordsOf(reason, players);
  if (EMPTY.includes(reason.why)) return say(`bot-act-${reason.act}`, words);
  return say('bot-reason', {
    act: say(`bot-act-${reason.act}`, words),
    why: say(`bot-why-${reason.why}`, words),
  });
}

/** Reasons for a log line, without repeating what the line says. */
export function whyTexts(reasons: Reason[], players: Player[]): string[] {
  const subjects = new Map<string, string[]>();
  for (const reason of reasons) {
    if (EMPTY.includes(reason.why)) continue;
    const words = wordsOf(reason, players);
    const why = say(`bot-why-${reason.why}`, words);
    const { act, territory, continent, material } = reason;
    const subject =
      act === 'attack' || !(territory ?? continent ?? material)
        ? say(`bot-act-${act}`, words)
        : String(words.territory ?? words.continent ?? words.material);
    subjects.set(why, [...new Set([...(subjects.get(why) ?? []), subject])]);
  }
  const isPlain = subjects.size === 1 && reasons.every(({ act }) => act !== 'attack');
  return [...subjects].map(([why, names]) =>
    isPlain ? why : say('bot-reason', { act: listed(names), why }),
  );
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
}

/** Ids become names; numbers stay numbers, for the plurals. */
function wordsOf(named: Named, players: Player[]): Words {
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
  };
  const said = Object.entries(words).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(said) as Words;
}

/** A short text that also fits after “better:”. */
export function actionText(action: Action): string {
  switch (action.type) {
    case 'ChooseContinent':
      return say('web-bots-do-continent', { continent: continentName(action.continent) });
    case 'DrawContinent':
      return say('web-bots-do-draw');
    case 'ChooseTerritory':
      return say('web-bots-do-territory', { territory: territoryName(action.territory) });
    case 'PlaceAsset':
      return say('web-bots-do-place', { territory: territoryName(action.territory) });
    case 'Move':
      return say('web-bots-do-move', {
        origin: territoryName(action.origin),
        target: territoryName(action.target),
        assets: action.assets,
      });
    case 'EndActionPhase':
      return say('web-bots-do-end');
    case 'ClaimMaterial':
      return say('web-bots-do-claim', { material: materialName(action.material) });
    case 'EndTrade':
      return say('web-bots-do-end-trade');
    default:
      return action satisfies never;
  }
}

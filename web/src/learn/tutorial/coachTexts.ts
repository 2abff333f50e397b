// Texts and highlights of the tutorial.

import type { Marks } from '../../board/board';
import { materialsOf, neededBy } from '../../table/facts';
import { applicationName, materialName, say, territoryName } from '../../texts/texts.svelte';
import { world } from '../../world/world';
import { SCRIPT, type Course, type Wrong } from './course.svelte';

/** Subjects of lessons besides the requested action. */
const SUBJECTS: Record<string, { material?: string; application?: string; territory?: string }> = {
  move: { material: 'cobalt' },
  first: { material: 'cobalt', application: 'cutting_tools' },
  clash: { material: 'chromium' },
  second: { material: 'chromium', application: 'stainless_steel', territory: 'india' },
  held: { territory: 'india' },
};

/** Neighbours: one has Materials that the learner needs, the other some of the learner's own. */
const EXAMPLES = ['indonesia', 'new_guinea'];

export function sentenceOf(course: Course): string {
  const { lesson, part, match, isPlaying } = course;
  if (isPlaying) return say(`long-tutorial-watch-${whatIsShown(course)}`);
  const { asked } = lesson;
  const { material, application, territory } = SUBJECTS[lesson.id] ?? {};
  const names: Record<string, string | number> = {};
  if (material) names.material = materialName(material);
  if (application) {
    names.application = applicationName(application);
    names.points = world().applications[application]!.points;
  }
  if (territory) names.territory = territoryName(territory);
  if (asked?.type === 'PlaceAsset') names.territory = territoryName(asked.territory);
  if (asked?.type === 'Move') {
    names.origin = territoryName(asked.origin);
    names.target = territoryName(asked.target);
    names.assets = asked.assets;
  }
  if (match.phase.type === 'InvestmentPhase') {
    names.materials = materialsOf(match, SCRIPT.seat).size;
    names.assets = match.phase.to_place[SCRIPT.seat] ?? 0;
  }
  if (match.phase.type === 'Finished') {
    const own = match.phase.ranking.find(score => score.player === SCRIPT.seat)!;
    names.points = own.points;
    names.count = own.applications.length;
  }
  return say(`long-tutorial-${lesson.id}${part ? `-${part}` : ''}`, names);
}

function whatIsShown({ events }: Course): 'dice' | 'own' | 'others' {
  if (events.some(event => event.type === 'ClashFought')) return 'dice';
  const [first] = events;
  return first && 'player' in first && first.player === SCRIPT.seat ? 'own' : 'others';
}

export function answerTo(wrong: Wrong): string {
  switch (wrong.kind) {
    case 'territory':
    case 'origin':
      return say(`long-tutorial-wrong-${wrong.kind}`, {
        chosen: territoryName(wrong.chosen),
        wanted: territoryName(wrong.wanted),
      });
    case 'number':
      return say('long-tutorial-wrong-number', { wanted: wrong.wanted });
    case 'end':
    case 'other':
      return say(`long-tutorial-wrong-${wrong.kind}`);
    default:
      return wrong satisfies never;
  }
}

export function lessonMarksOf(course: Course): Marks {
  const { lesson, part, isPlaying, match } = course;
  const { asked } = lesson;
  if (isPlaying) return {};
  if (asked?.type === 'PlaceAsset') return { territories: [asked.territory] };
  if (asked?.type === 'Move') {
    if (part === 'origin') return { territories: [asked.origin] };
    return part === 'target' ? { territories: [asked.target] } : {};
  }
  if (lesson.id === 'materials') {
    const owned = materialsOf(match, SCRIPT.seat);
    const needed = neededBy(match.objectives[SCRIPT.seat]!);
    return { materials: [...needed].filter(material => !owned.has(material)) };
  }
  const { territory } = SUBJECTS[lesson.id] ?? {};
  return territory ? { territories: [territory] } : {};
}

/** The Territories that a lesson is about; small screens zoom to them. */
export function placesOf(course: Course): string[] {
  const { lesson, part } = course;
  if (lesson.id === 'materials') return EXAMPLES;
  const { territories = [] } = lessonMarksOf(course);
  // Both ends of a Move.
  return part === 'target' && lesson.asked?.type === 'Move'
    ? [lesson.asked.origin, ...territories]
    : territories;
}

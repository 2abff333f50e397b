import '../../world/testBoard';
import { expect, test } from 'vitest';
import type { MatchView, Options } from '../../protocol';
import { materialsOf } from '../../table/facts';
import { world } from '../../world/world';
import { ofLeaving, ofLosing, ofTaking, threatsTo } from './consequences';

const [card, { applications }] = Object.entries(world().objectives)[0]!;
const { materials, points } = world().applications[applications[0]!]!;
const home = (material: string): string =>
  Object.values(world().territories).find(one => one.materials.includes(material))!.id;

/** The player holds everything that the first Application needs, one Territory for each Material. */
const places = [...new Set(materials.map(home))];
const match = {
  holdings: Object.fromEntries(places.map(id => [id, ['p1', 2]])),
  claimed: {},
  objectives: { p1: card },
} as unknown as MatchView;

test('losing the only place with a Material costs the Application', () => {
  const lost = ofLosing(match, 'p1', home(materials[0]!));
  expect(lost?.materials).toContain(materials[0]);
  expect(lost?.points).toBeGreaterThanOrEqual(points);
});

test('taking it back brings the same', () => {
  const place = home(materials[0]!);
  const { [place]: _, ...holdings } = match.holdings;
  const before = { ...match, holdings };
  expect(ofTaking(before, 'p1', place)).toEqual(ofLosing(match, 'p1', place));
});

test('a Territory that is one’s own brings nothing', () => {
  expect(ofTaking(match, 'p1', places[0]!)).toBeNull();
});

test('leaving a place whose Materials the target has costs nothing', () => {
  const [one] = Object.values(world().territories);
  const twin = { ...match, holdings: { [one!.id]: ['p1', 1] } } as unknown as MatchView;
  expect(materialsOf(twin, 'p1').size).toBeGreaterThan(0);
  expect(ofLeaving(twin, 'p1', one!.id, one!.id)).not.toBeNull();
  const claimed = { ...twin, claimed: { p1: one!.materials } };
  const other = Object.keys(world().territories).find(id => id !== one!.id)!;
  expect(ofLeaving(claimed, 'p1', one!.id, other)).toBeNull();
});

test('what completes the nearest Application is named first', () => {
  const [last, ...rest] = materials;
  const other = world().applications[applications[1]!]!.materials.find(
    one => !materials.includes(one),
  )!;
  const before = { ...match, holdings: {}, claimed: { p1: rest } } as unknown as MatchView;
  const gained = ofTaking(before, 'p1', home(other), home(last!));
  expect(gained?.materials).toContain(other);
  expect(gained?.materials[0]).toBe(last);
  expect(gained?.application).toBe(applications[0]);
});

test('only an attack that probably succeeds is a threat, the likeliest one', () => {
  const [one] = Object.values(world().territories);
  const [weak, strong] = one!.neighbours as [string, string];
  const board = (least: number, most: number): MatchView => {
    const holdings = { [one!.id]: ['p1', 4], [weak]: ['p2', least], [strong]: ['p3', most] };
    return { ...match, holdings } as unknown as MatchView;
  };
  const options = { leave_one_behind: false } as Options;
  const threats = (most: number): object[] => threatsTo([one!.id], 'p1', board(2, most), options);
  expect(threats(3)).toEqual([]);
  expect(threats(9)).toEqual([{ origin: strong, target: one!.id }]);
});

// Places the authored labels, and checks that each points at its own Territory.

import { contains } from './cut.mjs';

/** @typedef {import('./read.mjs').Point} Point */
/**
 * @typedef {object} Label
 * @property {Point} at       view units: where the label of the Territory is centred
 * @property {Point} [leads]  longitude and latitude: where a label outside its Territory points
 * @property {number} [wrap]  view units: the widest line of the name
 * @property {string} [form]  how badge and tiles are arranged
 */

/**
 * @param {string} id
 * @param {Label | undefined} label
 * @param {(point: Point) => Point} project
 * @param {Point[][]} rings  the outlines of the Territory on the sheet
 * @param {string[]} faults  what is wrong is added here
 */
export function placeLabel(id, label, project, rings, faults) {
  if (!label) {
    faults.push(`[label.${id}] is missing`);
    return {};
  }
  const target = label.leads ? project(label.leads) : label.at;
  if (!rings.some(ring => contains(ring, target))) {
    faults.push(
      `[label.${id}] points at ${target.map(Math.round).join(', ')}, outside its Territory`,
    );
  }
  const { at, leads, ...rest } = label;
  return { label: point(at), ...(leads && { leader: point(target) }), ...rest };
}

const tenth = value => Math.round(value * 10) / 10;

/** @param {Point} at */
export const point = ([x, y]) => ({ x: tenth(x), y: tenth(y) });

// Finds CSS that a promised browser doesn't know and that has no fallback: an earlier declaration of
// the same property in the rule, or an `@supports` around it.

import type { CompatStatement } from '@mdn/browser-compat-data';
import { transform, type Targets } from 'lightningcss';
import postcss, { type AtRule, type ChildNode, type Declaration, type Rule } from 'postcss';
import { featureAt, missingIn, PROMISED } from './promise.ts';

/** The page works without these. */
const OPTIONAL: Record<string, string> = {
  '@media (forced-colors)': 'Safari has no forced colours',
  '@page': 'the size and margins of paper; the print dialog has them too',
  size: 'see @page',
  'print-color-adjust': 'beside -webkit-print-color-adjust',
  '@container': 'Dialog.svelte has an @supports for browsers without',
  'container-type': 'see @container',
  ':selection': 'selected text looks different',
  '-webkit-tap-highlight-color': 'taps look different',
  'align-content: start': 'Safari knows it in a grid',
  'place-items: start': 'Safari knows it in a grid',
  appearance: 'beside -webkit-appearance',
  cursor: 'phones have none',
  'forced-color-adjust': 'Safari has no forced colours',
  hyphens: 'long words break anywhere',
  'overscroll-behavior': 'the page may bounce',
  'scrollbar-width': 'scrollbars look different',
  'text-wrap': 'lines break elsewhere',
};

const TYPES = ['types', 'types.color', 'types.length', 'types.basic-shape', 'types.image'];
/** Parts of values that MDN lists by a name, not by a word in them; strings are taken out before. */
const SYNTAX: [property: string, feature: string, syntax: RegExp][] = [
  ['content', 'alt_text', /\//],
  ['display', 'multi-keyword_values', /\w \w/],
  ['font-size-adjust', 'two-values', /\S \S/],
  ['text-overflow', 'two_value_syntax', /\S \S/],
];
const DYNAMIC_UNIT = /\d(?:d|s|l)v(?:w|h|i|b|min|max)\b/;
const CONTAINER_UNIT = /\dcq(?:w|h|i|b|min|max)\b/;

/** Lightning CSS, which Vite builds with, writes versions as numbers. */
const LIGHTNING = Object.fromEntries(
  Object.entries(PROMISED).map(([browser, version]) => {
    const [major = 0, minor = 0] = version.split('.').map(Number);
    return [browser, (major << 16) | (minor << 8)];
  }),
) as Targets;

/** `what (browsers without it)` for everything that is too new after the build's transforms. */
export function newerCss(source: string): string[] {
  const code = new TextEncoder().encode(source);
  const built = transform({ filename: 'a.css', code, targets: LIGHTNING, errorRecovery: true });
  const found: string[] = [];
  const check = (what: string, compat: CompatStatement | undefined): void => {
    const missing = compat && !(what in OPTIONAL) ? missingIn(compat) : [];
    if (missing.length) found.push(`${what} (${missing.join(', ')})`);
  };
  postcss.parse(new TextDecoder().decode(built.code)).walk(node => {
    if (isGuarded(node)) return;
    if (node.type === 'atrule') checkRule(node, check);
    else if (node.type === 'rule') checkSelector(node, check);
    else if (node.type === 'decl') checkDeclaration(node, check);
  });
  return [...new Set(found)];
}

type Check = (what: string, compat: CompatStatement | undefined) => void;

function checkRule({ name, params }: AtRule, check: Check): void {
  check(`@${name}`, featureAt('css', 'at-rules', name));
  if (name !== 'media') return;
  for (const [, feature] of params.matchAll(/\(([a-z-]+)/g))
    check(`@media (${feature})`, featureAt('css', 'at-rules', 'media', feature!));
}

function checkSelector({ selector }: Rule, check: Check): void {
  // Prefixed selectors are for one engine only.
  for (const [, name] of selector.matchAll(/:([a-z][a-z-]*)/g))
    check(`:${name}`, featureAt('css', 'selectors', name!));
}

function checkDeclaration(declaration: Declaration, check: Check): void {
  const { prop, value } = declaration;
  if (prop.startsWith('--') && !/[a-z]\(/.test(value)) return;
  if (prop in OPTIONAL) return;
  check(prop, featureAt('css', 'properties', prop));
  for (const [word] of value.matchAll(/[a-z][a-z-]*(?!\()/g))
    check(`${prop}: ${word}`, featureAt('css', 'properties', prop, word));
  for (const [, name] of value.matchAll(/([a-z][a-z-]*)\(/g))
    for (const type of TYPES) check(`${name}()`, featureAt('css', ...type.split('.'), name!));
  const plain = value.replace(/(['"]).*?\1/g, '');
  for (const [property, feature, syntax] of SYNTAX)
    if (prop === property && syntax.test(plain))
      check(`${prop}: ${value}`, featureAt('css', 'properties', property, feature));
  if (DYNAMIC_UNIT.test(value))
    check(value, featureAt('css', 'types', 'length', 'viewport_percentage_units_dynamic'));
  if (CONTAINER_UNIT.test(value))
    check(value, featureAt('css', 'types', 'length', 'container_query_length_units'));
}

function isGuarded(node: ChildNode): boolean {
  for (let around = node.parent; around; around = around.parent as typeof around) {
    if (around.type !== 'atrule') continue;
    const { name } = around as unknown as AtRule;
    // @container itself is reported; what is inside it doesn't apply without support.
    if (name === 'supports' || name === 'container') return true;
  }
  if (node.type !== 'decl') return false;
  for (let earlier = node.prev(); earlier; earlier = earlier.prev())
    if (earlier.type === 'decl' && earlier.prop === node.prop) return true;
  return false;
}

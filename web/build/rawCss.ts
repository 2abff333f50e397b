// Finds sizes, weights, radii, breakpoints and colours in CSS that are not from style/tokens.css.

import postcss from 'postcss';

/** Keywords, zero, parts of the element's own size, and units of a drawing. */
const FREE = /^(?:0|inherit|50%|-?[\d.]+(?:em|vh|vw|mm))$/;
const STEP = String.raw`var\(--(?:text|snug|part|wall|draw|print)-\d\)`;
const ALLOWED: Record<string, RegExp> = {
  // A step, as large as fits between two steps, or the size that all of them are measured in.
  'font-size': new RegExp(
    String.raw`^(?:inherit|${STEP}|max\(\s*${STEP},\s*min\(\s*${STEP},[^]+\)|calc\(1rem \* var\(--text-scale, 1\)\))$`,
  ),
  font: /^inherit$/,
  'font-weight': /^(?:var\(--weight-[123]\)|inherit|[\d ]+ 800)$/, // the range of a font file
};
const WIDTHS = [360, 400, 480, 700, 900, 1100];

/** `property: value` for everything that should be a token. */
export function rawCss(source: string): string[] {
  const found: string[] = [];
  postcss.parse(source).walk(node => {
    if (node.type === 'atrule' && node.name === 'media') {
      for (const [, side, pixels] of node.params.matchAll(/(max|min)-width: (\d+)px/g))
        if (!WIDTHS.includes(Number(pixels) + (side === 'max' ? 1 : 0)))
          found.push(`@media ${node.params}`);
    } else if (node.type === 'decl' && !isFine(node.prop, node.value))
      found.push(`${node.prop}: ${node.value}`);
  });
  return found;
}

function isFine(property: string, value: string): boolean {
  if (/#[\da-f]{3,8}\b/i.test(value)) return false;
  if (/^border(-\w+)*-radius$/.test(property))
    return value.split(' ').every(part => part.startsWith('var(--') || FREE.test(part));
  return ALLOWED[property]?.test(value) ?? true;
}

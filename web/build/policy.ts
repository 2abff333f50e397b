// Fails the build for what the Content-Security-Policy blocks or what could inject markup: fixed
// `style` attributes (`style:color={…}` is set by script and allowed), `{@html}` and injected styles.

import { parse, type AST } from 'svelte/compiler';
import type { Plugin } from 'vite';

export function policy(): Plugin {
  return {
    name: 'rawsiko:policy',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('.svelte') || id.includes('/node_modules/')) return;
      const found = blocked(parse(code, { modern: true }));
      if (found) this.error({ message: found.why, id, pos: found.at });
    },
  };
}

interface Blocked {
  why: string;
  at: number;
}

/** The first forbidden construct in a component. */
export function blocked(root: AST.Root): Blocked | undefined {
  if (root.options?.css === 'injected') return { why: 'No injected styles.', at: 0 };
  return within(root.fragment);
}

function within(node: unknown): Blocked | undefined {
  if (Array.isArray(node)) return first(node);
  if (typeof node !== 'object' || node === null) return undefined;
  const { type, name, value, start } = node as Record<string, unknown>;
  const at = Number(start ?? 0);
  if (type === 'HtmlTag') return { why: 'No {@html}: texts are text nodes.', at };
  if (type === 'Attribute' && name === 'style' && isFixed(value)) {
    return { why: 'No fixed style attribute: use a class, or style:property={…}.', at };
  }
  return first(Object.values(node));
}

function first(nodes: unknown[]): Blocked | undefined {
  for (const node of nodes) {
    const found = within(node);
    if (found) return found;
  }
  return undefined;
}

const isFixed = (value: unknown): boolean =>
  Array.isArray(value) && value.every((part: { type?: string }) => part.type === 'Text');

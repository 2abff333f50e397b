// Copying, also on plain-http pages.

import { toast } from '../../parts/toasts.svelte';
import { say } from '../../texts/texts.svelte';

/** Copies the link, or other text, and says whether it worked. */
export async function copyLink(text: string): Promise<void> {
  toast((await copy(text)) ? say('web-home-copied') : say('web-home-not-copied'));
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'unseen';
  const parent = document.querySelector('dialog[open]') ?? document.body;
  parent.append(field);
  field.select();
  try {
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- plain-http pages have no clipboard API
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
  }
}

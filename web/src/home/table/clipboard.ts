/** Puts the text on the clipboard, also on plain-http pages. Whether it worked. */
export async function copy(text: string): Promise<boolean> {
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

// What stays above open dialogs: a popover, which is raised again for every new text. In older
// browsers it's below them.

const isPopover = 'showPopover' in HTMLElement.prototype && 'hidePopover' in HTMLElement.prototype;

/** The attribute of the element. */
export const popover = isPopover ? 'manual' : undefined;

/** Shows the element above everything that is open now, or hides it. */
export function raise(sheet: HTMLElement, isShown: boolean): void {
  if (!isPopover) return;
  if (sheet.matches(':popover-open')) sheet.hidePopover();
  if (isShown) sheet.showPopover();
}

// What the keys of the Match screen do.

import type { Hand } from './hand.svelte';
import type { Page } from './screen';
import { isConfirmation, shortcutOf, type Shortcut } from './shortcuts.svelte';

interface Deeds {
  hand: Hand;
  canSkip: () => boolean;
  skip: () => void;
  /** Skips, and bots go on at once. */
  hurry: () => void;
  toggleHint: () => void;
  takeBack: () => void;
  openPage: (page: Page) => void;
  showMap: () => void;
  showObjective: () => void;
  showMenu: () => void;
  showHelp: () => void;
}

export class Keyboard {
  constructor(private readonly deeds: Deeds) {}

  press = (event: KeyboardEvent): void => {
    const { selection } = this.deeds.hand;
    const shortcut = isConfirmation(event, selection) ? 'confirm' : shortcutOf(event);
    if (!shortcut || !this.obey(shortcut)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** Whether the key meant something. */
  private obey(shortcut: Shortcut): boolean {
    const { hand, ...deeds } = this.deeds;
    switch (shortcut) {
      case 'confirm':
        hand.confirm();
        return true;
      case 'cancel':
        if (deeds.canSkip()) deeds.skip();
        else if (hand.selection.origin) hand.selection.clear();
        else return false;
        return true;
      case 'more':
        return hand.addAssets(1);
      case 'fewer':
        return hand.addAssets(-1);
      case 'undo':
        deeds.takeBack();
        return true;
      case 'end':
        hand.endPhase();
        return true;
      case 'objective':
        deeds.showObjective();
        return true;
      case 'log':
      case 'chat':
        deeds.openPage(shortcut);
        return true;
      case 'map':
        deeds.showMap();
        return true;
      case 'menu':
        deeds.showMenu();
        return true;
      case 'skip':
        deeds.hurry();
        return true;
      case 'hint':
        deeds.openPage('action');
        deeds.toggleHint();
        return true;
      case 'help':
        deeds.showHelp();
        return true;
      default:
        return shortcut satisfies never;
    }
  }
}

// Keyboard handling of the Match screen.

import type { ActionInput } from '../action/actionInput.svelte';
import type { Page } from '../screen';
import { isConfirmation, shortcutOf, type Shortcut } from './shortcuts.svelte';

interface Commands {
  input: ActionInput;
  canSkip: () => boolean;
  skip: () => void;
  /** Skips the moment and the bots' pauses. */
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
  constructor(private readonly commands: Commands) {}

  press = (event: KeyboardEvent): void => {
    const { selection } = this.commands.input;
    const shortcut = isConfirmation(event, selection) ? 'confirm' : shortcutOf(event);
    if (!shortcut || !this.run(shortcut)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** Whether the key was handled. */
  private run(shortcut: Shortcut): boolean {
    const { input, ...commands } = this.commands;
    switch (shortcut) {
      case 'confirm':
        input.confirm();
        return true;
      case 'cancel':
        if (commands.canSkip()) commands.skip();
        else if (input.selection.origin) input.selection.clear();
        else return false;
        return true;
      case 'more':
        return input.addAssets(1);
      case 'fewer':
        return input.addAssets(-1);
      case 'undo':
        commands.takeBack();
        return true;
      case 'end':
        input.endPhase();
        return true;
      case 'objective':
        commands.showObjective();
        return true;
      case 'log':
      case 'chat':
        commands.openPage(shortcut);
        return true;
      case 'map':
        commands.showMap();
        return true;
      case 'menu':
        commands.showMenu();
        return true;
      case 'skip':
        commands.hurry();
        return true;
      case 'hint':
        commands.openPage('action');
        commands.toggleHint();
        return true;
      case 'help':
        commands.showHelp();
        return true;
      default:
        return shortcut satisfies never;
    }
  }
}

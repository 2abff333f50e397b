import './style/base.css';
import { mount } from 'svelte';
import { loadLanguage, preferredLanguage } from './texts/texts.svelte';

const LATER = 2000;

/** Without its words there is no page: it comes as soon as the network does. */
async function loadWords(): Promise<void> {
  try {
    await loadLanguage(preferredLanguage());
  } catch {
    await new Promise(resolve => setTimeout(resolve, LATER));
    await loadWords();
  }
}

// The words travel beside the program, not after it.
const [{ default: App }] = await Promise.all([import('./App.svelte'), loadWords()]);
mount(App, { target: document.getElementById('app')! });

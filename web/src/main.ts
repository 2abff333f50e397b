import './style/base.css';
import { mount } from 'svelte';
import { IS_SITE } from './connection/reach';
import { openSocketEarly } from './connection/earlySocket';
import { registerServiceWorker } from './phone/serviceWorker';
import { loadLanguage, preferredLanguage, warmUp } from './texts/texts.svelte';

const LATER = 2000;
const TABLE = /^#(seat|host|watch|table)=/;

/** The page needs its texts: retries until they are loaded. */
async function loadWords(): Promise<void> {
  try {
    await loadLanguage(preferredLanguage());
  } catch {
    await new Promise(resolve => setTimeout(resolve, LATER));
    await loadWords();
  }
}

// The element is gone if the browser is too old: build/oldBrowser.ts says so in its place.
const target = document.getElementById('app');
if (target) {
  if (TABLE.test(location.hash) && !IS_SITE) openSocketEarly();
  // Loads the texts in parallel with the program.
  const program = Promise.all([import('./App.svelte'), loadWords()]);
  warmUp();
  const [{ default: App }] = await program;
  mount(App, { target });
  registerServiceWorker();
}

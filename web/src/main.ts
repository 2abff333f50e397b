import './style/base.css';
import './world/load';
import { mount } from 'svelte';
import App from './App.svelte';
import { loadLanguage, preferredLanguage } from './texts/texts.svelte';

const LATER = 2000;

// Without its words there is no page: it comes as soon as the network does.
for (let isLoaded = false; !isLoaded;) {
  try {
    await loadLanguage(preferredLanguage());
    isLoaded = true;
  } catch {
    await new Promise(resolve => setTimeout(resolve, LATER));
  }
}
mount(App, { target: document.getElementById('app')! });

// Names and licences as their owners write them; CREDITS.md says the same at length.

export interface Credit {
  what: string;
  licence: string;
}

export const FACTS: Credit[] = [
  {
    what: 'European Commission: Study on the Critical Raw Materials for the EU 2023',
    licence: 'CC BY 4.0',
  },
  { what: 'U.S. Geological Survey: Mineral Commodity Summaries 2025', licence: 'public domain' },
  { what: 'Natural Earth, world-atlas (Michael Bostock)', licence: 'public domain, ISC' },
];

export const DRAWN: Credit[] = [
  { what: 'Atkinson Hyperlegible Next (Braille Institute)', licence: 'SIL OFL 1.1' },
  { what: 'Tabler Icons (Paweł Kuna)', licence: 'MIT' },
  { what: 'game-icons.net (Lorc, Delapouite & contributors)', licence: 'CC BY 3.0' },
  { what: 'Lorelei (Lisa Wischofsky), DiceBear', licence: 'CC0 1.0, MIT' },
];

export const SOFTWARE: Credit[] = [
  { what: 'Svelte, Vite', licence: 'MIT' },
  { what: 'Project Fluent (Mozilla)', licence: 'Apache-2.0' },
  { what: 'noble-hashes (Paul Miller)', licence: 'MIT' },
  { what: 'Panzoom, uqr, ZzFX', licence: 'MIT' },
  { what: 'Pyodide', licence: 'MPL-2.0' },
  { what: 'Python, msgspec, Litestar, SQLAlchemy, uvicorn', licence: 'PSF, BSD-3-Clause, MIT' },
];

// Runs dev/site_bytecode.py in the Pyodide that the site ships: node bytecode.mjs SCRIPT GIVEN MADE

import { readFileSync, writeFileSync } from 'node:fs';
import { loadPyodide } from 'pyodide';

const [script, given, made] = process.argv.slice(2);
const python = await loadPyodide();
python.FS.writeFile('given.zip', new Uint8Array(readFileSync(given)));
python.runPython(readFileSync(script, 'utf8'));
writeFileSync(made, python.FS.readFile('made.zip'));
process.exit(0);

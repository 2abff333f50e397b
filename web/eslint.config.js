import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import { newerApi } from './build/newerApi.ts';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  globalIgnores(['src/protocol.ts']), // generated
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  ts.configs.stylisticTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] },
    },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      // TypeScript checks it with noUnusedLocals; here `_` marks what is left out on purpose.
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_', args: 'none' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      // An empty text or `false` counts as missing in many places.
      '@typescript-eslint/prefer-nullish-coalescing': [
        'error',
        { ignorePrimitives: { string: true, boolean: true }, ignoreConditionalTests: true },
      ],
      // With noUncheckedIndexedAccess every lookup of a known id needs one.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // `void value;` in an effect names what it depends on.
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      // Props must be type aliases: interfaces do not extend Record<string, unknown> (Lazy.svelte).
      '@typescript-eslint/consistent-type-definitions': 'off',
      // Sets and Maps are replaced as a whole, or nothing reactive reads them.
      'svelte/prefer-svelte-reactivity': 'off',
      // There are no enums and no stores, and these two take a quarter of the time.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      'svelte/require-store-reactive-access': 'off',
      // It takes the reason after `--` for further codes; svelte-check knows the codes.
      'svelte/no-unused-svelte-ignore': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    files: ['src/**'],
    ignores: ['**/*.test.ts'],
    plugins: { promise: { rules: { 'newer-api': newerApi } } },
    rules: {
      'promise/newer-api': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: 'Literal[regex.pattern=/\\(\\?<[=!]/]',
          message: 'Safari 15.4 has no lookbehind, and no page with one.',
        },
        {
          selector: 'CallExpression[callee.property.name=/^toLocale.*Case$/][arguments.length=0]',
          message: 'Name the language, see `capitals`: a Turkish phone writes ASİEN.',
        },
        {
          selector: 'CallExpression[callee.property.name="localeCompare"][arguments.length=1]',
          message: 'Name the language, see `inOrder`: the device may sort otherwise.',
        },
      ],
    },
  },
  {
    // The parser does not know the props of other components; svelte-check checks their types.
    files: ['**/*.svelte'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    // Fakes take the shape of what they replace.
    files: ['**/*.test.ts'],
    rules: {
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-this-alias': 'off',
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    files: ['**/*.{js,mjs}'],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { globals: globals.node },
  },
);

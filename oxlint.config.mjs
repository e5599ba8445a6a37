import { adapters, ambientRules, isStorage } from './scripts/lint/ambient.mjs';
import { aroundRules, layerRules, packageRules } from './scripts/lint/imports.mjs';
import { LAYERS } from './scripts/lint/layers.mjs';
import { WORDS } from './scripts/lint/words.mjs';

/** All layers except the theme take their colours from the theme. */
const colorRules = Object.keys(LAYERS)
  .filter((layer) => layer !== 'theme')
  .map((layer) => ({ files: [`src/${layer}/**`], rules: { 'florin/no-color': 'error' } }));

/** Florin's app imports only modules that other apps can import as well. */
const publicNames = {
  files: ['src/app/**', 'src/pages/**', 'src/features/**'],
  rules: { 'florin/public-names-only': 'error' },
};

/** Tests and stories may import every layer and prepare a storage, but not use a clock or randomness. */
const testRules = {
  'no-restricted-imports': 'off',
  'no-await-in-loop': 'off',
  'florin/no-color': 'off',
  'florin/public-names-only': 'off',
  ...ambientRules(isStorage),
};

const PLUGINS = ['typescript', 'react', 'jsx-a11y', 'import', 'unicorn', 'oxc', 'promise'];

const rules = {
  eqeqeq: 'error',
  'no-console': 'error',
  'no-alert': 'error',
  'no-var': 'error',
  // Words that hide the subject or the action of a sentence: docs/style.md.
  'no-warning-comments': ['error', { terms: WORDS, location: 'anywhere' }],
  'prefer-const': 'error',
  'typescript/no-explicit-any': 'error',
  'typescript/no-non-null-assertion': 'error',
  'typescript/consistent-type-imports': 'error',
  'typescript/no-floating-promises': 'error',
  'typescript/no-misused-promises': 'error',
  'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
  'typescript/only-throw-error': 'error',
  'react/rules-of-hooks': 'error',
  'react/exhaustive-deps': 'error',
  'react/jsx-no-target-blank': 'error',
  'react/self-closing-comp': 'error',
  'react/button-has-type': 'error',
  'react/no-array-index-key': 'error',
  // A render prop is a function that returns elements, not a component.
  'react/no-unstable-nested-components': ['error', { allowAsProps: true }],
  'import/no-default-export': 'error',
  'import/no-cycle': ['error', { ignoreTypes: false }],
  'import/no-duplicates': 'error',
  'import/no-unassigned-import': [
    'error',
    { allow: ['**/*.css', '**/augmentation', '@fontsource-variable/**', 'fake-indexeddb/auto'] },
  ],
  'unicorn/prefer-node-protocol': 'error',
  'unicorn/throw-new-error': 'error',
  ...ambientRules(),
  // Spreading a string gives whole code points, which initials and short addresses need.
  'typescript/no-misused-spread': ['error', { allow: ['string'] }],

  // Off on purpose.
  // The automatic JSX runtime imports React.
  'react/react-in-jsx-scope': 'off',
  // Reviews decide whether a cast is justified.
  'typescript/no-unsafe-type-assertion': 'off',
  // Screen readers announce an amount as one label with role="img" on a span.
  'jsx-a11y/prefer-tag-over-role': 'off',
  // A helper may be defined where it is used.
  'unicorn/consistent-function-scoping': 'off',
  'no-underscore-dangle': 'off',
  // `import Big from 'big.js'` is the usual import.
  'import/no-named-as-default': 'off',
  'import/no-named-as-default-member': 'off',
  // TypeScript's noImplicitReturns reports the same and accepts an exhaustive switch.
  'typescript/consistent-return': 'off',
  // State is immutable: a changed copy is intended.
  'oxc/no-map-spread': 'off',
  // Services and state are plain objects with functions that do not use `this`.
  'typescript/unbound-method': 'off',
};

export default {
  plugins: PLUGINS,
  jsPlugins: ['eslint-plugin-storybook', './scripts/lint/plugin.mjs'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  env: { browser: true, es2024: true },
  // oxlint reads .gitignore only inside a git checkout. An unpacked archive must give the same result.
  ignorePatterns: [
    'node_modules',
    'dist',
    'site',
    'dist-lib',
    'storybook-static',
    'coverage',
    'playwright-report',
    'test-results',
  ],
  rules,
  // A later override replaces the whole options of a rule.
  overrides: [
    ...layerRules,
    ...packageRules,
    ...colorRules,
    publicNames,
    ...adapters,
    {
      files: ['src/components/**'],
      rules: { 'florin/optional-accepts-undefined': 'error' },
    },
    {
      // The texts of a component come from its messages.
      files: ['src/components/**/*.tsx'],
      rules: {
        'react/jsx-no-literals': [
          'error',
          {
            restrictedAttributes: [
              'aria-label',
              'hint',
              'label',
              'listLabel',
              'placeholder',
              'sentence',
              'title',
            ],
          },
        ],
      },
    },
    {
      files: ['src/services/log.ts', 'src/theme/theme.ts', 'src/hooks/useDeprecation.ts'],
      rules: { 'no-console': 'off' },
    },
    {
      // Only lazy pages and files for tools have a default export.
      files: [
        'src/pages/*Page.tsx',
        '*.config.{ts,mjs}',
        '**/*.config.ts',
        '.storybook/**',
        'scripts/lint/plugin.mjs',
        'examples/next-wallet/**',
        'examples/branded-wallet/**',
        'examples/tested-wallet/**',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      // Inlined into the document without transpilation.
      files: ['scripts/app/themeInit.js'],
      rules: { 'no-var': 'off' },
    },
    {
      files: ['**/*.test.ts', '**/*.test.tsx'],
      plugins: [...PLUGINS, 'vitest'],
      rules: {
        ...testRules,
        'typescript/no-misused-spread': 'off',
        'vitest/no-focused-tests': 'error',
        'vitest/no-disabled-tests': 'error',
        'vitest/no-identical-title': 'error',
        'vitest/valid-expect': 'error',
        'vitest/no-import-node-test': 'error',
        'vitest/expect-expect': 'off',
      },
    },
    { files: ['src/stories/**', 'src/testing/**', '.storybook/**'], rules: testRules },
    // Usage examples are copied into other apps, which do not have Florin's clock.
    { files: ['src/stories/**/*.usage.tsx'], rules: { 'no-restricted-globals': 'off' } },
    {
      files: ['**/*.stories.tsx'],
      rules: Object.fromEntries(
        [
          'await-interactions',
          'context-in-play-function',
          'csf-component',
          'hierarchy-separator',
          'no-redundant-story-name',
          'no-renderer-packages',
          'no-stories-of',
          'no-title-property-in-meta',
          'prefer-pascal-case',
          'use-storybook-expect',
          'use-storybook-testing-library',
        ].map((rule) => [`storybook/${rule}`, 'error']),
      ),
    },
    { files: ['.storybook/main.ts'], rules: { 'storybook/no-uninstalled-addons': 'error' } },
    {
      // Scripts, tests of the built app, and the examples use the real clock.
      files: ['scripts/**', '*.config.{ts,mjs}', 'tests/**', 'examples/**'],
      rules: {
        'no-restricted-imports': 'off',
        'no-restricted-globals': 'off',
        'no-restricted-properties': 'off',
        'florin/no-ambient-time': 'off',
        'no-await-in-loop': 'off',
      },
    },
    { files: ['scripts/**', 'tests/**/budget.spec.ts'], rules: { 'no-console': 'off' } },
    ...aroundRules,
  ],
};

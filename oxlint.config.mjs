import { adapters, ambientRules, isStorage } from './scripts/lint/ambient.mjs';
import {
  aroundRules,
  driverRules,
  layerRules,
  packageRules,
  publicNames,
} from './scripts/lint/imports.mjs';
import { LAYERS } from './scripts/lint/layers.mjs';
import { WORDS } from './scripts/lint/words.mjs';

/** Forbids literal colours in every folder of `src/` except `theme`. */
const colorRules = Object.keys(LAYERS)
  .filter((layer) => layer !== 'theme')
  .map((layer) => ({ files: [`src/${layer}/**`], rules: { 'florin/no-color': 'error' } }));

/**
 * The rules of tests and stories. They may import every layer and use browser storage, but neither the device's clock
 * nor its random numbers.
 */
const testRules = {
  'no-restricted-imports': 'off',
  'no-await-in-loop': 'off',
  'florin/no-color': 'off',
  'florin/text-has-element': 'off',
  'max-lines-per-function': 'off',
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
  'import/no-duplicates': ['error', { 'prefer-inline': true }],
  'import/no-unassigned-import': [
    'error',
    { allow: ['**/*.css', '**/augmentation', '@fontsource-variable/**', 'fake-indexeddb/auto'] },
  ],
  'unicorn/prefer-node-protocol': 'error',
  'unicorn/throw-new-error': 'error',
  ...ambientRules(),
  // Spreading a string returns whole code points, which initials and short addresses need.
  'typescript/no-misused-spread': ['error', { allow: ['string'] }],

  // The rules below are off on purpose.
  // The automatic JSX runtime imports React itself.
  'react/react-in-jsx-scope': 'off',
  // Reviews decide whether a cast is justified.
  'typescript/no-unsafe-type-assertion': 'off',
  // An amount is a span with role="img", so screen readers announce the amount as one label.
  'jsx-a11y/prefer-tag-over-role': 'off',
  // A helper function may be defined inside the function that uses it.
  'unicorn/consistent-function-scoping': 'off',
  'no-underscore-dangle': 'off',
  // `import Big from 'big.js'` is the usual import.
  'import/no-named-as-default': 'off',
  'import/no-named-as-default-member': 'off',
  // TypeScript's `noImplicitReturns` reports the same mistakes, and accepts an exhaustive switch.
  'typescript/consistent-return': 'off',
  // State is immutable, so code copies objects on purpose.
  'oxc/no-map-spread': 'off',
  // Services and state are plain objects, whose functions do not use `this`.
  'typescript/unbound-method': 'off',
};

export default {
  plugins: PLUGINS,
  jsPlugins: ['eslint-plugin-storybook', './scripts/lint/plugin.mjs'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  env: { browser: true, es2024: true },
  // oxlint reads .gitignore only inside a git checkout. This list gives an unpacked archive the same result.
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
  // The order matters: a later override replaces all options of a rule.
  overrides: [
    ...layerRules,
    ...packageRules,
    ...colorRules,
    ...adapters,
    {
      files: ['src/**/*.tsx', 'packages/*/src/**/*.tsx'],
      rules: { 'florin/text-has-element': 'error' },
    },
    {
      files: ['src/{components,features}/**'],
      rules: { 'florin/optional-accepts-undefined': 'error' },
    },
    {
      // The JSX of a component contains no literal texts. The texts are in its messages, so that they can be
      // translated.
      files: ['src/{components,features}/**/*.tsx'],
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
      files: ['src/services/log.ts', 'src/theme/theme.ts'],
      rules: { 'no-console': 'off' },
    },
    {
      // Only lazily loaded pages and the configuration files of tools have a default export.
      files: [
        'src/pages/*Page.tsx',
        '*.config.{ts,mjs}',
        '**/*.config.ts',
        '.storybook/**',
        'scripts/lint/plugin.mjs',
        'packages/examples/next-wallet/**',
        'packages/examples/branded-wallet/**',
        'packages/examples/tested-wallet/**',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      // The build inlines these scripts into the document without transpiling them. They run before the app's code.
      files: ['src/app/document/*.js'],
      rules: {
        ...testRules,
        'no-restricted-globals': 'off',
        'florin/no-ambient-time': 'off',
        'no-var': 'off',
      },
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
    {
      files: [
        'src/stories/**',
        'packages/*/{stories,testing}/**',
        'src/testing/**',
        '.storybook/**',
      ],
      rules: testRules,
    },
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
      files: [
        'scripts/**',
        '*.config.{ts,mjs}',
        'tests/**',
        'packages/{server,examples}/**',
        'packages/florin/{build,tests}/**',
      ],
      rules: {
        'no-restricted-imports': 'off',
        'no-restricted-globals': 'off',
        'no-restricted-properties': 'off',
        'florin/no-ambient-time': 'off',
        'no-await-in-loop': 'off',
      },
    },
    {
      files: ['scripts/**', 'packages/*/{bench,build}/**', 'tests/**/budget.spec.ts'],
      rules: { 'no-console': 'off' },
    },
    ...aroundRules,
    {
      // The build of the package and the tests of packages import the tools and the tests of the repository.
      files: ['packages/*/{bench,build,tests}/**'],
      rules: { 'no-restricted-imports': 'off' },
    },
    publicNames,
    driverRules,
  ],
};

import { adapters, ambientRules, isStorage } from './scripts/lint/ambient.mjs';
import { aroundRules, layerRules, packageRules } from './scripts/lint/imports.mjs';
import { LAYERS } from './scripts/lint/layers.mjs';

/** Every layer but the theme takes its colours from there. */
const colorRules = Object.keys(LAYERS)
  .filter((layer) => layer !== 'theme')
  .map((layer) => ({ files: [`src/${layer}/**`], rules: { 'florin/no-color': 'error' } }));

/** What an app of another team cannot import, Florin's own app does not either. */
const publicNames = {
  files: ['src/app/**', 'src/pages/**', 'src/features/**'],
  rules: { 'florin/public-names-only': 'error' },
};

/** Tests and stories import every layer and prepare a storage. They still repeat exactly. */
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
  // A render prop is a function that makes elements, not a component that is made anew.
  'react/no-unstable-nested-components': ['error', { allowAsProps: true }],
  'import/no-default-export': 'error',
  'import/no-cycle': ['error', { ignoreTypes: false }],
  'import/no-duplicates': 'error',
  'import/no-unassigned-import': [
    'error',
    { allow: ['**/*.css', '**/augmentation', '@fontsource-variable/**'] },
  ],
  'unicorn/prefer-node-protocol': 'error',
  'unicorn/throw-new-error': 'error',
  ...ambientRules(),
  // Spreading a text takes whole code points, as initials and short addresses need.
  'typescript/no-misused-spread': ['error', { allow: ['string'] }],

  // Off on purpose.
  // The automatic JSX runtime imports React by itself.
  'react/react-in-jsx-scope': 'off',
  // A review refuses a cast by its reason.
  'typescript/no-unsafe-type-assertion': 'off',
  // role="img" on a span is how an amount is spoken as one label.
  'jsx-a11y/prefer-tag-over-role': 'off',
  // A helper may stand where it is read.
  'unicorn/consistent-function-scoping': 'off',
  'no-underscore-dangle': 'off',
  // `import Big from 'big.js'` is how everybody writes it.
  'import/no-named-as-default': 'off',
  'import/no-named-as-default-member': 'off',
  // TypeScript's noImplicitReturns says it, and knows an exhaustive switch.
  'typescript/consistent-return': 'off',
  // State is immutable here: a copy with a change is the point.
  'oxc/no-map-spread': 'off',
  // Services and state are plain objects of functions without a `this`.
  'typescript/unbound-method': 'off',
};

export default {
  plugins: PLUGINS,
  jsPlugins: ['eslint-plugin-storybook', './scripts/lint/plugin.mjs'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  env: { browser: true, es2024: true },
  // oxlint reads .gitignore only inside a git checkout; an unpacked archive must lint the same.
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
  // A later entry replaces an earlier one's rule whole.
  overrides: [
    ...layerRules,
    ...packageRules,
    ...colorRules,
    publicNames,
    ...adapters,
    {
      // A component takes its texts from the catalogue of messages.
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
      // Pages are loaded lazily, and tools ask for a default export; everything else has a name.
      files: [
        'src/pages/*Page.tsx',
        '*.config.{ts,mjs}',
        '**/*.config.ts',
        '.storybook/**',
        'scripts/lint/plugin.mjs',
        'examples/next-wallet/**',
        'examples/branded-wallet/**',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      // Runs before the app and without a build.
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
    // Examples to copy live in somebody else's app, which has no clock of ours.
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
      // Programs for developers, tests of the built app, and the examples live in real time.
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

import { fileURLToPath } from 'node:url';
import { defineMain } from '@storybook/react-vite/node';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';
import { CURRENCY_LIST } from '../src/domain/currency/currency.ts';
import { catalogue } from './docs/catalogue.ts';
import { facts } from './docs/facts.ts';

import { metaDescription } from './docs/metaDescription.ts';
import { sources } from './docs/sources.ts';
import { storyDocs } from './docs/storyDocs.ts';
import { storyChunks } from './storyChunks.ts';

/** A test run shows no docs pages, and need not read the types for them. */
const isTest = process.env['VITEST'] !== undefined;

/** Whether `storybook dev` runs, which answers assistants at `/mcp`. */
const isServed = !isTest && process.env['NODE_ENV'] !== 'production';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../src/stories/**/*.mdx', '../src/stories/**/*.stories.tsx'],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    ...(isServed ? ['@storybook/addon-mcp'] : []),
  ],
  // A story that proves a behaviour: hidden until the reader includes the tag in the sidebar's filter.
  tags: { behaviour: { defaultFilterSelection: 'exclude', excludeFromDocsStories: true } },
  features: {
    // The checklist is a tour of Storybook itself, above the sidebar of this catalogue.
    sidebarOnboardingChecklist: false,
    componentsManifest: !isTest,
    // This feature reads the props of components that `rooted` makes, with their defaults. A docs page fetches its
    // props when it is opened.
    experimentalReactComponentMeta: !isTest,
    experimentalDocgenServer: !isTest,
    experimentalSearchDocsHeadings: true,
  },
  experimental_docgenProvider: (existing = []) => [
    ...existing,
    {
      moduleSpecifier: fileURLToPath(new URL('docs/docgen.mjs', import.meta.url)),
      options: { currencies: CURRENCY_LIST.map(({ id }) => id) },
    },
  ],
  experimental_storyDocsProvider: storyDocs,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) =>
    mergeConfig(config, {
      define: { 'import.meta.env.FLORIN_STORY_TESTS': JSON.stringify(String(isTest)) },
      plugins: [metaDescription({ withCode: !isTest }), catalogue(), facts(), sources()],
      // If Vite discovered these packages late, it would restart the test run.
      optimizeDeps: {
        include: [
          'storybook/actions',
          '@emotion/cache',
          '@emotion/react',
          '@mui/stylis-plugin-rtl',
          'stylis',
          '@tanstack/react-virtual',
          '@noble/hashes/sha2.js',
          '@noble/hashes/sha3.js',
          '@scure/base',
          'qr',
          'qr/decode.js',
        ],
      },
      build: {
        // Storybook's own code is larger than any page of the app and cannot be split here.
        chunkSizeWarningLimit: 3_000,
        rolldownOptions: {
          checks: {
            // The times of the plugins depend on the machine, not on the build.
            bundlerTimings: false,
            // The stories of menus import code statically that the app loads lazily.
            ineffectiveDynamicImport: false,
          },
          output: { codeSplitting: storyChunks },
        },
      },
    }),
});

import { fileURLToPath } from 'node:url';
import { defineMain } from '@storybook/react-vite/node';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';
import { CURRENCY_LIST } from '../src/domain/currency/currency.ts';
import { catalogue } from './docs/catalogue.ts';
import { darkStart } from './docs/darkStart.ts';
import { facts } from './docs/facts.ts';
import { metaDescription } from './docs/metaDescription.ts';
import { separateFrames } from './docs/separateFrames.ts';
import { sources } from './docs/sources.ts';
import { storyDocs } from './docs/storyDocs.ts';
import { docsFirst } from './docsFirst.ts';
import { storyChunks } from './storyChunks.ts';

/** Whether the stories run as tests. A test run shows no docs pages, so it does not read types for tables of props. */
const isTest = process.env['VITEST'] !== undefined;

/** Whether `storybook dev` is running. Its server also serves assistants at `/mcp`. */
const isServed = !isTest && process.env['NODE_ENV'] !== 'production';

/** The stories of a package. In the sidebar, they have a group with the name of the package. */
const packageStories = (name: string) => ({
  directory: `../packages/${name}/stories`,
  files: '**/*.stories.tsx',
  titlePrefix: `packages/${name}`,
});

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    '../src/stories/**/*.mdx',
    '../packages/florin/docs/pages/*.mdx',
    '../src/stories/**/*.stories.tsx',
    packageStories('back-end'),
    packageStories('florin'),
    packageStories('payment-steps'),
    packageStories('recipients'),
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    // A built catalogue has no server, so it cannot run tests or answer assistants.
    ...(isTest || isServed ? ['@storybook/addon-vitest'] : []),
    ...(isServed ? ['@storybook/addon-mcp'] : []),
    fileURLToPath(new URL('docs/search.ts', import.meta.url)),
  ],
  features: {
    // The checklist would show a tour of Storybook itself above the sidebar of this catalogue.
    sidebarOnboardingChecklist: false,
    // Marks changed stories in the sidebar. Its scans block the server while a page loads.
    changeDetection: false,
    componentsManifest: !isTest,
    // This feature can read the props and defaults of components that `rooted` creates. A docs page requests its props
    // when the page opens.
    experimentalReactComponentMeta: !isTest,
    experimentalDocgenServer: !isTest,
    experimentalSearchDocsHeadings: true,
    // `Story.test`: the tests of a story are listed below it (docs/adr/0043-a-behaviour-is-a-test-of-a-story.md).
    experimentalTestSyntax: true,
  },
  experimental_docgenProvider: (existing = []) => [
    ...existing,
    {
      moduleSpecifier: fileURLToPath(new URL('docs/docgen.mjs', import.meta.url)),
      options: { currencies: CURRENCY_LIST.map(({ id }) => id) },
    },
  ],
  experimental_storyDocsProvider: storyDocs,
  staticDirs: [
    {
      from: '../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
      to: '/figtree.woff2',
    },
  ],
  previewHead: (head = '') => `${head}${darkStart}${separateFrames}`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: async (config, { outputDir }) => {
    await docsFirst(outputDir);
    return mergeConfig(config, {
      // Omits the list of a thousand files from the output of a build.
      logLevel: 'warn',
      define: { 'import.meta.env.FLORIN_STORY_TESTS': JSON.stringify(String(isTest)) },
      plugins: [metaDescription(), catalogue(), facts(), sources()],
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
          'ibantools',
          'libphonenumber-js/max',
          'qr',
          'qr/decode.js',
        ],
      },
      build: {
        // Storybook's own code is larger than any page of the app and cannot be split here.
        chunkSizeWarningLimit: 3_000,
        rolldownOptions: {
          checks: {
            // This check reports slow plugins. Their times depend on the machine and not on the build.
            bundlerTimings: false,
            // This check reports code that the app loads lazily but the stories of menus import statically, which is
            // intended.
            ineffectiveDynamicImport: false,
          },
          output: { codeSplitting: storyChunks },
        },
      },
    });
  },
});

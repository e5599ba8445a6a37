import { defineMain } from '@storybook/react-vite/node';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';
import { catalogue } from './docs/catalogue.ts';
import { facts } from './docs/facts.ts';
import { machines } from './docs/machines.ts';
import { manifests } from './docs/manifests.ts';
import { metaDescription } from './docs/metaDescription.ts';
import { readRootedDefaults } from './docs/rootedDefaults.ts';
import { shownTypes } from './docs/shownTypes.ts';
import { smallManager } from './smallManager.ts';
import { storyChunks } from './storyChunks.ts';

/** A test run shows no docs pages, and need not read the types for them. */
const isTest = process.env['VITEST'] !== undefined;

/** A preset's property that Storybook's own type of this file does not list yet. */
const machineReadable = { experimental_manifests: manifests };

if (!isTest) await readRootedDefaults();

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
  ],
  features: {
    // Its list of first steps leads through Storybook, and stood above the way through ours.
    sidebarOnboardingChecklist: false,
    componentsManifest: !isTest,
    experimentalSearchDocsHeadings: true,
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  ...machineReadable,
  typescript: {
    reactDocgen: isTest ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // The compiler's own order of a union depends on the files it has read before.
      shouldSortUnions: true,
      skipChildrenPropWithoutDoc: false,
      // Props that are taken over from MUI are props of ours.
      propFilter: () => true,
      include: ['src/{app,components,features,pages}/**/*.tsx'],
    },
  },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [
        metaDescription({ withCode: !isTest }),
        shownTypes(),
        catalogue(),
        facts(),
        machines(),
        smallManager(),
      ],
      // Found late, it would make the test run start anew in its midst.
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
        // The catalogue's own frame is larger than any page of ours, and not ours to make smaller.
        chunkSizeWarningLimit: 3_000,
        rolldownOptions: {
          checks: {
            // How long the bundler's plugins took says something of the machine, not of the build.
            bundlerTimings: false,
            // A menu's story has its code at once, which the app loads when it is wanted.
            ineffectiveDynamicImport: false,
          },
          output: { codeSplitting: storyChunks },
        },
      },
    }),
});

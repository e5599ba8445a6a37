import { defineMain } from '@storybook/react-vite/node';
import { mergeConfig } from 'vite';
import { catalogue } from './docs/catalogue.ts';
import { metaDescription } from './docs/metaDescription.ts';
import { tables } from './docs/tables.ts';
import { smallManager } from './smallManager.ts';
import { storyChunks } from './storyChunks.ts';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../src/stories/**/*.mdx', '../src/stories/**/*.stories.tsx'],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [tables] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    import.meta.resolve('./search/preset.ts'),
  ],
  // Its list of first steps leads through Storybook, and stood above the way through ours.
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [metaDescription(), catalogue(), smallManager()],
      // Found late, it would make the test run start anew in its midst.
      optimizeDeps: { include: ['storybook/actions', '@emotion/cache', '@emotion/react'] },
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

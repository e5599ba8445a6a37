import type { Rolldown } from 'vite';

/**
 * The chunks of the built catalogue. By default the bundler makes a chunk for nearly every component and icon, and a
 * page of the app requests a hundred of them. Code that few stories need is not grouped.
 */
export const storyChunks: Rolldown.CodeSplittingOptions = {
  groups: [
    // Storybook requests React late and needs it for everything.
    {
      name: 'react',
      test: /node_modules[\\/](?:react|react-dom|scheduler|@storybook[\\/]react-dom-shim)[\\/]/,
      priority: 6,
    },
    { name: 'frame', tags: ['$initial'], priority: 5 },
    // Includes the blocks of Storybook that DocsPage imports.
    { name: 'docs', test: /\.storybook[\\/]docs[\\/]DocsPage\.tsx$/, priority: 4 },
    { name: 'common', minShareCount: 20, priority: 3 },
    { name: 'more', minShareCount: 9, priority: 2 },
    { name: 'app', test: /StoryApp\.tsx$|src[\\/]app[\\/]routes\.tsx$/, priority: 1 },
  ],
};

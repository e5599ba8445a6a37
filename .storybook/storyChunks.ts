import type { Rolldown } from 'vite';

/**
 * The chunks of the built Storybook. By default, the bundler creates a chunk for nearly every component and icon, so a
 * page of the app would request a hundred chunks. Code that only a few stories need is not grouped.
 */
export const storyChunks: Rolldown.CodeSplittingOptions = {
  groups: [
    // Storybook loads React late, but cannot render without it. A separate chunk can load earlier.
    {
      name: 'react',
      test: /node_modules[\\/](?:react|react-dom|scheduler|@storybook[\\/]react-dom-shim)[\\/]/,
      priority: 6,
    },
    { name: 'frame', tags: ['$initial'], priority: 5 },
    // This chunk also contains Storybook's doc blocks, which `DocsPage` imports.
    { name: 'docs', test: /\.storybook[\\/]docs[\\/]DocsPage\.tsx$/, priority: 4 },
    { name: 'common', minShareCount: 60, priority: 3 },
    { name: 'more', minShareCount: 12, priority: 2 },
    { name: 'app', test: /StoryApp\.tsx$|src[\\/]app[\\/]routes\.tsx$/, priority: 1 },
  ],
};

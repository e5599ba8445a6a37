import type { Rolldown } from 'vite';

/**
 * The chunks of the built catalogue. By default the bundler creates a chunk for nearly every component and icon, and a
 * page of the app requests a hundred chunks. Code that few stories need is not grouped.
 */
export const storyChunks: Rolldown.CodeSplittingOptions = {
  groups: [
    // Storybook loads React late, but needs it to render anything. So React has a separate chunk.
    {
      name: 'react',
      test: /node_modules[\\/](?:react|react-dom|scheduler|@storybook[\\/]react-dom-shim)[\\/]/,
      priority: 6,
    },
    { name: 'frame', tags: ['$initial'], priority: 5 },
    // This chunk also contains Storybook's doc blocks, which `DocsPage` imports.
    { name: 'docs', test: /\.storybook[\\/]docs[\\/]DocsPage\.tsx$/, priority: 4 },
    { name: 'common', minShareCount: 20, priority: 3 },
    { name: 'more', minShareCount: 9, priority: 2 },
    { name: 'app', test: /StoryApp\.tsx$|src[\\/]app[\\/]routes\.tsx$/, priority: 1 },
  ],
};

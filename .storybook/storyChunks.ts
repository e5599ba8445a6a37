import type { Rolldown } from 'vite';

/**
 * Chunks of the built catalogue. Left to itself the bundler makes one for nearly every component and icon,
 * and a page of the app asks for a hundred of them. Code that few stories need stays with these.
 */
export const storyChunks: Rolldown.CodeSplittingOptions = {
  groups: [
    // Storybook asks for it late, and needs it for everything.
    {
      name: 'react',
      test: /node_modules[\\/](?:react|react-dom|scheduler|@storybook[\\/]react-dom-shim)[\\/]/,
      priority: 6,
    },
    { name: 'frame', tags: ['$initial'], priority: 5 },
    // With the blocks of Storybook that it is made of.
    { name: 'docs', test: /\.storybook[\\/]docs[\\/]DocsPage\.tsx$/, priority: 4 },
    { name: 'common', minShareCount: 20, priority: 3 },
    { name: 'more', minShareCount: 9, priority: 2 },
    { name: 'app', test: /StoryApp\.tsx$|src[\\/]app[\\/]routes\.tsx$/, priority: 1 },
  ],
};

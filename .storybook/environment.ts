/**
 * Whether somebody looks at the stories; false where they are run as tests. Storybook itself finds it
 * out like this: Vitest's own flag does not reach a story's frame.
 */
export const isCatalogue = !('__vitest_browser__' in globalThis);

/**
 * Whether Storybook's panels stand beside the story. They do not where a story is opened by itself, nor in
 * the frames of a docs page, which `StoryFrame` marks as embedded.
 */
export const hasPanels =
  isCatalogue && window.parent !== window && !window.location.search.includes('embed=true');

/**
 * Whether somebody looks at the stories; false where they are run as tests. Storybook itself finds it
 * out like this: Vitest's own flag does not reach a story's frame.
 */
export const isCatalogue = !('__vitest_browser__' in globalThis);

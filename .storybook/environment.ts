/** Whether this is the catalogue; false in a test run. `main.ts` sets the variable. */
export const isCatalogue = import.meta.env.FLORIN_STORY_TESTS !== 'true';

/**
 * Whether Storybook shows its panels beside the story. It does not if the story is opened in a separate tab, or in a
 * frame of a docs page, which `StoryFrame` marks as embedded.
 */
export const hasPanels =
  isCatalogue && window.parent !== window && !window.location.search.includes('embed=true');

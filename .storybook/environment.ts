/**
 * Whether the code runs in Storybook, where a person sees it (the catalogue), and not in a test run. `main.ts` sets the
 * variable.
 */
export const isCatalogue = import.meta.env.FLORIN_STORY_TESTS !== 'true';

/** Whether the story is in a frame of a docs page, whose URL contains `embed=true`. */
export const isInDocs =
  isCatalogue && window.parent !== window && window.location.search.includes('embed=true');

/**
 * Whether Storybook shows its panels beside the story. There are no panels if the story is open in a separate tab, or
 * in a frame of a docs page.
 */
export const hasPanels = isCatalogue && window.parent !== window && !isInDocs;

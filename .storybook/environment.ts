/** Whether the stories are looked at; false where they are run as tests. `main.ts` sets the variable. */
export const isCatalogue = import.meta.env.FLORIN_STORY_TESTS !== 'true';

/**
 * Whether Storybook's panels stand beside the story. They do not where a story is opened by itself, nor in
 * the frames of a docs page, which `StoryFrame` marks as embedded.
 */
export const hasPanels =
  isCatalogue && window.parent !== window && !window.location.search.includes('embed=true');

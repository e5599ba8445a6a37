import type { StoryIndexGenerator } from 'storybook/internal/core-server';
import { withSearchWords } from './searchWords.ts';

/** The generators that are taught already: Storybook asks for its one generator more than once. */
const taught = new WeakSet<StoryIndexGenerator>();

/**
 * Storybook's list of what there is, with words to find each docs page by. The search above the sidebar
 * looks for them, since it looks at the `anchors` of any docs page that has some.
 */
export function storyIndexGenerator(generator: StoryIndexGenerator): StoryIndexGenerator {
  if (taught.has(generator)) return generator;
  taught.add(generator);
  const untaught = generator.getIndexAndStats.bind(generator);
  generator.getIndexAndStats = async () => {
    const { storyIndex, stats } = await untaught();
    return { storyIndex: withSearchWords(storyIndex), stats };
  };
  return generator;
}

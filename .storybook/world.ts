import type { StoryWorld, WorldDescription } from '../src/services/storyWorld';
import { createStoryWorld } from '../src/services/storyWorld';

interface StoryContextLike {
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly loaded: Readonly<Record<string, unknown>>;
}

/** Makes a fresh world for every story from `parameters.world`; nothing leaks between stories. */
export function loadWorld({ parameters }: Pick<StoryContextLike, 'parameters'>) {
  return Promise.resolve({
    world: createStoryWorld(parameters['world'] as WorldDescription | undefined),
  });
}

/** The world that a story runs in: its play function moves the clock and looks at the clipboard. */
export function worldOf({ loaded }: Pick<StoryContextLike, 'loaded'>): StoryWorld {
  return loaded['world'] as StoryWorld;
}

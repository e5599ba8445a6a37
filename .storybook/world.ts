import * as React from 'react';
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

/** React's switch for tests; Storybook turns it off while it waits for something. */
const react = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

/**
 * Moves a story's clock on. In React's development build the timers run inside `act`, so that what
 * they change, or do not change, is on the page when this resolves. The production build, in which
 * the catalogue is published, has no `act`.
 */
export async function advance(
  context: Pick<StoryContextLike, 'loaded'>,
  ms: number,
): Promise<void> {
  const { clock } = worldOf(context);
  if (!('act' in React)) {
    clock.advance(ms);
    return;
  }
  const before = react.IS_REACT_ACT_ENVIRONMENT ?? false;
  react.IS_REACT_ACT_ENVIRONMENT = true;
  try {
    await React.act(() => {
      clock.advance(ms);
      // What waited for a timer goes on in a microtask.
      return Promise.resolve();
    });
  } finally {
    react.IS_REACT_ACT_ENVIRONMENT = before;
  }
}

import * as React from 'react';
import type { StoryWorld, WorldDescription } from '../src/services/storyWorld';
import { createStoryWorld } from '../src/services/storyWorld';
import type { WorldVariant } from '../src/services/worldVariants';
import { isWorldVariant, varyWorld } from '../src/services/worldVariants';
import { isCatalogue } from './environment';
import type { LiveWorld } from './worldPanel/liveWorld';
import { createLiveWorld } from './worldPanel/liveWorld';
import { tellActions } from './worldPanel/tellActions';

interface StoryContextLike {
  readonly globals: Readonly<Record<string, unknown>>;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly loaded: Readonly<Record<string, unknown>>;
}

/** The toolbar's world: the story's own, or another one for the same story. */
export function variantOf({ globals }: Pick<StoryContextLike, 'globals'>): WorldVariant {
  return isWorldVariant(globals['world']) ? globals['world'] : 'story';
}

/**
 * Makes a fresh world for every story from `parameters.world` and the toolbar's variant of it;
 * nothing leaks between stories.
 */
export function loadWorld(context: Pick<StoryContextLike, 'globals' | 'parameters'>) {
  const description = (context.parameters['world'] ?? {}) as WorldDescription;
  const world = createStoryWorld(varyWorld(description, variantOf(context)));
  return Promise.resolve({ live: createLiveWorld(isCatalogue ? tellActions(world) : world) });
}

/** A story's world with the switch of its clock. */
export function liveOf({ loaded }: Pick<StoryContextLike, 'loaded'>): LiveWorld {
  return loaded['live'] as LiveWorld;
}

/** The world that a story runs in: its play function moves the clock and looks at the clipboard. */
export function worldOf(context: Pick<StoryContextLike, 'loaded'>): StoryWorld {
  return liveOf(context).world;
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

import * as React from 'react';
import type { ManualClock } from '../src/services/manualClock';
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
 * Does something to a story's clock. In React's development build the timers run inside `act`, so
 * that what they change, or do not change, is on the page when this resolves. The production build,
 * in which the catalogue is published, has no `act`.
 */
async function moveClock(
  context: Pick<StoryContextLike, 'loaded'>,
  move: (clock: ManualClock) => void,
): Promise<void> {
  const { clock } = worldOf(context);
  if (!('act' in React)) {
    move(clock);
    return;
  }
  const before = react.IS_REACT_ACT_ENVIRONMENT ?? false;
  react.IS_REACT_ACT_ENVIRONMENT = true;
  try {
    await React.act(() => {
      move(clock);
      // What waited for a timer goes on in a microtask.
      return Promise.resolve();
    });
  } finally {
    react.IS_REACT_ACT_ENVIRONMENT = before;
  }
}

/** Moves a story's clock on. */
export async function advance(
  context: Pick<StoryContextLike, 'loaded'>,
  ms: number,
): Promise<void> {
  await moveClock(context, (clock) => {
    clock.advance(ms);
  });
}

/** Takes a story's page out of sight; its clock goes on by `advance`. */
export async function hidePage(context: Pick<StoryContextLike, 'loaded'>): Promise<void> {
  await moveClock(context, (clock) => {
    clock.hide();
  });
}

/** Brings a story's page back into sight. */
export async function showPage(context: Pick<StoryContextLike, 'loaded'>): Promise<void> {
  await moveClock(context, (clock) => {
    clock.show();
  });
}

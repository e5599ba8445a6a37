import type { StoryContext } from '@storybook/react-vite';
import * as React from 'react';
import type { ManualClock } from '../../src/services/manualClock';
import type { StoryWorld } from '../../src/testing/storyWorld';
import { loadedWorldOf } from './addon';

/** The required part of a play function's context. */
type Context = Pick<StoryContext, 'loaded'>;

/** The world of a story, with its clock and its output, such as the copied texts. */
export function worldOf(context: Context): StoryWorld {
  const loaded = loadedWorldOf(context);
  if (!loaded) throw new Error('This story describes neither a world nor a route.');
  return loaded.live.world;
}

/** React's flag for tests. Storybook turns it off while it waits. */
const react = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

/**
 * Changes a story's clock. In React's development build the timers run inside `act`, so that their changes have been
 * rendered when this resolves. The production build, in which the catalogue is published, has no `act`.
 */
async function moveClock(context: Context, move: (clock: ManualClock) => void): Promise<void> {
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
      // Code that awaits a timer continues in a microtask.
      return Promise.resolve();
    });
  } finally {
    react.IS_REACT_ACT_ENVIRONMENT = before;
  }
}

/** Moves a story's clock forward. */
export async function advance(context: Context, ms: number): Promise<void> {
  await moveClock(context, (clock) => {
    clock.advance(ms);
  });
}

/** Makes a story's page hidden. `advance` still moves its clock. */
export async function hidePage(context: Context): Promise<void> {
  await moveClock(context, (clock) => {
    clock.hide();
  });
}

/** Makes a story's page visible again. */
export async function showPage(context: Context): Promise<void> {
  await moveClock(context, (clock) => {
    clock.show();
  });
}

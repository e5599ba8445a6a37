import type { StoryContext } from '@storybook/react-vite';
import * as React from 'react';
import type { ManualClock } from '../../src/testing/manualClock';
import type { StoryWorld } from '../../src/testing/storyWorld';
import { loadedWorldOf } from './addon';

/** The part of a play function's context that is needed here. */
type Context = Pick<StoryContext, 'loaded'>;

/** The world that a story runs in: its play function moves the clock and looks at the clipboard. */
export function worldOf(context: Context): StoryWorld {
  const loaded = loadedWorldOf(context);
  if (!loaded) throw new Error('This story describes neither a world nor a route.');
  return loaded.live.world;
}

/** React's switch for tests; Storybook turns it off while it waits for something. */
const react = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

/**
 * Does something to a story's clock. In React's development build the timers run inside `act`, so
 * that what they change, or do not change, is on the page when this resolves. The production build,
 * in which the catalogue is published, has no `act`.
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
      // Code that awaited a timer goes on in a microtask.
      return Promise.resolve();
    });
  } finally {
    react.IS_REACT_ACT_ENVIRONMENT = before;
  }
}

/** Moves a story's clock on. */
export async function advance(context: Context, ms: number): Promise<void> {
  await moveClock(context, (clock) => {
    clock.advance(ms);
  });
}

/** Takes a story's page out of sight; its clock goes on by `advance`. */
export async function hidePage(context: Context): Promise<void> {
  await moveClock(context, (clock) => {
    clock.hide();
  });
}

/** Brings a story's page back into sight. */
export async function showPage(context: Context): Promise<void> {
  await moveClock(context, (clock) => {
    clock.show();
  });
}

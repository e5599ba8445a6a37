import type { StoryContext } from '@storybook/react-vite';
import * as React from 'react';
import type { ManualClock } from '../../src/services/manualClock';
import type { StoryWorld } from '../../src/testing/storyWorld';
import { loadedWorldOf } from './addon';

type Context = Pick<StoryContext, 'loaded'>;

/** Returns the world of a story. A play function moves its clock, and checks its output, such as the copied texts. */
export function worldOf(context: Context): StoryWorld {
  const loaded = loadedWorldOf(context);
  if (!loaded) throw new Error('This story has no world. Set the parameter `world` or `route`.');
  return loaded.live.world;
}

/**
 * React's flag that enables `act`. Storybook disables the flag while a query waits for an element, so `moveClock`
 * enables it, and restores it afterwards.
 */
const react = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

/**
 * Calls `move` with the clock of a story. In React's development build, the timers run inside `act`, so their changes
 * are rendered when the promise resolves. React's production build, which the published catalogue uses, has no `act`.
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

/** Hides a story's page, as when the user opens another tab. `advance` still moves its clock. */
export async function hidePage(context: Context): Promise<void> {
  await moveClock(context, (clock) => {
    clock.hide();
  });
}

/** Shows a story's page again after `hidePage`. */
export async function showPage(context: Context): Promise<void> {
  await moveClock(context, (clock) => {
    clock.show();
  });
}

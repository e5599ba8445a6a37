import type { StoryContext } from '@storybook/react-vite';
import { flushSync } from 'react-dom';
import type { ManualClock } from '../../src/services/manualClock';
import type { StoryWorld } from '../../src/testing/storyWorld';
import { effectsRun } from '../waiting';
import { loadedWorldOf } from './addon';

type Context = Pick<StoryContext, 'loaded'>;

/** Returns the world of a story. A play function moves its clock, and checks its output, such as the copied texts. */
export function worldOf(context: Context): StoryWorld {
  const loaded = loadedWorldOf(context);
  if (!loaded) throw new Error('This story has no world. Set the parameter `world` or `route`.');
  return loaded.live.world;
}

/**
 * Calls `move` with the clock of a story. The effects that start timers run first. The changes that the timers make are
 * rendered when the promise resolves.
 */
async function moveClock(context: Context, move: (clock: ManualClock) => void): Promise<void> {
  const { clock } = worldOf(context);
  await effectsRun();
  flushSync(() => {
    move(clock);
  });
  // Code that awaits a timer continues in a microtask.
  await effectsRun();
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

import * as React from 'react';
import type { ManualClock } from '../src/testing/manualClock';
import type { AppRoutes } from '../src/app/routes';
import type { StoryWorld, WorldDescription } from '../src/testing/storyWorld';
import type { WorldVariant } from '../src/testing/worldVariants';
import { isWorldVariant } from '../src/testing/worldVariants';
import type { StoryProviders } from './storyApp';
import type { LiveWorld } from './worldPanel/liveWorld';

interface StoryContextLike {
  readonly globals: Readonly<Record<string, unknown>>;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly loaded: Readonly<Record<string, unknown>>;
}

/** The toolbar's world: the story's own, or another one for the same story. */
export function variantOf({ globals }: Pick<StoryContextLike, 'globals'>): WorldVariant {
  return isWorldVariant(globals['world']) ? globals['world'] : 'story';
}

/** A story's world with the switch of its clock, and the app that lives in it. */
interface StoryApp {
  readonly live: LiveWorld;
  readonly StoryProviders: typeof StoryProviders;
  readonly AppRoutes: typeof AppRoutes;
}

/**
 * Makes a fresh world for every story but a component's, from `parameters.world` and the toolbar's variant
 * of it; nothing leaks between stories. The code of the app comes with the first of them.
 */
export async function loadWorld(
  context: Pick<StoryContextLike, 'globals' | 'parameters'> & { readonly title: string },
): Promise<{ app?: StoryApp }> {
  if (/^components\//i.test(context.title)) return {};
  const [{ makeLive, StoryProviders }, { AppRoutes }] = await Promise.all([
    import('./storyApp'),
    import('../src/app/routes'),
  ]);
  const description = (context.parameters['world'] ?? {}) as WorldDescription;
  const live = makeLive(description, variantOf(context));
  return { app: { live, StoryProviders, AppRoutes } };
}

/** The app around a story; undefined around a component's. */
export function appOf({ loaded }: Pick<StoryContextLike, 'loaded'>): StoryApp | undefined {
  return loaded['app'] as StoryApp | undefined;
}

/** The world that a story runs in: its play function moves the clock and looks at the clipboard. */
export function worldOf(context: Pick<StoryContextLike, 'loaded'>): StoryWorld {
  const app = appOf(context);
  if (app === undefined) throw new Error('A component’s story has no world.');
  return app.live.world;
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

import type { Cancel } from '../../src/services/clock';
import { systemClock } from '../../src/services/clock';
import { runClock } from '../../src/testing/runningClock';
import type { StoryWorld } from '../../src/testing/storyWorld';
import type { CallUnderWay } from './watchCalls';
import { watchCalls } from './watchCalls';

/**
 * A story's world in the catalogue. While the story plays its clock stands still, because the play
 * function moves it; afterwards it runs, so that the story can be used like the app.
 */
export interface LiveWorld {
  readonly world: StoryWorld;
  readonly isRunning: boolean;
  /** The world's calls that are under way, oldest first. */
  readonly calls: ReadonlySet<CallUnderWay>;
  /** Lets the clock run and calls take their time, for as long as the story is on the page. */
  run(): void;
  /** Stops the clock. */
  freeze(): void;
  /** Says that the story is on the page, until the returned function is called. */
  attach(): Cancel;
}

/** Makes a world live; its clock stands still at first. */
export function createLiveWorld(world: StoryWorld): LiveWorld {
  let isAttached = false;
  let isWanted = false;
  const calls = watchCalls(world);
  let stop: Cancel | null = null;

  function update() {
    stop?.();
    stop = isAttached && isWanted ? runClock(world.clock, systemClock) : null;
  }

  return {
    world,
    calls,
    get isRunning() {
      return stop !== null;
    },
    run() {
      if (world.delays === 'none') world.delays = 'real';
      isWanted = true;
      update();
    },
    freeze() {
      isWanted = false;
      update();
    },
    attach() {
      isAttached = true;
      update();
      return () => {
        isAttached = false;
        update();
      };
    },
  };
}

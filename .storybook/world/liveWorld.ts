import { action } from 'storybook/actions';
import { systemClock, type Cancel } from '../../src/services/clock';
import type { Log } from '../../src/services/log';
import { runClock } from '../../src/testing/runningClock';
import type { BegunCall } from '../../src/testing/faults';
import {
  createStoryWorld,
  type StoryWorld,
  type WorldDescription,
} from '../../src/testing/storyWorld';
import { isCatalogue } from '../environment';

/**
 * A story's world: the clock, device and back end that the app uses in the story. While the play function runs, the
 * clock is stopped, and only the play function moves it. Afterwards the clock runs, so that the reader can use the
 * story like the app.
 */
export interface LiveWorld {
  readonly world: StoryWorld;
  readonly isRunning: boolean;
  /** The pending calls of the world, oldest first. */
  readonly calls: ReadonlySet<BegunCall>;
  /** Starts the clock, and adds realistic delays to the calls. */
  run(): void;
  /** Stops the clock. */
  freeze(): void;
}

/** Lists a call and its outcome in the Actions panel. */
function listCall({ name, outcome, answered }: BegunCall): void {
  action(name)(outcome);
  answered.then(action(`${name} answered`), (cause: unknown) => {
    action(`${name} failed`)(String(cause));
  });
}

/** Wraps a log, so that its entries also appear in the Actions panel. */
function listed(log: Log): Log {
  return {
    info(message, details) {
      action('log')(message, details);
      log.info(message, details);
    },
    warn(message, cause) {
      action('log')(message, String(cause));
      log.warn(message, cause);
    },
  };
}

/**
 * Creates a story's clock, device and back end from the description in the story's parameters. The clock is stopped at
 * first.
 */
export function createLiveWorld(description: WorldDescription): LiveWorld {
  const calls = new Set<BegunCall>();
  const world = createStoryWorld(description, (call) => {
    calls.add(call);
    const end = () => {
      calls.delete(call);
    };
    call.answered.then(end, end);
    if (isCatalogue) listCall(call);
  });
  if (isCatalogue) Object.assign(world, { log: listed(world.log) });
  let stop: Cancel | null = null;

  return {
    world,
    calls,
    get isRunning() {
      return stop !== null;
    },
    run() {
      if (world.delays === 'none') world.delays = 'real';
      stop ??= runClock(world.clock, systemClock);
    },
    freeze() {
      stop?.();
      stop = null;
    },
  };
}

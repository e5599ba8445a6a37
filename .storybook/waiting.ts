import type { StoryContext } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { isCatalogue } from './environment';
import { isCodePending } from '../src/hooks/pendingCode';
import { systemClock } from '../src/services/clock';

/**
 * How long a query waits for an element, in milliseconds. The built catalogue runs on any machine, and a machine of CI
 * runs several suites at the same time.
 */
const WAIT = isCatalogue || import.meta.env['CI'] ? 10_000 : 2_000;

/** How long a query waits while code loads. This is for slow machines, which load the code of a page late. */
const LONGEST_WAIT = 15_000;

/** The time at which the last file of code has loaded. */
let loadedAt = 0;

/**
 * Lets a query that finds no element fail after two seconds. A query repeats its wait if code has loaded in the
 * meantime, because the code of a page or menu loads only when it is first needed.
 */
export function waitForElements(): void {
  new PerformanceObserver(() => {
    loadedAt = systemClock.now();
  }).observe({ type: 'resource' });
  configure(({ asyncWrapper }) => ({
    asyncUtilTimeout: WAIT,
    asyncWrapper: async (run) => {
      const begin = systemClock.now();
      for (;;) {
        const start = systemClock.now();
        try {
          return await asyncWrapper(run);
        } catch (error) {
          const now = systemClock.now();
          // An action of `userEvent` fails at once, and must not be repeated.
          const isWait = now - start >= WAIT - 100;
          const isLoading = isCodePending() || loadedAt >= start;
          if (!isWait || !isLoading || now - begin > LONGEST_WAIT) throw error;
        }
      }
    },
  }));
}

/**
 * Resolves after React has run the effects of the last render. React runs them in a task of a `MessageChannel`, and such
 * tasks run in order.
 */
export const effectsRun = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });

/**
 * Lets a test begin after the effects of the first render, such as a move of the focus. React's production build runs
 * effects after it has painted.
 */
export function startAfterEffects(context: StoryContext): void {
  const { mount } = context;
  context.mount = async (...ui) => {
    const canvas = await mount(...ui);
    await effectsRun();
    return canvas;
  };
}

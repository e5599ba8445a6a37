import type { Page } from '@playwright/test';
import { paths } from '../../src/constants/paths';
import { expect } from './test';

/** Holds the app's code back, or a part of it, until the returned function is called. */
export async function holdCode(page: Page, files = '**/assets/*.js'): Promise<() => void> {
  let arrive = () => undefined as void;
  const code = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(files, async (route) => {
    await code;
    await route.continue();
  });
  return arrive;
}

/** Opens a page whose code is not there before the returned function is called. */
export async function openEarly(page: Page, path: string): Promise<() => void> {
  const arrive = await holdCode(page);
  await page.goto(path, { waitUntil: 'commit' });
  return arrive;
}

/** The app takes the sentence for a start that does not come away once it has started. */
export const started = (page: Page) => expect(page.locator('#not-started')).toHaveCount(0);

/** Lets the code come, and waits until what was done before has been repeated, or given up. */
export async function takeOver(page: Page, arrive: () => void): Promise<void> {
  const isDone = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { beforeStart } = window;
        window.beforeStart = () => {
          // The press is repeated after the commit that asks for it.
          requestAnimationFrame(() => {
            requestAnimationFrame(() => {
              resolve();
            });
          });
          return beforeStart?.() ?? [];
        };
      }),
  );
  arrive();
  await isDone;
}

/** Leaves the page by a load of another, and comes back: the browser fills in what it remembers. */
export async function leaveAndComeBack(page: Page): Promise<void> {
  await page.goto(paths.terms);
  await page.goBack();
  await started(page);
}

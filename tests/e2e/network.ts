import type { Page } from '@playwright/test';

/** Returns a pattern for the URL of a chunk. `file` is the chunk's name without the hash. */
export const chunkNamed = (file: string) => new RegExp(`/${file}-[^/]*\\.js$`);

export const tabBar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** Locates the progress bar that is visible while code loads. */
export const loading = (page: Page) => page.getByRole('progressbar', { name: 'Loading' });

/** Turns preloading off: code loads when it is needed, and not while the browser is idle. */
export async function disablePreloading(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
}

/** Removes `requestIdleCallback`, which Safari lacks. The app then preloads no code. */
export async function removeIdleCallback(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'requestIdleCallback');
  });
}

/** Delays the app's code, or only the files that match a pattern, until the returned function is called. */
export async function delayCode(
  page: Page,
  files: string | RegExp = '**/assets/*.js',
): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

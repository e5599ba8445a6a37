import type { Page } from '@playwright/test';

/** The address of a file of the build. */
export const codeOf = (file: string) => new RegExp(`/${file}-[^/]*\\.js$`);

/** The tab bar. */
export const bars = (page: Page) => page.getByRole('navigation', { name: 'Main' });
/** The page's heading. */
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** The line that says that code is on its way. */
export const loading = (page: Page) => page.getByRole('progressbar', { name: 'Loading' });

/** Code comes when it is wanted, and not ahead, while the browser is idle. */
export async function fetchNothingAhead(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
}

/** Holds a file back until the returned function is called. */
export async function holdBack(page: Page, code: RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(code, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

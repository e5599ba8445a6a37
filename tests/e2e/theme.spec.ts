import type { Page } from '@playwright/test';
import { waitForHydration } from './hydration';
import { totalBalance } from './steps';
import { expect, test } from './test';

const html = (page: Page) => page.locator('html');

/** Returns the entries of `localStorage` and `sessionStorage`. */
const stored = (page: Page) =>
  page.evaluate(() => [...Object.entries(localStorage), ...Object.entries(sessionStorage)]);

/** @spec theme-toggle */
test('the theme follows the system or the user’s choice, and nothing else is stored', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/app');
  await waitForHydration(page);
  await expect(html(page)).toHaveClass('dark');
  expect(await stored(page)).toEqual([]);
  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: 'dark' });
  await other.goto('/app');
  await waitForHydration(other);
  await expect(html(other)).toHaveClass('dark');

  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('menuitem', { name: 'Light Mode' }).click();
  await expect(html(page)).toHaveClass('light');
  await expect(html(other)).toHaveClass('light');
  await other.close();
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#F6F4EE');
  expect(await stored(page)).toEqual([['theme', 'light']]);

  await page.reload();
  await expect(totalBalance(page)).toBeVisible();
  await expect(html(page)).toHaveClass('light');

  await page.evaluate(() => {
    localStorage.setItem('theme', 'purple');
    localStorage.setItem('florin.language', 'tlh');
  });
  await page.reload();
  await expect(html(page)).toHaveClass('dark');
  await expect(html(page)).toHaveAttribute('lang', 'en');
  await expect.poll(() => stored(page)).toEqual([]);
});

test('the theme is set before the scripts of the app run', async ({ page }) => {
  await page.route('**/assets/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/app');
    await expect(html(page)).toHaveClass('dark');
    await expect(html(page)).toHaveCSS('background-color', 'rgb(12, 20, 17)');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(12, 20, 17)');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home');
    await page.evaluate(() => {
      localStorage.setItem('theme', 'dark');
    });
  }
});

test('the app works without access to storages', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Denied', 'SecurityError');
      },
    });
  });
  await page.goto('/app');
  await expect(totalBalance(page)).toContainText('$20,009.34');
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('menuitem', { name: 'Dark Mode' }).click();
  await expect(html(page)).toHaveClass(/dark/);
});

test('the theme changes without a transition, and other changes have a transition', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
  await page.goto('/app/settings');
  await waitForHydration(page);
  await page.evaluate(() => {
    document.addEventListener('transitionrun', ({ propertyName }) => {
      document.body.dataset['moved'] = propertyName;
    });
  });
  const moved = async () => {
    // A transition starts in one frame, and its event fires in the next frame, so this function waits for three frames.
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          requestAnimationFrame(() => {
            requestAnimationFrame(() => {
              requestAnimationFrame(() => {
                resolve();
              });
            });
          });
        }),
    );
    return page.evaluate(() => document.body.dataset['moved'] ?? 'nothing');
  };
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html(page)).toHaveClass('dark');
  expect(await moved()).toBe('nothing');

  await page.getByRole('button', { name: 'Sign Out' }).hover();
  await expect.poll(moved).not.toBe('nothing');
});

import type { Page } from '@playwright/test';
import { started } from './early';
import { totalBalance } from './steps';
import { expect, test } from './test';

test('the theme follows the system, then the choice, which outlives a reload', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/app');
  await expect(page.locator('html')).toHaveClass(/dark/);

  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('menuitem', { name: 'Light Mode' }).click();
  await expect(page.locator('html')).not.toHaveClass(/dark/);
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#F6F4EE');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');

  await page.reload();
  await expect(totalBalance(page)).toBeVisible();
  await expect(page.locator('html')).not.toHaveClass(/dark/);
});

test('the saved theme is on before anything of the app has run', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
  });
  await page.route('**/assets/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await page.goto('/app');
  await expect(page.locator('html')).toHaveClass('dark');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(12, 20, 17)');
});

/** All that the browser keeps for this site. */
const kept = (page: Page) =>
  page.evaluate(() => [...Object.entries(localStorage), ...Object.entries(sessionStorage)]);

test('nothing is stored but a choice of the theme', async ({ page }) => {
  await page.goto('/app');
  await started(page);
  expect(await kept(page)).toEqual([]);

  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('menuitem', { name: 'Dark Mode' }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  expect(await kept(page)).toEqual([['theme', 'dark']]);

  await page.evaluate(() => {
    localStorage.setItem('theme', 'purple');
  });
  await page.reload();
  await expect(page.locator('html')).toHaveClass('light');
  await expect.poll(() => kept(page)).toEqual([]);
});

test('a storage that is denied breaks nothing', async ({ page }) => {
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
  await expect(page.locator('html')).toHaveClass(/dark/);
});

test('the theme changes at once, and what moves goes on moving', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/app/settings');
  await started(page);
  await page.evaluate(() => {
    document.addEventListener('transitionrun', ({ propertyName }) => {
      document.body.dataset['moved'] = propertyName;
    });
  });
  const moved = async () => {
    // A transition begins with a frame, and is told with the next one.
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
  await expect(page.locator('html')).toHaveClass('dark');
  expect(await moved()).toBe('nothing');

  await page.getByRole('button', { name: 'Sign Out' }).hover();
  await expect.poll(moved).not.toBe('nothing');
});

test('two tabs share the theme', async ({ page, context }) => {
  await page.goto('/app');
  const other = await context.newPage();
  await other.goto('/app');
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('menuitem', { name: 'Dark Mode' }).click();
  await expect(other.locator('html')).toHaveClass(/dark/);
});

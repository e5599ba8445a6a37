import type { Page } from '@playwright/test';
import { waitForHydration } from './hydration';
import { expect, test } from './test';
import { chunkNamed, delayCode, disablePreloading, heading, loading, tabBar } from './network';
import { totalBalance } from './steps';

test.use({ losesRequests: true });

/** A public page and a page of the app, each with the name of its chunk. lostFiles.spec.ts tests all chunks. */
const ROUTES = [
  { path: '/signin', file: 'SigninPage', tabBars: 0 },
  { path: '/app/wallet', file: 'places', tabBars: 1 },
] as const;

test('a page whose code is missing shows an error, and Try again loads it', async ({ page }) => {
  for (const { path, file, tabBars: count } of ROUTES) {
    await test.step(path, async () => {
      await page.route(chunkNamed(file), (route) => route.abort());
      await page.goto(path);
      await expect(heading(page)).toHaveText('Unexpected Application Error!');
      await expect(heading(page)).toBeFocused();
      await expect(page.getByRole('alert')).toHaveText(
        'This page could not be loaded. Check your connection and try again.Try again',
      );
      await expect(page.getByRole('link', { name: 'Go to the start page' })).toBeVisible();
      await expect(page.locator('body')).not.toContainText(/assets|\.js|fetch/);
      await expect(tabBar(page)).toHaveCount(count);

      await page.unroute(chunkNamed(file));
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(heading(page)).not.toHaveText('Unexpected Application Error!');
      await expect(heading(page)).toBeFocused();
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  }
});

test('without a connection the tab bar still works, and the page loads when the connection is back', async ({
  context,
  page,
}) => {
  await disablePreloading(page);
  await page.goto('/app');
  await expect(totalBalance(page)).toBeVisible();
  await waitForHydration(page);
  await context.setOffline(true);

  await tabBar(page).getByRole('link', { name: 'Wallet' }).click();
  await expect(heading(page)).toHaveText('Unexpected Application Error!');
  await expect(heading(page)).toBeFocused();
  await tabBar(page).getByRole('link', { name: 'Home' }).click();
  await expect(totalBalance(page)).toBeVisible();
  await tabBar(page).getByRole('link', { name: 'Wallet' }).click();
  await expect(heading(page)).toHaveText('Unexpected Application Error!');

  await context.setOffline(false);
  await expect(heading(page)).toHaveText('Wallet');
  await expect(heading(page)).toBeFocused();
});

test("missing code of the app's frame shows an error page", async ({ page }) => {
  await page.route(chunkNamed('home'), (route) => route.abort());
  await page.goto('/app/wallet');
  await expect(heading(page)).toHaveText('Unexpected Application Error!');
  await page.getByRole('button', { name: 'Try again' }).click();
  // The button that reloads the page appears only after a failed retry.
  const reload = page.getByRole('button', { name: 'Reload the page' });
  await expect(reload).toBeVisible();
  await page.unroute(chunkNamed('home'));
  await reload.click();
  await expect(heading(page)).toHaveText('Wallet');
  await expect(page).toHaveURL('/app/wallet');
});

test('a page whose code is slow shows a progress bar over the old page', async ({ page }) => {
  await disablePreloading(page);
  const release = await delayCode(page, chunkNamed('places'));
  await page.goto('/app');
  await expect(totalBalance(page)).toBeVisible();
  // Before hydration, a press on a link would load another document.
  await waitForHydration(page);
  await expect(loading(page)).toHaveCount(0);
  await tabBar(page).getByRole('link', { name: 'Wallet' }).click();
  await expect(loading(page)).toBeVisible();
  await expect(heading(page)).toHaveText('Home');
  release();
  await expect(heading(page)).toHaveText('Wallet');
  await expect(loading(page)).toHaveCount(0);
});

const notStarted = (page: Page) => page.getByText('Florin has not started yet.');

/** Ends all CSS animations immediately. */
async function finishAnimations(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
}

test('an app whose script is missing offers a reload in plain HTML', async ({ page }) => {
  await page.route(chunkNamed('index'), (route) => route.abort());
  await page.goto('/app/wallet');
  await expect(notStarted(page)).toBeHidden();
  await finishAnimations(page);
  await expect(notStarted(page)).toHaveText(
    'Florin has not started yet. Check your connection or reload this page.',
  );
  await expect(notStarted(page)).toBeVisible();

  await page.unroute(chunkNamed('index'));
  await page.getByRole('link', { name: 'reload this page' }).click();
  await expect(heading(page)).toHaveText('Wallet');
  await expect(page).toHaveURL('/app/wallet');
  await expect(notStarted(page)).toHaveCount(0);
});

test('an app that starts late removes the message about a failed start', async ({ page }) => {
  const release = await delayCode(page, chunkNamed('index'));
  await page.goto('/signin', { waitUntil: 'commit' });
  await expect(notStarted(page)).toBeAttached();
  await finishAnimations(page);
  await expect(notStarted(page)).toBeVisible();
  release();
  await expect(heading(page)).toHaveText('Welcome back');
  await expect(notStarted(page)).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'dark' });

  test('a page is readable, with a message about JavaScript below it', async ({ page }) => {
    await page.goto('/app');
    await expect(page).toHaveTitle('Home · Florin');
    await expect(page.getByRole('img', { name: '$20,009.34' })).toBeVisible();
    // The prerendered times are empty, because the user's time zone is unknown during the build.
    await expect(page.locator('time').first()).toHaveText('\u00A0');
    await expect
      .poll(() => page.locator('body').innerText())
      .toContain('This wallet runs in your browser and needs JavaScript.');
    await expect(notStarted(page)).toHaveCSS('display', 'none');
  });
});

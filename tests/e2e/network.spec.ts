import type { Page } from '@playwright/test';
import { started } from './early';
import { expect, test } from './test';
import { bars, codeOf, fetchNothingAhead, heading, holdBack, loading } from './network';
import { totalBalance } from './steps';

test.use({ losesRequests: true });

/** A page of each kind with the file that brings it. What each file is missed for is in lostFiles.spec.ts. */
const ROUTES = [
  { path: '/signin', file: 'signin', bars: 0 },
  { path: '/app/wallet', file: 'places', bars: 1 },
] as const;

test('a page whose code is missing shows the error heading and a way home, and Try again loads it', async ({
  page,
}) => {
  for (const { path, file, bars: count } of ROUTES) {
    await test.step(path, async () => {
      await page.route(codeOf(file), (route) => route.abort());
      await page.goto(path);
      await expect(heading(page)).toHaveText('Unexpected Application Error!');
      await expect(heading(page)).toBeFocused();
      await expect(page.getByRole('alert')).toHaveText(
        'This page could not be loaded. Check your connection and try again.Try again',
      );
      await expect(page.getByRole('link', { name: 'Go to the start page' })).toBeVisible();
      await expect(page.locator('body')).not.toContainText(/assets|\.js|fetch/);
      await expect(bars(page)).toHaveCount(count);

      await page.unroute(codeOf(file));
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(heading(page)).not.toHaveText('Unexpected Application Error!');
      await expect(heading(page)).toBeFocused();
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  }
});

test('without a connection the bars lead on, and the page comes once it is back', async ({
  context,
  page,
}) => {
  await fetchNothingAhead(page);
  await page.goto('/app');
  await expect(totalBalance(page)).toBeVisible();
  await started(page);
  await context.setOffline(true);

  await bars(page).getByRole('link', { name: 'Wallet' }).click();
  await expect(heading(page)).toHaveText('Unexpected Application Error!');
  await expect(heading(page)).toBeFocused();
  await bars(page).getByRole('link', { name: 'Home' }).click();
  await expect(totalBalance(page)).toBeVisible();
  await bars(page).getByRole('link', { name: 'Wallet' }).click();
  await expect(heading(page)).toHaveText('Unexpected Application Error!');

  await context.setOffline(false);
  await expect(heading(page)).toHaveText('Wallet');
  await expect(heading(page)).toBeFocused();
});

test("the app's frame that does not come is a whole page that says so, with a way on", async ({
  page,
}) => {
  await page.route(codeOf('home'), (route) => route.abort());
  await page.goto('/app/wallet');
  await expect(heading(page)).toHaveText('Unexpected Application Error!');
  await page.getByRole('button', { name: 'Try again' }).click();
  // Trying again has failed, so the page can be reloaded.
  const reload = page.getByRole('button', { name: 'Reload the page' });
  await expect(reload).toBeVisible();
  await page.unroute(codeOf('home'));
  await reload.click();
  await expect(heading(page)).toHaveText('Wallet');
  await expect(page).toHaveURL('/app/wallet');
});

test('a page whose code is slow shows that it is coming, and the old one stays', async ({
  page,
}) => {
  await fetchNothingAhead(page);
  const release = await holdBack(page, codeOf('places'));
  await page.goto('/app');
  await expect(totalBalance(page)).toBeVisible();
  // Before that a link loads its page anew.
  await started(page);
  await expect(loading(page)).toHaveCount(0);
  await bars(page).getByRole('link', { name: 'Wallet' }).click();
  await expect(loading(page)).toBeVisible();
  await expect(heading(page)).toHaveText('Home');
  release();
  await expect(heading(page)).toHaveText('Wallet');
  await expect(loading(page)).toHaveCount(0);
});

const notStarted = (page: Page) => page.getByText('Florin has not started yet.');

/** Lets all that runs by CSS come to its end, as if its seconds were over. */
async function letSecondsPass(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
}

test('an app whose own script does not come says so in plain HTML, and can be loaded again', async ({
  page,
}) => {
  await page.route(codeOf('index'), (route) => route.abort());
  await page.goto('/app/wallet');
  await expect(notStarted(page)).toBeHidden();
  await letSecondsPass(page);
  await expect(notStarted(page)).toHaveText(
    'Florin has not started yet. Check your connection or reload this page.',
  );
  await expect(notStarted(page)).toBeVisible();

  await page.unroute(codeOf('index'));
  await page.getByRole('link', { name: 'reload this page' }).click();
  await expect(heading(page)).toHaveText('Wallet');
  await expect(page).toHaveURL('/app/wallet');
  await expect(notStarted(page)).toHaveCount(0);
});

test('an app that starts late takes the sentence away', async ({ page }) => {
  const release = await holdBack(page, codeOf('index'));
  await page.goto('/signin', { waitUntil: 'commit' });
  await expect(notStarted(page)).toBeAttached();
  await letSecondsPass(page);
  await expect(notStarted(page)).toBeVisible();
  release();
  await expect(heading(page)).toHaveText('Welcome back');
  await expect(notStarted(page)).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'dark' });

  test('a page is there to be read, and the sentence about JavaScript below it', async ({
    page,
  }) => {
    await page.goto('/app');
    await expect(page).toHaveTitle('Home · Florin');
    await expect(page.getByRole('img', { name: '$20,009.34' })).toBeVisible();
    // The time zone is that of the reader, which the build does not know.
    await expect(page.locator('time').first()).toHaveText('\u00A0');
    await expect
      .poll(() => page.locator('body').innerText())
      .toContain('This wallet runs in your browser and needs JavaScript.');
    await expect(notStarted(page)).toHaveCSS('display', 'none');
  });
});

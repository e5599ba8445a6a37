// Not the test that minds the console: a request that fails is written there by the browser.
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { totalBalance } from './steps';

/** Each address with the file that brings its page, and whether that stands in the app's frame. */
const ROUTES = [
  { path: '/', file: 'landing', isFramed: false },
  { path: '/signin', file: 'signin', isFramed: false },
  { path: '/signup', file: 'signup', isFramed: false },
  { path: '/forgot-password', file: 'ForgotPasswordPage', isFramed: false },
  { path: '/terms', file: 'texts', isFramed: false },
  { path: '/privacy', file: 'texts', isFramed: false },
  { path: '/app', file: 'home', isFramed: false },
  { path: '/app/wallet', file: 'places', isFramed: true },
  { path: '/app/payments', file: 'places', isFramed: true },
  { path: '/app/exchange', file: 'places', isFramed: true },
  { path: '/app/settings', file: 'places', isFramed: true },
  { path: '/app/profile', file: 'places', isFramed: true },
  { path: '/no-such-page', file: 'NotFoundPage', isFramed: false },
] as const;

const codeOf = (file: string) => new RegExp(`/${file}-[^/]*\\.js$`);

const bars = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const loading = (page: Page) => page.getByRole('progressbar', { name: 'Loading' });

/** Code comes when it is wanted, and not ahead, while the browser is idle. */
async function fetchNothingAhead(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
}

test('each page says in its place that its code did not come, and comes by Try again', async ({
  page,
}) => {
  test.slow();
  for (const { path, file, isFramed } of ROUTES) {
    await test.step(path, async () => {
      await page.route(codeOf(file), (route) => route.abort());
      await page.goto(path);
      await expect(heading(page)).toHaveText('Page not loaded');
      await expect(heading(page)).toBeFocused();
      await expect(page.getByRole('alert')).toHaveText(
        'This page could not be loaded. Check your connection and try again.Try again',
      );
      await expect(page.locator('body')).not.toContainText(/assets|\.js|fetch/);
      await expect(bars(page)).toHaveCount(isFramed ? 1 : 0);

      await page.unroute(codeOf(file));
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(heading(page)).not.toHaveText('Page not loaded');
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
  await context.setOffline(true);

  await bars(page).getByRole('link', { name: 'Wallet' }).click();
  await expect(heading(page)).toHaveText('Page not loaded');
  await expect(heading(page)).toBeFocused();
  await bars(page).getByRole('link', { name: 'Home' }).click();
  await expect(totalBalance(page)).toBeVisible();
  await bars(page).getByRole('link', { name: 'Wallet' }).click();
  await expect(heading(page)).toHaveText('Page not loaded');

  await context.setOffline(false);
  await expect(heading(page)).toHaveText('Wallet');
  await expect(heading(page)).toBeFocused();
});

test("the app's frame that does not come is a whole page that says so, with a way on", async ({
  page,
}) => {
  await page.route(codeOf('home'), (route) => route.abort());
  await page.goto('/app/wallet');
  await expect(heading(page)).toHaveText('Page not loaded');
  await page.getByRole('button', { name: 'Try again' }).click();
  // Trying again has not helped, so the page can be loaded anew.
  const reload = page.getByRole('button', { name: 'Reload the page' });
  await expect(reload).toBeVisible();
  await page.unroute(codeOf('home'));
  await reload.click();
  await expect(heading(page)).toHaveText('Wallet');
  await expect(page).toHaveURL('/app/wallet');
});

/** Holds a file back until the returned function is called. */
async function holdBack(page: Page, code: RegExp): Promise<() => void> {
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

test('a page whose code is slow shows that it is coming, and the old one stays', async ({
  page,
}) => {
  await fetchNothingAhead(page);
  const release = await holdBack(page, codeOf('places'));
  await page.goto('/app');
  await expect(totalBalance(page)).toBeVisible();
  await expect(loading(page)).toHaveCount(0);
  await bars(page).getByRole('link', { name: 'Wallet' }).click();
  await expect(loading(page)).toBeVisible({ timeout: 300 });
  await expect(heading(page)).toHaveText('Home');
  release();
  await expect(heading(page)).toHaveText('Wallet');
  await expect(loading(page)).toHaveCount(0);
});

test('a sheet whose code is slow shows that it is coming', async ({ page }) => {
  await fetchNothingAhead(page);
  const release = await holdBack(page, codeOf('SendSheet'));
  await page.goto('/app');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(loading(page)).toBeVisible({ timeout: 300 });
  release();
  await expect(page.getByRole('dialog', { name: 'Send' })).toBeVisible();
  await expect(loading(page)).toHaveCount(0);
});

const notStarted = (page: Page) => page.getByText('Florin could not start yet.');

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
    'Florin could not start yet. Check your connection, and load this page again.',
  );
  await expect(notStarted(page)).toBeVisible();

  await page.unroute(codeOf('index'));
  await page.getByRole('link', { name: 'load this page again' }).click();
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
  test.use({ javaScriptEnabled: false });

  test('the sentence about JavaScript stands below the page', async ({ page }) => {
    await page.goto('/');
    await expect(heading(page)).toHaveText('All your money, in one fine wallet.');
    await expect
      .poll(() => page.locator('body').innerText())
      .toContain('This wallet runs in your browser and needs JavaScript to be switched on.');
    await expect(notStarted(page)).toHaveCSS('display', 'none');
  });
});

test('a sheet whose code does not arrive says so in its place, and comes by Try again', async ({
  page,
}) => {
  await fetchNothingAhead(page);
  await page.route(codeOf('SendSheet'), (route) => route.abort());
  await page.goto('/app');
  const send = page.getByRole('button', { name: 'Send', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Send' });
  await send.click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'Send could not be loaded. Check your connection and try again.Try again',
  );
  await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(send).toBeFocused();
  await expect(totalBalance(page)).toContainText('$20,009.34');

  await send.click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await page.unroute(codeOf('SendSheet'));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByLabel('Recipient')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a menu that is opened without a connection comes once it is back', async ({
  context,
  page,
}) => {
  await fetchNothingAhead(page);
  await page.goto('/app');
  await expect(totalBalance(page)).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Profile menu' }).getByRole('alert')).toHaveText(
    'Profile menu could not be loaded. Check your connection and try again.Try again',
  );
  await context.setOffline(false);
  await expect(page.getByRole('menuitem', { name: 'Sign Out' })).toBeVisible();
});

test('of two surfaces whose code is slow, only the last one wanted opens', async ({ page }) => {
  await fetchNothingAhead(page);
  const release = await holdBack(page, codeOf('(SendSheet|ConnectedSideMenu)'));
  await page.goto('/app');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('button', { name: 'Open menu' }).click();
  release();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expect(loading(page)).toHaveCount(0);
  await expect(page.getByRole('dialog', { name: 'Send', includeHidden: true })).toHaveCount(0);
});

test('a menu whose code is slow does not open once Escape was pressed, or its page was left', async ({
  page,
}) => {
  await fetchNothingAhead(page);
  const release = await holdBack(page, codeOf('(ProfileMenu|ConnectedSideMenu|WalletPage)'));
  await page.goto('/app');
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await expect(loading(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(loading(page)).toHaveCount(0);

  await page.getByRole('button', { name: 'Open menu' }).click();
  await bars(page).getByRole('link', { name: 'Wallet' }).click();
  release();
  await expect(heading(page)).toHaveText('Wallet');
  await expect(loading(page)).toHaveCount(0);
  await expect(page.getByRole('menu', { includeHidden: true })).toHaveCount(0);
  await expect(page.getByRole('dialog', { includeHidden: true })).toHaveCount(0);
});

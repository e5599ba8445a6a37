import { readdirSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { waitForHydration } from './hydration';
import { chunkNamed, removeIdleCallback } from './network';
import { fillInSend, transactions } from './steps';
import { expect, test } from './test';

test.use({ losesRequests: true });

/** A page, a sheet or a menu whose code is in separate files. */
interface Place {
  readonly path: string;
  /** The names of the buttons to press in order. The last button loads the code. */
  readonly buttons?: readonly string[];
  /** Locates an element that is visible when all code has loaded. */
  readonly whole: (page: Page) => Locator;
}

const label = (name: string) => (page: Page) => page.getByLabel(name).first();
const link = (name: string) => (page: Page) => page.getByRole('link', { name }).first();
const button = (name: string) => (page: Page) => page.getByRole('button', { name }).first();
const item = (name: string) => (page: Page) => page.getByRole('menuitem', { name });

/**
 * The places to open, in order. The test loses each file once, at the first place that loads it. If a place loads no
 * new file, the test loses the last of its files again.
 */
const PLACES: readonly Place[] = [
  {
    path: '/app/wallet',
    whole: (page) => page.getByRole('region', { name: 'Where your money is' }).getByRole('list'),
  },
  { path: '/', whole: link('Get Started Free') },
  { path: '/', buttons: ['Account menu'], whole: item('Sign Out') },
  { path: '/signin', whole: label('Email') },
  { path: '/signup', whole: label('First name') },
  { path: '/forgot-password', whole: label('Email') },
  { path: '/terms', whole: (page) => page.getByRole('heading', { level: 2 }).first() },
  { path: '/privacy', whole: (page) => page.getByRole('heading', { level: 2 }).first() },
  { path: '/no-such-page', whole: (page) => page.getByText('Page not found', { exact: true }) },
  { path: '/app/history', whole: label('Search transactions') },
  { path: '/app/wallet/btc', whole: (page) => page.getByRole('slider') },
  { path: '/app/contacts', whole: button('Add contact') },
  { path: '/app/contacts', buttons: ['Add contact'], whole: label('Name') },
  { path: '/app/data', whole: (page) => page.getByRole('switch') },
  { path: '/app/pay', whole: label('Recipient') },
  { path: '/app/payments', buttons: ['Send'], whole: label('Recipient') },
  { path: '/app/payments', buttons: ['Receive'], whole: label('Amount (optional)') },
  { path: '/app/payments', buttons: ['Send', 'Scan a code'], whole: button('Choose a picture') },
  {
    path: '/app/payments',
    buttons: ['Open menu'],

    whole: button('Customer Support'),
  },
  { path: '/app/payments', buttons: ['Profile menu'], whole: item('Sign Out') },
];

/**
 * Files that this test cannot lose:
 *
 * - Files that load outside an error boundary.
 * - Files of languages, of the code scanner and of offline use.
 * - Files for stored wallets, whose loss is an error of the pressed action, and the page for locked data.
 * - Files that only another back end needs, such as the steps of a payment and payments without a response.
 */
const EXCLUDED =
  /^(?:index|languages|cache|skeletons|PageSkeleton|ar|de|es|fr|he|hi|ja|pt-BR|zh-Hans|decode|offline|UpdateOutlet|backup|backupFile|KeptGate|keptCode|DoubtList|OtherTabNotice)$/;

/** Returns a file's name without its hash. */
const nameOf = (file: string) => file.replace(/^.*\//, '').replace(/-.{8}\.js$/, '');

test('Try again recovers from the loss of any file of the build', async ({ page }) => {
  test.setTimeout(300_000);
  let lost: string | null = null;
  const requested = new Set<string>();
  const tried = new Set<string>();
  await page.route('**/assets/*.js', (route) => {
    const name = nameOf(route.request().url());
    requested.add(name);
    return name === lost ? route.abort() : route.continue();
  });
  await removeIdleCallback(page);
  const press = async ({ buttons = [] }: Place) => {
    for (const name of buttons) {
      const opener = page.getByRole('button', { name, exact: true }).last();
      // If the button is visible, the code that the previous button needed has loaded.
      await expect(opener).toBeVisible();
      requested.clear();
      await opener.click();
    }
  };
  const open = async (place: Place) => {
    await page.goto(place.path);
    if (place.buttons) await waitForHydration(page);
    await press(place);
  };

  for (const place of PLACES) {
    requested.clear();
    await open(place);
    await expect(place.whole(page)).toBeVisible();
    const files = [...requested].filter((name) => !EXCLUDED.test(name));
    const untried = files.filter((name) => !tried.has(name));
    for (const file of untried.length > 0 ? untried : files.slice(-1))
      await test.step(`${file} is lost at ${[place.path, ...(place.buttons ?? [])].join(', ')}`, async () => {
        lost = file;
        await open(place);
        const again = page.getByRole('button', { name: 'Try again' });
        await expect(again).toBeVisible();
        // Only the opened sheet or menu has failed, so the page is still visible.
        for (const name of place.buttons?.length === 1 ? place.buttons : [])
          await expect(page.getByRole('button', { name, exact: true }).first()).toBeVisible();
        lost = null;
        await again.click();
        await expect(again).toHaveCount(0);
        await expect(place.whole(page)).toBeVisible();
        tried.add(file);
      });
  }
  const files = readdirSync('dist/assets').filter((file) => file.endsWith('.js'));
  expect(files.map(nameOf).filter((name) => !tried.has(name) && !EXCLUDED.test(name))).toEqual([]);
});

/** Makes all later requests for the build's JavaScript files fail. */
const loseFiles = (page: Page) => page.route('**/assets/*.js', (route) => route.abort());

test('while a menu and a sheet cannot be loaded, the page and the other actions stay', async ({
  page,
}) => {
  await removeIdleCallback(page);
  await page.goto('/app');
  await waitForHydration(page);
  await loseFiles(page);
  const notice = (text: string) => page.getByRole('alert').filter({ hasText: text });
  for (const [opener, sentence] of [
    ['Open menu', 'Menu could not be shown.'],
    ['Profile menu', 'Profile menu could not be shown.'],
    ['Send', 'Send could not be shown.'],
    ['Receive', 'Receive could not be shown.'],
  ] as const) {
    await page.getByRole('button', { name: opener, exact: true }).click();
    await expect(notice(sentence)).toBeVisible();
    for (const action of ['Send', 'Receive', 'Scan', 'Open menu', 'Profile menu'])
      await expect(page.getByRole('button', { name: action, exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Total balance' })).toBeVisible();
  }
  await page.unroute('**/assets/*.js');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Send' })).toBeVisible();
});

test('orders, new wallets, contacts and signing out need no file after their form has opened', async ({
  page,
}) => {
  const open = async (path: string) => {
    await page.unroute('**/assets/*.js');
    await page.goto(path);
    await waitForHydration(page);
    // The code of the service worker and of the forms loads after the start.
    await page.waitForLoadState('networkidle');
  };
  await open('/app');
  const form = await fillInSend(page, 'rent@example.com', '47.32');
  await loseFiles(page);
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form).toBeHidden();
  await expect(transactions(page).first()).toContainText('Sent to rent@example.com');

  await open('/app/exchange');
  await page.getByRole('textbox', { name: 'Amount' }).fill('10');
  await loseFiles(page);
  await page.getByRole('button', { name: 'Exchange now' }).click();
  await expect(page.getByText(/^Exchanged \$10/).first()).toBeVisible();

  await open('/app/contacts');
  await page.getByRole('button', { name: 'Add contact' }).first().click();
  await page.getByLabel('Name').fill('Ben');
  await page.getByLabel('Email or wallet address').fill('ben@florin.example');
  await loseFiles(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText('Ben', { exact: true })).toBeVisible();

  await open('/app');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: /^Switch wallet/ }).click();
  await page.getByRole('button', { name: 'Create New Wallet' }).click();
  await page.getByLabel('Wallet name').fill('Holiday');
  await loseFiles(page);
  await page.getByRole('button', { name: 'Create Wallet' }).click();
  await expect(page.getByText('Holiday created')).toBeVisible();

  await open('/');
  await open('/app');
  await page.getByRole('button', { name: 'Profile menu' }).click();
  const signOut = page.getByRole('menuitem', { name: 'Sign Out' });
  await expect(signOut).toBeVisible();
  await loseFiles(page);
  await signOut.click();
  await expect(page).toHaveURL('/');
});

test('a part that fails offline states this, and has no button to reload', async ({ page }) => {
  await removeIdleCallback(page);
  await page.goto('/app');
  await waitForHydration(page);
  await loseFiles(page);
  await page.context().setOffline(true);
  const again = page.getByRole('button', { name: 'Try again' });
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  for (let press = 0; press < 3; press += 1) {
    await expect(page.getByRole('alert')).toContainText('You are offline.');
    await again.click();
  }
  await expect(again).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload the page' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload the page' })).toHaveCount(0);
  await page.context().setOffline(false);
});

test('a page whose ornament is lost is shown without it', async ({ page }) => {
  await page.route(chunkNamed('shared'), (route) => route.abort());
  await page.goto('/no-such-page', { waitUntil: 'networkidle' });
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
});

test('a page whose file for offline use is lost shows no error', async ({ page }) => {
  await page.route(chunkNamed('offline'), (route) => route.abort());
  await page.goto('/app', { waitUntil: 'networkidle' });
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeAttached();
});

import type { Locator, Page } from '@playwright/test';
import { paths } from '../../src/features/page/paths';
import { waitForHydration } from './hydration';
import { fillInSend } from './steps';
import { expect, test } from './test';

/*
 * Back closes the topmost open sheet, menu or list. If nothing is open, Back leaves the page. The tests call
 * `history.back()` where they must not wait for a navigation.
 */

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const button = (page: Page | Locator, name: string) =>
  page.getByRole('button', { name, exact: true });
/**
 * Presses Back, several times without a pause. The timer lets `page.evaluate` return before the document is unloaded.
 */
const back = (page: Page, times = 1) =>
  page.evaluate((count) => {
    setTimeout(() => {
      for (let time = 0; time < count; time += 1) history.back();
    });
  }, times);
const forward = (page: Page) =>
  page.evaluate(() => {
    history.forward();
  });
const bodyScrolls = (page: Page) =>
  expect.poll(() => page.evaluate(() => getComputedStyle(document.body).overflowY)).toBe('visible');

/** Opens a page from the settings, so that Back leads to the settings. */
async function openFromSettings(page: Page, path: string): Promise<void> {
  await page.goto(paths.settings, { waitUntil: 'commit' });
  await page.goto(path);
  await waitForHydration(page);
}

/** Opens a page by its tab, and waits until its heading replaces the previous heading. The URL changes earlier. */
async function openByTab(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name }).last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
}

/** Opens sheets or menus. Returns them in the order in which Back closes them. */
type Open = (page: Page) => Promise<readonly Locator[]>;

const pressed =
  (name: string | RegExp, opened: (page: Page) => Locator): Open =>
  async (page) => {
    await page.getByRole('button', { name, exact: true }).first().click();
    return [opened(page)];
  };

const sideMenu = pressed('Open menu', (page) => dialog(page, 'Menu'));

const CASES: readonly (readonly [name: string, path: string, open: Open])[] = [
  ['the account menu', paths.landing, pressed('Account menu', (page) => page.getByRole('menu'))],
  ['the profile menu', paths.home, pressed('Profile menu', (page) => page.getByRole('menu'))],
  ['the side menu', paths.home, sideMenu],
  [
    'the send sheet of a recent recipient',
    paths.payments,
    async (page) => {
      const recent = page.getByRole('group', { name: 'Recent recipients' });
      await recent.getByRole('button').first().click();
      return [dialog(page, 'Send')];
    },
  ],
  ['the send sheet', paths.home, pressed('Send', (page) => dialog(page, 'Send'))],
  ['the receive sheet', paths.home, pressed('Receive', (page) => dialog(page, 'Receive'))],
  [
    'the list of networks',
    paths.wallet,
    pressed(/^Switch network/, (page) => page.getByRole('listbox')),
  ],
  [
    'the sheet of a contact',
    '/app/contacts',
    pressed('Add contact', (page) => dialog(page, 'Add contact')),
  ],
  ['the export', '/app/data', pressed('Export backup', (page) => dialog(page, 'Export backup'))],
  ['the import', '/app/data', pressed('Import backup', (page) => dialog(page, 'Import backup'))],
  [
    'the sheet that erases',
    '/app/data',
    pressed('Erase everything', (page) => dialog(page, 'Erase everything')),
  ],
  [
    'the list of wallets in the side menu, then the menu',
    paths.home,
    async (page) => {
      const [menu] = await sideMenu(page);
      await page.getByRole('button', { name: /^Switch wallet/ }).click();
      return [page.getByRole('listbox'), menu as Locator];
    },
  ],
  [
    'the sheet of a new wallet in the side menu, then the menu',
    paths.home,
    async (page) => {
      const [menu] = await sideMenu(page);
      await page.getByRole('button', { name: /^Switch wallet/ }).click();
      await button(page, 'Create New Wallet').click();
      return [dialog(page, 'Create New Wallet'), menu as Locator];
    },
  ],
  [
    'the scanner in the send sheet, then the sheet',
    paths.home,
    async (page) => {
      await button(page, 'Send').click();
      await button(page, 'Scan a code').click();
      return [dialog(page, 'Scan a code'), dialog(page, 'Send')];
    },
  ],
  [
    'the choice of a contact in the send sheet, then the sheet',
    paths.home,
    async (page) => {
      await button(page, 'Send').click();
      await button(page, 'Contacts').click();
      return [dialog(page, 'Contacts'), dialog(page, 'Send')];
    },
  ],
];

for (const [name, path, open] of CASES)
  test(`Back closes ${name}, and then leaves the page`, async ({ page }) => {
    await openFromSettings(page, path);
    const layers = await open(page);
    for (const layer of layers) {
      await expect(layer).toBeVisible();
      await back(page);
      await expect(layer).toBeHidden();
      await expect(page).toHaveURL(path);
    }
    await bodyScrolls(page);
    await test.step('Forward opens nothing', async () => {
      await forward(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(layers[0] as Locator).toBeHidden();
      await expect(page).toHaveURL(path);
    });
    await test.step('Opened again and closed by Escape, it leaves no entry', async () => {
      const again = await open(page);
      for (const layer of again) {
        await expect(layer).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(layer).toBeHidden();
      }
      await back(page);
      await expect(page).toHaveURL(paths.settings);
    });
  });

test('closing by its button or by a press outside leaves no entry', async ({ page }) => {
  await openFromSettings(page, paths.home);
  await button(page, 'Send').click();
  await button(page, 'Cancel').click();
  await expect(dialog(page, 'Send')).toBeHidden();
  await button(page, 'Receive').click();
  await button(page, 'Close').click();
  await expect(dialog(page, 'Receive')).toBeHidden();
  await button(page, 'Profile menu').click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.mouse.click(5, 700);
  await expect(page.getByRole('menu')).toBeHidden();
  await back(page);
  await expect(page).toHaveURL(paths.settings);
});

test('a link in an open menu opens its page once, and Back leads to the page before', async ({
  page,
}) => {
  await openFromSettings(page, paths.home);
  await sideMenu(page);
  await dialog(page, 'Menu').getByRole('link', { name: 'Wallet' }).click();
  await expect(page).toHaveURL(paths.wallet);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wallet');
  await button(page, 'Profile menu').click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(page).toHaveURL(paths.profile);
  await bodyScrolls(page);
  await back(page);
  await expect(page).toHaveURL(paths.wallet);
  await expect(page.getByRole('menu')).toBeHidden();
  await back(page);
  await expect(page).toHaveURL(paths.home);
  await expect(dialog(page, 'Menu')).toBeHidden();
  await forward(page);
  await expect(page).toHaveURL(paths.wallet);
  await forward(page);
  await expect(page).toHaveURL(paths.profile);
  await back(page, 3);
  await expect(page).toHaveURL(paths.settings);
});

test('after a reload with a sheet open, the first Back leaves the page', async ({ page }) => {
  await openFromSettings(page, paths.home);
  await button(page, 'Send').click();
  await expect(dialog(page, 'Send')).toBeVisible();
  await page.reload();
  await waitForHydration(page);
  await expect(dialog(page, 'Send')).toBeHidden();
  await back(page);
  await expect(page).toHaveURL(paths.settings);
});

test('a sheet that the URL opens is closed by Back, also after a reload, and stays closed', async ({
  page,
}) => {
  await openFromSettings(page, '/app/pay?uri=bitcoin:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4');
  await expect(dialog(page, 'Send')).toBeVisible();
  await page.reload();
  await waitForHydration(page);
  await expect(dialog(page, 'Send').getByRole('combobox', { name: 'Recipient' })).toHaveValue(
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  );
  await back(page);
  await expect(dialog(page, 'Send')).toBeHidden();
  await expect(page).toHaveURL(paths.payments);
  await back(page);
  await expect(page).toHaveURL(paths.settings);
});

test('quick Back twice closes two layers, and with one layer leaves the page', async ({ page }) => {
  await openFromSettings(page, paths.home);
  await button(page, 'Send').click();
  await button(page, 'Scan a code').click();
  await expect(dialog(page, 'Scan a code')).toBeVisible();
  await back(page, 2);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(paths.home);
  await openByTab(page, 'Wallet');
  await button(page, 'Profile menu').click();
  await expect(page.getByRole('menu')).toBeVisible();
  await back(page, 2);
  await expect(page).toHaveURL(paths.home);
  await expect(page.getByRole('menu')).toBeHidden();
});

test.describe('typed text', () => {
  const question = (page: Page) => page.getByRole('group', { name: 'Discard and close?' });

  test('Back, Escape, Close and a press outside ask before a typed payment is lost', async ({
    page,
  }) => {
    await openFromSettings(page, paths.home);
    const sheet = await fillInSend(page, 'ana@florin.example', '12');
    const amount = sheet.getByLabel('Amount');
    const ways = [
      () => back(page),
      () => page.keyboard.press('Escape'),
      () => button(sheet, 'Close').click(),
      () => page.mouse.click(5, 5),
      () => back(page),
    ];
    for (const way of ways) {
      await way();
      await expect(question(page)).toBeVisible();
      await button(page, 'Keep editing').click();
      await expect(amount).toHaveValue('12');
      await expect(amount).toBeFocused();
    }
    await back(page);
    await expect(question(page)).toBeVisible();
    await back(page);
    await expect(question(page)).toBeHidden();
    await expect(amount).toHaveValue('12');
    await back(page);
    await button(page, 'Discard').click();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(paths.home);
    await back(page);
    await expect(page).toHaveURL(paths.settings);
  });

  test('quick Back twice does not lose typed text', async ({ page }) => {
    await openFromSettings(page, paths.home);
    await openByTab(page, 'Payments');
    const sheet = await fillInSend(page, 'ana@florin.example', '12');
    await back(page, 2);
    await expect(question(page)).toBeVisible();
    await button(page, 'Keep editing').click();
    await expect(sheet.getByLabel('Amount')).toHaveValue('12');
    await expect(page).toHaveURL(paths.payments);
    await button(sheet, 'Cancel').click();
    await expect(sheet).toBeHidden();
    await back(page);
    await expect(page).toHaveURL(paths.home);
  });

  test('Back asks about a typed contact and a typed passphrase', async ({ page }) => {
    for (const [path, opener, field] of [
      ['/app/contacts', 'Add contact', 'Name'],
      ['/app/data', 'Export backup', 'Passphrase'],
    ] as const) {
      await openFromSettings(page, path);
      await button(page, opener).first().click();
      const sheet = dialog(page, opener);
      if (field === 'Passphrase') await sheet.getByRole('checkbox').check();
      const typed = sheet.getByLabel(field, { exact: true });
      await typed.fill('typed text');
      await back(page);
      await expect(button(page, 'Keep editing')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(typed).toHaveValue('typed text');
      await button(sheet, 'Cancel').click();
      await expect(sheet).toBeHidden();
      await expect(page).toHaveURL(path);
    }
  });

  test('Back asks about the name of a new wallet, and then closes the side menu', async ({
    page,
  }) => {
    await openFromSettings(page, paths.home);
    await sideMenu(page);
    await page.getByRole('button', { name: /^Switch wallet/ }).click();
    await button(page, 'Create New Wallet').click();
    const sheet = dialog(page, 'Create New Wallet');
    await sheet.getByLabel('Wallet name').fill('Holidays');
    await back(page);
    await expect(question(page)).toBeVisible();
    await button(page, 'Discard').click();
    await expect(sheet).toBeHidden();
    await expect(dialog(page, 'Menu')).toBeVisible();
    await back(page);
    await expect(dialog(page, 'Menu')).toBeHidden();
    await back(page);
    await expect(page).toHaveURL(paths.settings);
  });

  test('Back closes the question before a wrong payment, and keeps the form', async ({ page }) => {
    await openFromSettings(page, paths.home);
    await button(page, 'Send').click();
    const sheet = dialog(page, 'Send');
    await sheet
      .getByRole('combobox', { name: 'Recipient' })
      .fill('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5');
    await sheet.getByLabel('Amount').fill('1');
    await page.keyboard.press('Enter');
    const asked = page.getByRole('alertdialog');
    await expect(asked).toBeVisible();
    await back(page);
    await expect(asked).toBeHidden();
    await expect(sheet.getByLabel('Amount')).toHaveValue('1');
    await expect(page).toHaveURL(paths.home);
  });

  test('a pending payment has no typed text to lose', async ({ page }) => {
    await openFromSettings(page, paths.home);
    const sheet = await fillInSend(page, 'ana@florin.example', '12');
    await button(sheet, 'Send').click();
    await back(page);
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(paths.home);
  });
});

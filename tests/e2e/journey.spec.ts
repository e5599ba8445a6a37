import type { Locator, Page } from '@playwright/test';
import { waitForHydration } from './hydration';
import {
  fillInSend,
  advancePendingCall,
  signIn,
  signOut,
  totalBalance,
  transactions,
} from './steps';
import { expect, test } from './test';

// If the tests shared a context, the clock of one test would also apply to the next.
test.use({ reuseContext: false });

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

/** @spec starts-signed-in, signin-opens-home, signout-opens-landing */
test('signing in opens the requested page, and three presses pay once', async ({ page }) => {
  const title = page.getByRole('heading', { level: 1 });
  await test.step('Sign out of the demo session', async () => {
    await page.goto('/app');
    await expect(totalBalance(page)).toContainText('$20,009.34');
    await tab(page, 'Settings').click();
    await tab(page, 'Wallet').click();
    await expect(title).toHaveText('Wallet');
    await signOut(page);
  });

  await test.step('Back opens the sign-in page, which refuses a wrong password', async () => {
    await page.goBack();
    await expect(page).toHaveURL('/signin');
    await signIn(page, 'demo@florin.example', 'not the password');
    await expect(page.getByRole('alert')).toHaveText(
      'Invalid email or password. Please try again.',
    );
  });

  await test.step('The right password opens the requested page', async () => {
    await signIn(page, 'demo@florin.example', 'florin-demo');
    await expect(page).toHaveURL('/app/settings');
    await expect(title).toHaveText('Settings');
    await expect(title).toBeFocused();
  });

  await test.step('Back opens the page before, not the sign-in page', async () => {
    await page.goBack();
    await expect(page).toHaveURL('/app');
  });

  await test.step('Send $47.32 by pressing Send three times', async () => {
    await tab(page, 'Home').click();
    const sheet = await fillInSend(page, 'rent@example.com', '47.32');
    await expect(sheet.getByText('Available: $2,847.32')).toBeVisible();
    await sheet.getByRole('button', { name: 'Send' }).click({ clickCount: 3 });
    await expect(sheet).toBeHidden();
  });

  await test.step('The payment was made once, and exactly $2,800.00 remain', async () => {
    await expect(transactions(page)).toHaveCount(9);
    await expect(transactions(page).first()).toContainText('Sent to rent@example.com');
    await expect(transactions(page).first()).toContainText('-$47.32');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText('Available: $2,800.00')).toBeVisible();
  });
});

/** @spec landing-get-started */
test('a visitor signs up, signs out, and opens the wallet from the landing page', async ({
  page,
}) => {
  const create = page.getByRole('button', { name: 'Create Account' });
  await page.clock.install();
  await page.goto('/app');
  await signOut(page);
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign Up' }).click();
  await page.getByLabel('First name').fill('Alex');
  await page.getByLabel('Last name').fill('Morgan');
  await page.getByLabel('Email').fill('demo@florin.example');
  await page.getByLabel('Password', { exact: true }).fill('long enough');
  await page.getByLabel('Confirm password', { exact: true }).fill('long enough');
  await page.getByRole('checkbox', { name: /terms/ }).check();
  await create.click();
  await advancePendingCall(page, create, 3_000);
  await expect(page).toHaveURL('/app');
  await expect(totalBalance(page)).toBeVisible();

  await signOut(page);
  await page.getByRole('link', { name: 'Get Started Free' }).click();
  await expect(page).toHaveURL('/app');
  await expect(totalBalance(page)).toBeVisible();
});

/** Holds Enter down until a condition is true. A held key sends repeated keydown events. */
async function holdEnter(page: Page, until: () => Promise<boolean>): Promise<void> {
  await page.keyboard.down('Enter');
  while (!(await until())) await page.keyboard.down('Enter');
  // The user still holds the key for a short time after the condition is true.
  for (let times = 0; times < 20; times += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
}

test('a held Enter pays once and exchanges once, and the next sheet is empty', async ({ page }) => {
  await page.goto('/app');
  const sheet = await fillInSend(page, 'rent@example.com', '47.32');
  await holdEnter(page, () => sheet.isHidden());
  await expect(transactions(page)).toHaveCount(9);
  await expect(sheet).toBeHidden();

  await fillInSend(page, 'rent@example.com', '100');
  await sheet.getByRole('button', { name: 'Cancel' }).click();
  // The closing sheet still covers the page's Send button, so a script presses this button.
  await page.evaluate(() => {
    const buttons = [...document.querySelectorAll('button')];
    buttons.find(({ textContent }) => textContent === 'Send')?.click();
  });
  await expect(sheet.getByRole('combobox', { name: 'Recipient' })).toHaveValue('');
  await sheet.getByRole('combobox', { name: 'Recipient' }).fill('rent@example.com');
  await sheet.getByLabel('Amount').fill('1,50');
  await page.keyboard.press('Enter');
  await expect(sheet).toBeHidden();
  await expect(transactions(page)).toHaveCount(10);
  await expect(transactions(page).first()).toContainText('-$1.50');

  await tab(page, 'Exchange').click();
  await page.getByLabel('Amount').fill('847.32');
  await page.getByLabel('Amount').focus();
  const done = page.getByText('Exchanged $847.32 to 779.534400 EUR');
  await holdEnter(page, () => done.isVisible());
  await expect(done).toBeVisible();
  await expect(page.getByLabel('Amount')).toHaveAccessibleDescription('Available: $1,951.18');
});

/** Records in an attribute whether assistive technology can reach the element when it receives the focus. */
const recordReachability = (element: Locator) =>
  element.evaluate((node: HTMLElement) => {
    node.addEventListener('focus', () => {
      // The microtask runs after all changes that the same key press causes.
      queueMicrotask(() => {
        node.dataset['reachable'] = String(node.closest('[aria-hidden="true"]') === null);
      });
    });
  });

test('signing in and paying work with the keyboard only', async ({ page }) => {
  const { keyboard } = page;
  await page.clock.install();
  await page.goto('/signin');
  await waitForHydration(page);
  await page.getByLabel('Email').focus();
  await keyboard.type('demo@florin.example');
  await keyboard.press('Tab');
  await keyboard.type('florin-demo');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeFocused();

  await keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Hide balance' })).toBeFocused();
  await keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Personal Wallet' })).toBeFocused();
  await keyboard.press('Tab');
  const send = page.getByRole('button', { name: 'Send', exact: true });
  await expect(send).toBeFocused();
  await recordReachability(send);
  await keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Send' });
  await expect(sheet).toBeVisible();
  await keyboard.press('Tab');
  await expect(sheet.getByRole('button', { name: 'Close' })).toBeFocused();
  const recent = sheet.getByRole('group', { name: 'Recent recipients' });
  await keyboard.press('Tab');
  await expect(recent.getByRole('button', { name: 'rent@example.com' })).toBeFocused();
  await keyboard.press('Tab');
  await expect(recent.getByRole('button').last()).toBeFocused();
  await keyboard.press('Tab');
  await expect(sheet.getByRole('combobox', { name: 'Recipient' })).toBeFocused();
  await keyboard.type('rent@example.com');
  await keyboard.press('Tab');
  await expect(sheet.getByRole('button', { name: 'Scan a code' })).toBeFocused();
  await keyboard.press('Tab');
  await expect(sheet.getByRole('button', { name: 'Contacts' })).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.type('47.32');
  await keyboard.press('Enter');
  await advancePendingCall(page, sheet.getByRole('button', { name: 'Send', exact: true }), 2_000);
  await expect(sheet).toBeHidden();
  await expect(send).toBeFocused();
  await expect(send).toHaveAttribute('data-reachable', 'true');
  await expect(transactions(page).first()).toContainText('-$47.32');
});

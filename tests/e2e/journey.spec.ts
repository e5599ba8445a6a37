import type { Locator, Page } from '@playwright/test';
import {
  availableDollars,
  fillInSend,
  scrollsSideways,
  sendInStillness,
  signIn,
  signOut,
  totalBalance,
  transactions,
} from './steps';
import { expect, test } from './test';

test('a new user signs in, sends money, and sees the balance fall', async ({ page }) => {
  await test.step('Sign out of the session that the app starts with', async () => {
    await page.goto('/app');
    await expect(totalBalance(page)).toContainText('$20,009.34');
    await signOut(page);
  });

  await test.step('The wrong pair is refused', async () => {
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'Sign In' }).click();
    await signIn(page, 'demo@florin.example', 'not the password');
    await expect(page.getByRole('alert')).toHaveText(
      'Invalid email or password. Please try again.',
    );
  });

  await test.step('The right pair opens the wallet', async () => {
    await signIn(page, 'demo@florin.example', 'florin-demo');
    await expect(page).toHaveURL('/app');
    await expect(totalBalance(page)).toBeVisible();
  });

  await test.step('Send $47.32 by pressing Send three times', async () => {
    expect(await availableDollars(page)).toBe('Available: $2,847.32');
    const sheet = await fillInSend(page, 'rent@example.com', '47.32');
    await sheet.getByRole('button', { name: 'Send' }).click({ clickCount: 3 });
    await expect(sheet).toBeHidden();
  });

  await test.step('It was sent once, and exactly $2,800.00 are left', async () => {
    await expect(transactions(page)).toHaveCount(9);
    await expect(transactions(page).first()).toContainText('Sent to rent@example.com');
    await expect(transactions(page).first()).toContainText('-$47.32');
    expect(await availableDollars(page)).toBe('Available: $2,800.00');
  });

  await test.step('More than is left is refused, and nothing changes', async () => {
    const sheet = await fillInSend(page, 'rent@example.com', '2800.01');
    await sheet.getByRole('button', { name: 'Send' }).click();
    await expect(sheet.getByText('Insufficient balance')).toBeVisible();
    await expect(sheet.getByLabel('Amount')).toHaveValue('2800.01');
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(transactions(page)).toHaveCount(9);
    expect(await availableDollars(page)).toBe('Available: $2,800.00');
  });
});

test('a payment goes through once though its sheet is closed midway', async ({ page }) => {
  await sendInStillness(page);
  await expect(transactions(page)).toHaveCount(8);
  await page.clock.runFor(1_000);
  await expect(transactions(page)).toHaveCount(9);
  await page.clock.resume();
  expect(await availableDollars(page)).toBe('Available: $2,800.00');
});

/** Holds Enter down: the browser repeats the key, as often as people's keyboards do. */
async function holdEnter(page: Page, until: () => Promise<boolean>): Promise<void> {
  await page.keyboard.down('Enter');
  while (!(await until())) await page.keyboard.down('Enter');
  // And once more, for the moment after.
  for (let times = 0; times < 20; times += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
}

test('a held Enter pays once, and the next sheet is a new one that works', async ({ page }) => {
  await page.goto('/app');
  const sheet = await fillInSend(page, 'rent@example.com', '47.32');
  await holdEnter(page, () => sheet.isHidden());
  await expect(transactions(page)).toHaveCount(9);
  await expect(sheet).toBeHidden();

  await fillInSend(page, 'rent@example.com', '100');
  await page.keyboard.press('Escape');
  // While it closes: the button is behind the sheet still, so it is pressed by script.
  await page.evaluate(() => {
    const buttons = [...document.querySelectorAll('button')];
    buttons.find(({ textContent }) => textContent === 'Send')?.click();
  });
  await expect(sheet.getByLabel('Recipient')).toHaveValue('');
  await sheet.getByLabel('Recipient').fill('rent@example.com');
  await sheet.getByLabel('Amount').fill('1,50');
  await page.keyboard.press('Enter');
  await expect(sheet).toBeHidden();
  await expect(transactions(page)).toHaveCount(10);
  await expect(transactions(page).first()).toContainText('-$1.50');
});

test('a held Enter exchanges once, and its success stays', async ({ page }) => {
  await page.goto('/app/exchange');
  await page.getByLabel('Amount').fill('847.32');
  await page.getByLabel('Amount').focus();
  const done = page.getByText('Exchanged $847.32 to 779.534400 EUR');
  await holdEnter(page, () => done.isVisible());
  await expect(done).toBeVisible();
  await expect(page.getByLabel('Amount')).toHaveAccessibleDescription('Available: $2,000.00');
});

test('the guard asks for a sign-in and then opens what was asked for', async ({ page }) => {
  const tabs = page.getByRole('navigation', { name: 'Main' });
  await page.goto('/app');
  await tabs.getByRole('link', { name: 'Settings' }).click();
  await tabs.getByRole('link', { name: 'Wallet' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Wallet' })).toBeVisible();
  await signOut(page);

  await page.goBack();
  await expect(page).toHaveURL('/signin');
  await page.getByRole('button', { name: 'Fill in' }).click();
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/app/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeFocused();
});

/** Notes at an element whether screen readers see it as soon as it has the focus again. */
const noteWhetherHeard = (element: Locator) =>
  element.evaluate((node: HTMLElement) => {
    node.addEventListener('focus', () => {
      // All that one key press changes has been changed by then.
      queueMicrotask(() => {
        node.dataset['heard'] = String(node.closest('[aria-hidden="true"]') === null);
      });
    });
  });

test('the first journey goes by keyboard alone', async ({ page }) => {
  const { keyboard } = page;
  await page.goto('/signin');
  await page.getByLabel('Email').focus();
  await keyboard.type('demo@florin.example');
  await keyboard.press('Tab');
  await keyboard.type('florin-demo');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeFocused();

  await keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Hide balance' })).toBeFocused();
  await keyboard.press('Tab');
  const send = page.getByRole('button', { name: 'Send', exact: true });
  await expect(send).toBeFocused();
  await noteWhetherHeard(send);
  await keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Send' });
  await expect(sheet).toBeVisible();
  await keyboard.press('Tab');
  await expect(sheet.getByRole('button', { name: 'Close' })).toBeFocused();
  await keyboard.press('Tab');
  await expect(sheet.getByLabel('Recipient')).toBeFocused();
  await keyboard.type('rent@example.com');
  await keyboard.press('Tab');
  await expect(sheet.getByRole('button', { name: 'Scan a code' })).toBeFocused();
  await keyboard.press('Tab');
  await expect(sheet.getByRole('button', { name: 'Contacts' })).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.type('47.32');
  await keyboard.press('Enter');
  await expect(sheet).toBeHidden();
  await expect(send).toBeFocused();
  await expect(send).toHaveAttribute('data-heard', 'true');
  await expect(transactions(page).first()).toContainText('-$47.32');
});

test('no sheet scrolls sideways on the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/app');
  await expect(totalBalance(page)).toBeVisible();
  for (const name of ['Send', 'Receive']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    expect(await scrollsSideways(page)).toBe(false);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name })).toBeHidden();
  }
});

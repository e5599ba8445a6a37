import type { CDPSession, Locator, Page } from '@playwright/test';
import { paths } from '../../src/features/page/paths';
import { scrollsSideways as isWiderThanItsRoom } from '../../src/testing/sideways';
import { waitForHydration } from './hydration';
import { expect } from './test';

/** Locates the balance card. */
export function totalBalance(page: Page): Locator {
  return page.getByRole('region', { name: 'Total balance' });
}

/** Locates the items in the list of recent transactions, newest first. */
export function transactions(page: Page): Locator {
  return page.getByRole('region', { name: 'Recent transactions' }).getByRole('listitem');
}

/** Fills in the sign-in form and sends it. */
export async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** Signs out in the profile menu, and waits for the landing page. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
}

/** Opens the send sheet, fills in the recipient and the amount, and returns the sheet. */
export async function fillInSend(page: Page, recipient: string, amount: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Send' });
  await sheet.getByRole('combobox', { name: 'Recipient' }).fill(recipient);
  await sheet.getByLabel('Amount').fill(amount);
  return sheet;
}

/**
 * Waits until a pressed button is disabled, and advances the clock by the duration of its call. The test must install
 * `page.clock` before it opens the page.
 */
export async function advancePendingCall(page: Page, pressed: Locator, ms: number): Promise<void> {
  await expect(pressed).toBeDisabled();
  await page.clock.runFor(ms);
}

/** Returns whether the page scrolls sideways, or a scroll container in it, such as a sheet. */
export const scrollsSideways = (page: Page) => page.evaluate(isWiderThanItsRoom);

/**
 * Opens the home page, sends $47.32 and closes the sheet. A payment takes two seconds, and the clock advances by only
 * one second, so the payment remains pending.
 */
export async function leavePaymentPending(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto(paths.home);
  await waitForHydration(page);
  const sheet = await fillInSend(page, 'rent@example.com', '47.32');
  await page.clock.pauseAt(Date.now() + 60_000);
  await sheet.getByRole('button', { name: 'Send' }).click();
  await page.keyboard.press('Escape');
  await page.clock.runFor(1_000);
  await expect(sheet).toBeHidden();
}

/**
 * The factor by which transitions and animations are slower, so that a busy machine also draws frames of each of them.
 */
export const SLOWED = 10;

/** Makes CSS transitions and animations of the page slower. The timers of the page keep their speed. */
export async function slowDown(devtools: CDPSession): Promise<void> {
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 1 / SLOWED });
}

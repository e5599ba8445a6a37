import type { Page } from '@playwright/test';
import { paths } from '../../src/constants/paths';
import { leaveAndComeBack, openEarly, started } from './early';
import { transactions } from './steps';
import { expect, test } from './test';

/*
 * A page comes rendered, and people write in it before its code is there; on Back, the browser fills
 * in what it remembers. The forms take all that over; see src/app/early.ts.
 */

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const from = (page: Page) => page.getByRole('combobox', { name: 'From currency' });
const to = (page: Page) => page.getByRole('combobox', { name: 'To currency' });
const received = (page: Page) => page.getByRole('status', { name: 'You receive' });
const exchange = (page: Page) => page.getByRole('button', { name: 'Exchange now' });

test('a long text that is typed while the page comes to life loses nothing', async ({ page }) => {
  test.slow();
  const text = 'The quick brown fox jumps over the lazy dog and on, over the hills, to the sea.';
  const arrive = await openEarly(page, paths.signup);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await box(page, 'First name').pressSequentially(text.slice(0, 20));
  arrive();
  await box(page, 'First name').pressSequentially(text.slice(20), { delay: 5 });
  await started(page);
  await expect(box(page, 'First name')).toHaveValue(text);
  await expect(box(page, 'First name')).toBeFocused();
  // The form knows the text, too.
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(box(page, 'First name')).toHaveAccessibleDescription('At most 64 characters');
  await expect(box(page, 'Last name')).toHaveAccessibleDescription('Last name is required');
});

test('the caret stays where it is', async ({ page }) => {
  const arrive = await openEarly(page, paths.signup);
  await box(page, 'First name').fill('Alexander');
  await box(page, 'First name').press('Home');
  arrive();
  await started(page);
  await page.keyboard.type('Dr ');
  await expect(box(page, 'First name')).toHaveValue('Dr Alexander');
});

test('terms that are ticked early are agreed to', async ({ page }) => {
  const arrive = await openEarly(page, paths.signup);
  const terms = page.getByRole('checkbox', { name: /terms/ });
  await terms.check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  arrive();
  await expect(box(page, 'First name')).toHaveAccessibleDescription('First name is required');
  await expect(terms).toBeChecked();
  await expect(terms).toHaveAccessibleDescription('');
});

test('an exchange that is filled in early is quoted and booked as it looks', async ({ page }) => {
  const arrive = await openEarly(page, paths.exchange);
  await expect(to(page)).toHaveValue('eur');
  await from(page).selectOption('gbp');
  await to(page).selectOption('usd');
  await box(page, 'Amount').fill('10');
  arrive();
  await expect(received(page)).toHaveText('12.700000 USD');
  await expect(page.getByText('1 GBP = 1.27 USD')).toBeVisible();
  await expect(from(page)).toHaveValue('gbp');
  await exchange(page).click();
  await expect(page.getByText('Exchanged £10.00 to 12.700000 USD')).toBeVisible();
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(transactions(page).first()).toContainText('Exchanged £10.00 to 12.700000 USD');
});

test('an exchange is sent early only if its fields come out as they looked', async ({ page }) => {
  const arrive = await openEarly(page, paths.exchange);
  await box(page, 'Amount').fill('10');
  await to(page).selectOption('usd');
  await exchange(page).click();
  arrive();
  // Both sides were dollars. It is a swap, as it is later on, and nobody has seen it before pressing.
  await expect(to(page)).toHaveValue('usd');
  await expect(from(page)).toHaveValue('eur');
  await expect(box(page, 'Amount')).toHaveValue('10');
  await expect(received(page)).toHaveText('10.800000 USD');
  await exchange(page).click();
  await expect(page.getByText('Exchanged €10.00 to 10.800000 USD')).toBeVisible();
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(transactions(page).nth(1)).not.toContainText('Exchanged');
});

test('a choice that the browser brings back is the form’s', async ({ page }) => {
  await page.goto(paths.exchange);
  await started(page);
  await to(page).selectOption('btc');
  await from(page).selectOption('gbp');
  await leaveAndComeBack(page);
  await expect(from(page)).toHaveValue('gbp');
  await expect(to(page)).toHaveValue('btc');
  await expect(page.getByText('1 GBP = 1 BTC (no quoted rate)')).toBeVisible();
  await box(page, 'Amount').fill('1');
  await exchange(page).click();
  await expect(page.getByText('Exchanged £1.00 to 1.000000 BTC')).toBeVisible();
});

test('texts and ticks that the browser brings back are the form’s', async ({ page }) => {
  await page.goto(paths.signup);
  await started(page);
  const terms = page.getByRole('checkbox', { name: /terms/ });
  await box(page, 'First name').fill('Alex');
  await terms.check();
  await leaveAndComeBack(page);
  await expect(box(page, 'First name')).toHaveValue('Alex');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(box(page, 'Last name')).toHaveAccessibleDescription('Last name is required');
  await expect(box(page, 'First name')).toHaveAccessibleDescription('');
  await expect(terms).toBeChecked();
  await expect(terms).toHaveAccessibleDescription('');
});

test('a profile is edited early, and an edit that was not saved is forgotten', async ({ page }) => {
  const arrive = await openEarly(page, paths.profile);
  const first = box(page, 'First name');
  await expect(first).toHaveValue('Alex');
  await expect(page.getByLabel('Date of birth')).toHaveValue('1990-04-12');
  // As a browser does on Back, though not every one in a field that cannot be written in.
  await first.evaluate((field: HTMLInputElement) => {
    field.value = 'Sam';
  });
  await page.getByRole('button', { name: 'Edit' }).click();
  arrive();
  await expect(first).toBeFocused();
  await expect(first).toHaveValue('Alex');
  await first.fill('Alexa');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Alexa Morgan')).toBeVisible();
});

test('what was typed is kept when something else has changed the form', async ({
  page,
  problems,
}) => {
  const arrive = await openEarly(page, paths.signup);
  await box(page, 'First name').fill('Alex');
  await page.getByRole('checkbox', { name: /terms/ }).check();
  await page.locator('form').evaluate((form) => {
    form.prepend(document.createElement('p'));
    form.setAttribute('data-old', '');
  });
  arrive();
  await started(page);
  await expect(page.locator('form:not([data-old])')).toHaveCount(1);
  // React's word on a page that was not as it came.
  expect(problems.splice(0).join('\n')).toMatch(/^Minified React error #418;/);
  await expect(box(page, 'First name')).toHaveValue('Alex');
  await expect(page.getByRole('checkbox', { name: /terms/ })).toBeChecked();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(box(page, 'First name')).toHaveAccessibleDescription('');
  await expect(box(page, 'Last name')).toHaveAccessibleDescription('Last name is required');
});

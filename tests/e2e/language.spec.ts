import type { Page } from '@playwright/test';
import { paths } from '../../src/features/page/paths';
import { overflowingTexts } from './axe';
import { waitForHydration } from './hydration';
import { chunkNamed, delayCode, loading } from './network';
import { totalBalance } from './steps';
import { expect, test } from './test';

const html = (page: Page) => page.locator('html');

/** Stores a language, as an earlier visit would. */
const storeLanguage = (page: Page, tag: string) =>
  page.addInitScript((saved) => {
    localStorage.setItem('florin.language', saved);
  }, tag);

test('a chosen language applies to every page and visit, with its direction', async ({ page }) => {
  await page.goto(paths.settings);
  await waitForHydration(page);
  const title = page.getByRole('heading', { level: 1 });
  const select = page.getByRole('combobox', { name: 'Language', exact: true });
  await expect(select).toHaveValue('en');
  await select.focus();
  await select.selectOption('Deutsch');

  await expect(title).toHaveText('Einstellungen');
  await expect(page).toHaveTitle('Einstellungen · Florin');
  await expect(html(page)).toHaveAttribute('lang', 'de');
  await expect(html(page)).toHaveAttribute('dir', 'ltr');
  const inGerman = page.getByRole('combobox', { name: 'Sprache (Language)', exact: true });
  await expect(inGerman).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('florin.language'))).toBe('de');

  await page.reload();
  await expect(title).toHaveText('Einstellungen');
  await expect(html(page)).toHaveAttribute('lang', 'de');
  await page.goto(paths.home);
  await expect(page.getByRole('region', { name: 'Gesamtguthaben' })).toContainText('20.009,34');

  await page.getByRole('link', { name: 'Einstellungen' }).click();
  await page.getByRole('combobox').selectOption('עברית');
  await expect(html(page)).toHaveAttribute('dir', 'rtl');
  // The switch is at the end of its line, which is now on the left.
  const side = async () => (await page.getByRole('switch').boundingBox())?.x;
  expect(await side()).toBeLessThan(200);
  await page.getByRole('combobox').selectOption('English');
  await expect(html(page)).toHaveAttribute('dir', 'ltr');
  await expect(title).toHaveText('Settings');
  expect(await side()).toBeGreaterThan(200);
});

test('a language that is chosen in one tab applies in the other tabs, and typed text stays', async ({
  page,
}) => {
  await page.goto(paths.exchange);
  await waitForHydration(page);
  await page.getByRole('textbox', { name: 'Amount' }).fill('12');
  const other = await page.context().newPage();
  await other.goto(paths.settings);
  await waitForHydration(other);
  for (const [name, tag, dir, amount] of [
    ['Deutsch', 'de', 'ltr', 'Betrag'],
    ['العربية', 'ar', 'rtl', 'المبلغ'],
    ['English', 'en', 'ltr', 'Amount'],
  ] as const) {
    await other.getByRole('combobox').selectOption(name);
    for (const tab of [other, page]) {
      await expect(html(tab)).toHaveAttribute('lang', tag);
      await expect(html(tab)).toHaveAttribute('dir', dir);
    }
    await expect(page.getByRole('textbox', { name: amount })).toHaveValue('12');
  }
  await page.goto(paths.settings);
  await waitForHydration(page);
  await other.getByRole('combobox').selectOption('Français');
  await expect(page.getByRole('combobox')).toHaveValue('fr');
  await other.evaluate(() => {
    localStorage.clear();
  });
  await expect(page.getByRole('combobox')).toHaveValue('en');
  await other.close();
});

test('long words fit into 320 pixels with text at 200 %', async ({ page }) => {
  await storeLanguage(page, 'de');
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [paths.home, paths.wallet, paths.settings, paths.profile, paths.payments]) {
    await page.goto(path);
    await waitForHydration(page);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await overflowingTexts(page), path).toEqual([]);
  }
  await page.getByRole('button', { name: 'Senden', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Senden' })).toBeVisible();
  expect(await overflowingTexts(page)).toEqual([]);
});

test('the English page is hidden for at most a second, even if no script runs', async ({
  page,
}) => {
  await storeLanguage(page, 'ar');
  await page.route('**/assets/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await page.goto(paths.home, { waitUntil: 'commit' });
  const root = page.locator('#root');
  await expect(root).toHaveCSS('animation-delay', '1s');
  await expect(root).toHaveCSS('animation-fill-mode', 'backwards');
  await expect(page.getByText('Total balance')).toBeVisible();
  await expect(html(page)).toHaveAttribute('lang', 'en');
});

test('a slow language leaves the page in English until it has loaded', async ({ page }) => {
  await storeLanguage(page, 'ar');
  const release = await delayCode(page, chunkNamed('ar'));
  await page.goto(paths.home);
  await waitForHydration(page);
  await expect(totalBalance(page)).toBeVisible();
  await expect(html(page)).toHaveAttribute('lang', 'en');
  await expect(loading(page)).toBeVisible();
  await page.getByRole('button', { name: 'Hide balance' }).click();
  release();
  await expect(html(page)).toHaveAttribute('dir', 'rtl');
  await expect(html(page)).toHaveAttribute('lang', 'ar');
  // The user hid the balance, so the button offers to show it.
  await expect(page.getByRole('button', { name: 'إظهار الرصيد' })).toBeVisible();
});

test.describe('a language that fails to load', () => {
  test.use({ losesRequests: true });

  test('keeps the page in the previous language, and shows a notice', async ({ page }) => {
    const saved = () => page.evaluate(() => localStorage.getItem('florin.language'));
    const notice = page.getByRole('alert');
    const sentence = 'The language could not be loaded. Check your connection and try again.';
    await page.route(/\/assets\/(?:ja|fr)-/, (route) => route.abort());
    await page.goto(paths.settings);
    await page.evaluate(() => {
      localStorage.setItem('florin.language', 'ja');
    });
    await page.reload();
    await expect(notice).toContainText(sentence);
    await expect(html(page)).toHaveAttribute('lang', 'en');
    expect(await saved()).toBe('ja');
    await notice.getByRole('button', { name: 'Close' }).click();
    await expect(notice).toHaveCount(0);

    const select = page.getByRole('combobox', { name: 'Language' });
    await select.selectOption('Français');
    await expect(notice).toContainText(sentence);
    await expect(select).toHaveValue('en');
    expect(await saved()).not.toBe('fr');

    await page.unroute(/\/assets\/(?:ja|fr)-/);
    await select.selectOption('Français');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paramètres');
  });
});

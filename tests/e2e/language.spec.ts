import type { Page } from '@playwright/test';
import { paths } from '../../src/constants/paths';
import { stickingOut } from './axe';
import { started } from './early';
import { codeOf, holdBack, loading } from './network';
import { totalBalance } from './steps';
import { expect, test } from './test';

const html = (page: Page) => page.locator('html');

/** Opens the settings, and chooses a language by its own name. */
async function choose(page: Page, language: string) {
  await page.goto(paths.settings);
  await started(page);
  await page.getByRole('combobox').selectOption(language);
}

/** Has the browser remember a language, as after an earlier visit. */
const remember = (page: Page, tag: string) =>
  page.addInitScript((saved) => {
    localStorage.setItem('florin.language', saved);
  }, tag);

test('a language that is chosen is spoken everywhere, and on the next visit', async ({ page }) => {
  await page.goto(paths.settings);
  await started(page);
  const select = page.getByRole('combobox', { name: 'Language', exact: true });
  await expect(select).toHaveValue('en');
  await select.focus();
  await select.selectOption('Deutsch');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Einstellungen');
  await expect(page).toHaveTitle('Einstellungen · Florin');
  await expect(html(page)).toHaveAttribute('lang', 'de');
  await expect(html(page)).toHaveAttribute('dir', 'ltr');
  const inGerman = page.getByRole('combobox', { name: 'Sprache (Language)', exact: true });
  await expect(inGerman).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('florin.language'))).toBe('de');

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Einstellungen');
  await expect(html(page)).toHaveAttribute('lang', 'de');
  await page.goto(paths.home);
  await expect(page.getByRole('region', { name: 'Gesamtguthaben' })).toContainText('20.009,34');
});

test('long words fit the narrowest phone with text at 200 %', async ({ page }) => {
  await remember(page, 'de');
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [paths.home, paths.wallet, paths.settings, paths.profile, paths.payments]) {
    await page.goto(path);
    await started(page);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await stickingOut(page), path).toEqual([]);
  }
  await page.getByRole('button', { name: 'Senden', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Senden' })).toBeVisible();
  expect(await stickingOut(page)).toEqual([]);
});

test('amounts are typed in the form of the language', async ({ page }) => {
  await remember(page, 'de');
  await page.goto(paths.home);
  await page.getByRole('button', { name: 'Senden', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Senden' });
  await sheet.getByRole('combobox', { name: 'Empfänger' }).fill('rent@example.com');
  await sheet.getByRole('textbox', { name: 'Betrag' }).fill('1.250,50');
  await sheet.getByRole('button', { name: 'Senden', exact: true }).click();
  await expect(sheet).toBeHidden();
  const list = page.getByRole('list').filter({ hasText: 'rent@example.com' });
  await expect(list.getByRole('listitem').first()).toContainText('1.250,50');
});

test('money that was moved stays moved when the language changes', async ({ page }) => {
  await page.goto(paths.home);
  await started(page);
  await page.getByRole('button', { name: 'Hide balance' }).click();
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('العربية');
  await expect(html(page)).toHaveAttribute('dir', 'rtl');
  await expect(html(page)).toHaveAttribute('lang', 'ar');
  await page.getByRole('link', { name: 'الرئيسية' }).click();
  await expect(page.getByRole('button', { name: 'إظهار الرصيد' })).toBeVisible();
});

test('direction and styles follow, there and back', async ({ page }) => {
  await choose(page, 'עברית');
  await expect(html(page)).toHaveAttribute('dir', 'rtl');
  const select = page.getByRole('combobox');
  const switchBox = await page.getByRole('switch').boundingBox();
  // The switch stands at the end of its line, which is on the left now.
  expect(switchBox?.x).toBeLessThan(200);
  await select.selectOption('English');
  await expect(html(page)).toHaveAttribute('dir', 'ltr');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  expect((await page.getByRole('switch').boundingBox())?.x).toBeGreaterThan(200);
});

test('the English page is hidden for a second at most, also without any script', async ({
  page,
}) => {
  await remember(page, 'ar');
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

test('a language that hangs leaves the page in English, and replaces it when it arrives', async ({
  page,
}) => {
  await remember(page, 'ar');
  const release = await holdBack(page, codeOf('ar'));
  await page.goto(paths.home);
  await started(page);
  await expect(totalBalance(page)).toBeVisible();
  await expect(html(page)).toHaveAttribute('lang', 'en');
  await expect(loading(page)).toBeVisible();
  await page.getByRole('button', { name: 'Hide balance' }).click();
  release();
  await expect(html(page)).toHaveAttribute('dir', 'rtl');
  await expect(html(page)).toHaveAttribute('lang', 'ar');
  // What the reader did meanwhile stays.
  await expect(page.getByRole('button', { name: 'إظهار الرصيد' })).toBeVisible();
});

test('a foreign word is removed, and the page is English', async ({ page }) => {
  await page.goto(paths.home);
  await page.evaluate(() => {
    localStorage.setItem('florin.language', 'tlh');
  });
  await page.reload();
  await expect(totalBalance(page)).toBeVisible();
  await expect(html(page)).toHaveAttribute('lang', 'en');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('florin.language'))).toBeNull();
});

test.describe('a language that does not come', () => {
  test.use({ losesRequests: true });

  test('is said, and the one before stays', async ({ page }) => {
    await page.route('**/assets/fr-*.js', (route) => route.abort());
    await choose(page, 'Français');
    await expect(page.getByRole('alert')).toContainText(
      'The language could not be loaded. Check your connection and try again.',
    );
    const select = page.getByRole('combobox', { name: 'Language' });
    await expect(select).toHaveValue('en');
    expect(await page.evaluate(() => localStorage.getItem('florin.language'))).toBeNull();

    await page.unroute('**/assets/fr-*.js');
    await select.selectOption('Français');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paramètres');
  });

  test('leaves the next visit in English, and a notice reports it', async ({ page }) => {
    await remember(page, 'ja');
    await page.route('**/assets/ja-*.js', (route) => route.abort());
    await page.goto(paths.home);
    await expect(totalBalance(page)).toBeVisible();
    await expect(html(page)).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('alert')).toContainText(
      'The language could not be loaded. Check your connection and try again.',
    );
    expect(await page.evaluate(() => localStorage.getItem('florin.language'))).toBe('ja');
    await page.getByRole('button', { name: 'Hide balance' }).click();
    await expect(page.getByRole('button', { name: 'Show balance' })).toBeVisible();
  });
});

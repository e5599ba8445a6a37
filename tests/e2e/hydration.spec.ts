import { paths } from '../../src/features/page/paths';
import { openWithoutCode, waitForHydration } from './hydration';
import { delayCode } from './network';
import { expect, test } from './test';

/* Pages are prerendered, so they are visible before their code has loaded. Forms are inert until they are hydrated. */

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every field is inert, so that the browser submits no form', async ({ page }) => {
    for (const path of Object.values(paths)) {
      await page.goto(path);
      await expect(page.locator(':is(input, select):not([inert] *)'), path).toHaveCount(0);
      await expect(page.locator('form:not([inert])'), path).toHaveCount(0);
    }
  });
});

test('a form is inert until it is hydrated', async ({ page }) => {
  const loadCode = await openWithoutCode(page, paths.signin);
  const form = page.locator('form');
  await expect(form).toHaveAttribute('inert');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(form.locator(':focus')).toHaveCount(0);
  loadCode();
  await expect(form).not.toHaveAttribute('inert');
  await page.getByLabel('Email').fill('demo@florin.example');
  await page.getByLabel('Password', { exact: true }).fill('florin-demo');
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page).toHaveURL(paths.home);
});

test('the sign-in form submits values that the browser filled in before hydration', async ({
  page,
}) => {
  const loadCode = await openWithoutCode(page, paths.signin);
  await page.locator('form').evaluate((form) => {
    const [email, password] = form.querySelectorAll('input');
    // A password manager also sets the value without an event.
    if (email) email.value = 'demo@florin.example';
    if (password) password.value = 'florin-demo';
  });
  loadCode();
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(paths.home);
});

test('Back to the exchange resets its fields', async ({ page }) => {
  const from = page.getByRole('combobox', { name: 'From currency' });
  const amount = page.getByRole('textbox', { name: 'Amount' });
  await page.goto(paths.exchange);
  await waitForHydration(page);
  await from.selectOption('gbp');
  await amount.fill('5');
  await page.goto(paths.terms);
  await page.goBack();
  await waitForHydration(page);
  await expect(from).toHaveValue('usd');
  await expect(amount).toHaveValue('');
  await amount.fill('10');
  await expect(page.getByRole('status', { name: 'You receive' })).toHaveText('9.200000 EUR');
  await page.getByRole('button', { name: 'Exchange now' }).click();
  await expect(page.getByText('Exchanged $10.00 to 9.200000 EUR')).toBeVisible();
});

test('a link works before the code has loaded', async ({ page }) => {
  await openWithoutCode(page, paths.landing);
  await page.getByRole('link', { name: 'Get Started Free' }).first().click();
  await expect(page).toHaveURL(paths.home);
});

test.describe('with a dark system theme', () => {
  test.use({ colorScheme: 'dark' });

  test('Back updates the theme switch', async ({ page }) => {
    await page.goto(paths.settings);
    const toggle = page.getByRole('switch', { name: 'Dark Mode' });
    await toggle.click();
    await page.goto(paths.terms);
    await page.evaluate(() => {
      localStorage.setItem('theme', 'dark');
    });
    await page.goBack();
    await waitForHydration(page);
    await expect(page.locator('html')).toHaveClass('dark');
    await expect(toggle).toBeChecked();
  });
});

test('Back before the code has loaded opens the page of the URL', async ({ page }) => {
  await page.goto(paths.exchange);
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Wallet' }).click();
  await expect(page).toHaveURL(paths.wallet);
  const loadCode = await delayCode(page, '**/assets/places-*.js');
  await page.reload({ waitUntil: 'domcontentloaded' });
  // Both history entries belong to the same document, so the browser loads no other document.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(paths.exchange);
  loadCode();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Exchange');
  await expect(page.getByLabel('To currency')).toBeVisible();
});

test('Back during hydration opens the page of the URL', async ({ page }) => {
  const loadCode = await openWithoutCode(page, paths.wallet);
  await page.evaluate((exchange) => {
    const { addEventListener } = window;
    window.addEventListener = (type: string, ...rest: unknown[]) => {
      // The URL changes immediately before the router adds its listener, so the router receives no event.
      if (type === 'popstate') window.history.replaceState(null, '', exchange);
      Reflect.apply(addEventListener, window, [type, ...rest]);
    };
  }, paths.exchange);
  loadCode();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Exchange');
  await expect(page).toHaveURL(paths.exchange);
});

import { paths } from '../../src/constants/paths';
import { holdCode, openEarly, started } from './early';
import { expect, test } from './test';

/* Pages are rendered ahead, and are on the screen before their code is there. Forms are inert until then. */

test.describe('without any code', () => {
  test.use({ javaScriptEnabled: false });

  test('every field is inert, so that no form is sent by the browser', async ({ page }) => {
    for (const path of Object.values(paths)) {
      await page.goto(path);
      await expect(page.locator(':is(input, select):not([inert] *)'), path).toHaveCount(0);
      await expect(page.locator('form:not([inert])'), path).toHaveCount(0);
    }
  });
});

test('a form is inert until it is hydrated, and can be used from then on', async ({ page }) => {
  const arrive = await openEarly(page, paths.signin);
  const form = page.locator('form');
  await expect(form).toHaveAttribute('inert');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(form.locator(':focus')).toHaveCount(0);
  arrive();
  await expect(form).not.toHaveAttribute('inert');
  await page.getByLabel('Email').fill('demo@florin.example');
  await page.getByLabel('Password', { exact: true }).fill('florin-demo');
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page).toHaveURL(paths.home);
});

test('an e-mail and a password that the browser filled in before are signed in with', async ({
  page,
}) => {
  const arrive = await openEarly(page, paths.signin);
  await page.locator('form').evaluate((form) => {
    const [email, password] = form.querySelectorAll('input');
    // As a password manager does.
    if (email) email.value = 'demo@florin.example';
    if (password) password.value = 'florin-demo';
  });
  arrive();
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(paths.home);
});

test('Back shows the exchange that is booked, and not the fields as they were', async ({
  page,
}) => {
  const from = page.getByRole('combobox', { name: 'From currency' });
  const amount = page.getByRole('textbox', { name: 'Amount' });
  await page.goto(paths.exchange);
  await started(page);
  await from.selectOption('gbp');
  await amount.fill('5');
  await page.goto(paths.terms);
  await page.goBack();
  await started(page);
  await expect(from).toHaveValue('usd');
  await expect(amount).toHaveValue('');
  await amount.fill('10');
  await expect(page.getByRole('status', { name: 'You receive' })).toHaveText('9.200000 EUR');
  await page.getByRole('button', { name: 'Exchange now' }).click();
  await expect(page.getByText('Exchanged $10.00 to 9.200000 EUR')).toBeVisible();
});

test('a link leads on before the code is there', async ({ page }) => {
  await openEarly(page, paths.landing);
  await page.getByRole('link', { name: 'Get Started Free' }).first().click();
  await expect(page).toHaveURL(paths.home);
});

test.describe('in a dark system', () => {
  test.use({ colorScheme: 'dark' });

  test('Back shows the switch as the theme is, and not as it was', async ({ page }) => {
    await page.goto(paths.settings);
    const toggle = page.getByRole('switch', { name: 'Dark Mode' });
    await toggle.click();
    await page.goto(paths.terms);
    await page.evaluate(() => {
      localStorage.setItem('theme', 'dark');
    });
    await page.goBack();
    await started(page);
    await expect(page.locator('html')).toHaveClass('dark');
    await expect(toggle).toBeChecked();
  });
});

test('Back before the code of a page is there leads to the page of the address', async ({
  page,
}) => {
  await page.goto(paths.exchange);
  await started(page);
  await page.getByRole('link', { name: 'Wallet' }).click();
  await expect(page).toHaveURL(paths.wallet);
  const arrive = await holdCode(page, '**/assets/places-*.js');
  await page.reload({ waitUntil: 'domcontentloaded' });
  // The browser keeps the document: it loads nothing.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(paths.exchange);
  arrive();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Exchange');
  await expect(page.getByLabel('To currency')).toBeVisible();
});

test('Back while the page is hydrated leads to the page of the address', async ({ page }) => {
  const arrive = await openEarly(page, paths.wallet);
  await page.evaluate((exchange) => {
    const { addEventListener } = window;
    window.addEventListener = (type: string, ...rest: unknown[]) => {
      // Just before the router begins to listen.
      if (type === 'popstate') window.history.replaceState(null, '', exchange);
      Reflect.apply(addEventListener, window, [type, ...rest]);
    };
  }, paths.exchange);
  arrive();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Exchange');
  await expect(page).toHaveURL(paths.exchange);
});

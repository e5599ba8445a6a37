import { paths } from '../../src/constants/paths';
import { holdCode, openEarly, started, takeOver } from './early';
import { fetchNothingAhead } from './network';
import { expect, test } from './test';

/*
 * A page comes rendered, and is used before its code is there. Its buttons and switches do then what
 * they were pressed for, and no form goes anywhere by itself; see src/app/early.ts.
 */

test('a button that is pressed before the code is there is pressed when it is', async ({
  page,
}) => {
  const arrive = await openEarly(page, paths.home);
  await page.getByRole('button', { name: 'Profile menu' }).click();
  arrive();
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused();
  await expect(page.locator('#root')).toHaveCount(1);
});

test('the focus is seen before the code is there', async ({ page }) => {
  await openEarly(page, paths.signin);
  const biometrics = page.getByRole('button', { name: 'Sign in with biometrics' });
  await expect(biometrics).toHaveCSS('outline-style', 'none');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(biometrics).toBeFocused();
  await expect(biometrics).toHaveCSS('outline-style', 'solid');
  for (const tab of ['Email', 'Password', 'Show password', 'Remember me'])
    await test.step(tab, () => page.keyboard.press('Tab'));
  const remember = page.getByRole('checkbox', { name: 'Remember me' });
  await expect(remember).toBeFocused();
  await expect(page.locator('span', { has: remember }).last()).toHaveCSS('outline-style', 'solid');
});

test('the down arrow on a menu is a press, too', async ({ page }) => {
  const arrive = await openEarly(page, paths.home);
  await page.getByRole('button', { name: 'Profile menu' }).press('ArrowDown');
  arrive();
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused();
});

test('several presses happen in their order, and an impatient one once', async ({ page }) => {
  const arrive = await openEarly(page, paths.home);
  const hide = page.getByRole('button', { name: 'Hide balance' });
  await hide.click();
  await hide.click();
  await page.getByRole('button', { name: 'Receive', exact: true }).click();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  arrive();
  await expect(page.getByRole('dialog', { name: 'Send' })).toBeVisible();
  await expect(page.getByRole('dialog', { includeHidden: true })).toHaveCount(1);
  await expect(page.getByText('••••••').first()).toBeVisible();
  await expect(page.getByText('$20,009.34')).toHaveCount(0);
});

test('who fills in the demo data early and signs in gets in', async ({ page }) => {
  const arrive = await openEarly(page, paths.signin);
  await page.getByRole('button', { name: 'Fill in' }).click();
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  arrive();
  await expect(page).toHaveURL(paths.home);
});

test('an exchange that is swapped early is not placed in the other direction', async ({ page }) => {
  const arrive = await openEarly(page, paths.exchange);
  await page.getByLabel('Amount').fill('10');
  await page.getByRole('button', { name: 'Swap currencies' }).click();
  await page.getByRole('button', { name: 'Exchange now' }).click();
  await takeOver(page, arrive);
  await expect(page.getByLabel('From currency')).toHaveValue('eur');
  await expect(page.getByLabel('Amount')).toHaveValue('');
  await expect(page.getByLabel('Amount')).toHaveAccessibleDescription('Enter an amount above 0');
});

test('a press is given up by writing after it', async ({ page }) => {
  const arrive = await openEarly(page, paths.signin);
  await page.getByRole('button', { name: 'Fill in' }).click();
  await page.getByLabel('Email').fill('x@y.zz');
  await takeOver(page, arrive);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await expect(page.getByLabel('Email')).toHaveValue('x@y.zz');
});

test('a press is given up by Escape', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await fetchNothingAhead(page);
  const arrive = await openEarly(page, paths.home);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.keyboard.press('Escape');
  await takeOver(page, arrive);
  await page.getByRole('button', { name: 'Receive', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Receive' })).toBeVisible();
  expect(asked.filter((url) => url.includes('SendSheet'))).toEqual([]);
});

test('an exchange is not placed with a currency that was chosen after the press', async ({
  page,
}) => {
  const arrive = await openEarly(page, paths.exchange);
  await page.getByLabel('Amount').fill('100');
  await page.getByRole('button', { name: 'Exchange now' }).click();
  await page.getByLabel('To currency').focus();
  await page.keyboard.press('b');
  await expect(page.getByLabel('To currency')).toHaveValue('btc');
  await takeOver(page, arrive);
  await expect(page.getByRole('status').or(page.getByLabel('You receive'))).toHaveText([
    '0.002300 BTC',
  ]);
  await page.getByLabel('Amount').fill('1');
  await page.getByRole('button', { name: 'Exchange now' }).click();
  await expect(page.getByText('Exchanged $1.00 to 0.000023 BTC')).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Exchanged $1.00 to 0.000023 BTC' }),
  ).toBeVisible();
  await expect(page.getByText('Exchanged $100.00 to')).toHaveCount(0);
});

for (const how of ['button', 'Enter'] as const)
  test(`who signs in early by ${how} gets in, and no address has the password`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const arrive = await openEarly(page, paths.signin);
    await page.getByLabel('Email').fill('demo@florin.example');
    await page.getByLabel('Password', { exact: true }).fill('florin-demo');
    await page.getByRole('checkbox', { name: 'Remember me' }).check();
    if (how === 'Enter') await page.getByLabel('Password', { exact: true }).press('Enter');
    else await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page).toHaveURL(paths.signin);
    arrive();
    await expect(page.getByRole('checkbox', { name: 'Remember me' })).toBeChecked();
    await expect(page).toHaveURL(paths.home);
    expect(asked.filter((url) => /demo@|florin-demo/.test(decodeURIComponent(url)))).toEqual([]);
  });

test('what was filled in while nobody listened is refused in words, too', async ({ page }) => {
  const arrive = await openEarly(page, paths.forgotPassword);
  await page.getByLabel('Email').fill('nobody');
  await page.getByLabel('Email').press('Enter');
  arrive();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
    'Please enter a valid email address',
  );
  await expect(page.getByLabel('Email')).toHaveValue('nobody');
});

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in a ${colorScheme} system`, () => {
    test.use({ colorScheme });

    test('the switch tells the theme early, and switches it', async ({ page }) => {
      const isDark = colorScheme === 'dark';
      const arrive = await openEarly(page, paths.settings);
      const toggle = page.getByRole('switch', { name: 'Dark Mode' });
      await expect(toggle).toBeChecked({ checked: isDark });
      await page.getByText('Dark Mode').click();
      await expect(toggle).toBeChecked({ checked: isDark });
      arrive();
      await expect(toggle).toBeChecked({ checked: !isDark });
      await expect(page.locator('html')).toHaveClass(isDark ? 'light' : 'dark');
    });

    test('the switch tells the theme, whatever the browser remembers of it', async ({ page }) => {
      await page.goto(paths.settings);
      const toggle = page.getByRole('switch', { name: 'Dark Mode' });
      await toggle.click();
      await page.goto(paths.terms);
      await page.evaluate((theme) => {
        localStorage.setItem('theme', theme);
      }, colorScheme);
      await page.goBack();
      await started(page);
      await expect(page.locator('html')).toHaveClass(colorScheme);
      await expect(toggle).toBeChecked({ checked: colorScheme === 'dark' });
    });
  });

test.describe('without any code', () => {
  test.use({ javaScriptEnabled: false });

  test('a form goes nowhere, least of all with a password in the address', async ({ page }) => {
    for (const path of Object.values(paths)) {
      await page.goto(path);
      await expect(page.locator('form:not([method="dialog"])'), path).toHaveCount(0);
    }
    await page.goto(paths.signin);
    await page.getByLabel('Password', { exact: true }).fill('florin-demo');
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page).toHaveURL(paths.signin);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('florin-demo');
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
  // The same document as far as the browser knows: it loads nothing.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(paths.exchange);
  arrive();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Exchange');
  await expect(page.getByLabel('To currency')).toBeVisible();
});

test('Back while the page is brought to life leads to the page of the address', async ({
  page,
}) => {
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

import { expect, test } from './test';
import { bars, codeOf, fetchNothingAhead, heading, holdBack, loading } from './network';
import { totalBalance } from './steps';

test.use({ losesRequests: true });

test('a sheet whose code is slow shows that it is coming', async ({ page }) => {
  await fetchNothingAhead(page);
  const release = await holdBack(page, codeOf('SendSheet'));
  await page.goto('/app');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(loading(page)).toBeVisible();
  release();
  await expect(page.getByRole('dialog', { name: 'Send' })).toBeVisible();
  await expect(loading(page)).toHaveCount(0);
});

test('a sheet whose code does not arrive says so in its place, and comes by Try again', async ({
  page,
}) => {
  await fetchNothingAhead(page);
  await page.route(codeOf('SendSheet'), (route) => route.abort());
  await page.goto('/app');
  const send = page.getByRole('button', { name: 'Send', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Send' });
  await send.click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'Send could not be loaded. Check your connection and try again.Try again',
  );
  await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(send).toBeFocused();
  await expect(totalBalance(page)).toContainText('$20,009.34');

  await send.click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await page.unroute(codeOf('SendSheet'));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByLabel('Recipient')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a menu that is opened without a connection comes once it is back', async ({
  context,
  page,
}) => {
  await fetchNothingAhead(page);
  await page.goto('/app');
  await expect(totalBalance(page)).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Profile menu' }).getByRole('alert')).toHaveText(
    'Profile menu could not be loaded. Check your connection and try again.Try again',
  );
  await context.setOffline(false);
  await expect(page.getByRole('menuitem', { name: 'Sign Out' })).toBeVisible();
});

test('of two surfaces whose code is slow, only the last one wanted opens', async ({ page }) => {
  await fetchNothingAhead(page);
  const release = await holdBack(page, codeOf('(SendSheet|ConnectedSideMenu)'));
  await page.goto('/app');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('button', { name: 'Open menu' }).click();
  release();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expect(loading(page)).toHaveCount(0);
  await expect(page.getByRole('dialog', { name: 'Send', includeHidden: true })).toHaveCount(0);
});

test('a menu whose code is slow does not open once Escape was pressed, or its page was left', async ({
  page,
}) => {
  await fetchNothingAhead(page);
  const release = await holdBack(page, codeOf('(ProfileMenu|ConnectedSideMenu|WalletPage)'));
  await page.goto('/app');
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await expect(loading(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(loading(page)).toHaveCount(0);

  await page.getByRole('button', { name: 'Open menu' }).click();
  await bars(page).getByRole('link', { name: 'Wallet' }).click();
  release();
  await expect(heading(page)).toHaveText('Wallet');
  await expect(loading(page)).toHaveCount(0);
  await expect(page.getByRole('menu', { includeHidden: true })).toHaveCount(0);
  await expect(page.getByRole('dialog', { includeHidden: true })).toHaveCount(0);
});

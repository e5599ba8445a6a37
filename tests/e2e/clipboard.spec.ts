import { transactionPath } from '../../src/features/page/paths';
import { waitForHydration } from './hydration';
import { expect, test } from './test';

/** @spec receive-copied */
test('an address is copied by its button or selection, without spaces', async ({
  page,
  context,
}) => {
  const recipient = page
    .getByRole('dialog', { name: 'Send' })
    .getByRole('combobox', { name: 'Recipient' });
  await context.grantPermissions(['clipboard-write']);
  await page.goto('/app');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Receive' }).click();
  const sheet = page.getByRole('dialog', { name: 'Receive' });
  await sheet.getByLabel('Currency').selectOption('btc');
  await expect(sheet.getByRole('img', { name: 'QR code' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Copy address' }).click();
  await expect(sheet.getByText('Address copied to clipboard!')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await recipient.press('ControlOrMeta+v');
  await expect(recipient).toHaveValue('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4');

  await page.goto(transactionPath('personal-5'));
  await page.getByText('bc1q', { exact: true }).waitFor();
  await page.evaluate(() => {
    const fact = [...document.querySelectorAll('dt')].find((term) => term.textContent === 'To');
    const address = fact?.nextElementSibling?.querySelector('bdi');
    if (address) window.getSelection()?.selectAllChildren(address);
  });
  await page.keyboard.press('ControlOrMeta+c');
  await page.getByRole('link', { name: 'Send again' }).click();
  await recipient.fill('');
  await recipient.press('ControlOrMeta+v');
  await expect(recipient).toHaveValue(
    'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3',
  );
});

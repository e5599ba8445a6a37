import { expect, test } from './test';

test('an address is copied, and the sentence about it goes after two seconds', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-write']);
  await page.goto('/app');
  await page.getByRole('button', { name: 'Receive' }).click();
  const sheet = page.getByRole('dialog', { name: 'Receive' });
  await sheet.getByLabel('Currency').selectOption('btc');
  await expect(sheet.getByRole('img', { name: 'QR code' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Copy address' }).click();
  await expect(sheet.getByText('Address copied to clipboard!')).toBeVisible();
  await expect(sheet.getByText('Address copied to clipboard!')).toBeHidden();

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const recipient = page.getByRole('combobox', { name: 'Recipient' });
  await recipient.press('ControlOrMeta+v');
  await expect(recipient).toHaveValue('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4');
});

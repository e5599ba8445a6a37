import { expect, test as base, type Page } from '@playwright/test';
import { startNext } from './startNext.ts';

/*
 * Tests the German bank of the examples, which Next.js builds with the packed library: its MUI theme, IBANs, the review
 * of a fee, a code, and the hooks with an adapter.
 */

const test = base.extend<object, { origin: string }>({
  origin: [
    async ({ browserName: _any }, use) => {
      const { origin, stop } = await startNext('branded-wallet');
      await use(origin);
      await stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

const IBAN = 'DE89 3704 0044 0532 0130 00';

const euros = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Euro' }).first();

/** Signs in, and opens the form. `messages` collects the messages in the console. */
async function openForm(page: Page, origin: string) {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(error.message));
  await page.goto(origin);
  await page.getByRole('textbox', { name: 'E-Mail' }).fill('demo@florin.example');
  await page.getByRole('textbox', { name: 'Passwort' }).fill('florin-demo');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guten Tag, Alex Morgan');
  await expect(euros(page)).toContainText('1.250,75');
  await page.getByRole('button', { name: 'Senden', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Senden' });
  return { form, messages };
}

test('an IBAN is checked, its fee is reviewed, and a code confirms the transfer', async ({
  page,
  origin,
}) => {
  const { form, messages } = await openForm(page, origin);
  const recipient = form.getByRole('combobox', { name: 'Empfänger' });
  await form.getByRole('textbox', { name: 'Betrag' }).fill('120,50');
  await recipient.fill('DE88 3704 0044 0532 0130 00');
  await form.getByRole('button', { name: 'Weiter' }).click();
  await expect(form.getByText(/Prüfziffern/).first()).toBeVisible();
  await recipient.fill(IBAN);
  await form.getByRole('button', { name: 'Weiter' }).click();

  await expect(form.getByRole('heading', { name: 'Zahlung prüfen' })).toBeVisible();
  await expect(form.getByRole('img', { name: '0,35\u00a0€' })).toBeVisible();
  await expect(form.getByRole('img', { name: '120,85\u00a0€' })).toBeVisible();
  await form.getByRole('button', { name: 'Senden', exact: true }).click();

  await form.getByRole('textbox', { name: 'Code' }).fill('123456');
  await form.getByRole('button', { name: 'Bestätigen' }).click();
  await expect(form).toBeHidden();
  await expect(euros(page)).toContainText('1.129,90');
  const line = page.getByRole('listitem').filter({ hasText: 'DE89' });
  await expect(line).toContainText('Gebühr 0,35\u00a0€');
  await expect(line).toContainText('120,50');
  expect(messages).toEqual([]);
});

test('Max leaves room for the fee', async ({ page, origin }) => {
  const { form } = await openForm(page, origin);
  await form.getByRole('button', { name: 'Max' }).click();
  await expect(form.getByRole('textbox', { name: 'Betrag' })).toHaveValue('1250,40');
});

test('the components have the colours and corners of the bank', async ({ page, origin }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const { form } = await openForm(page, origin);
  await form.getByRole('combobox', { name: 'Empfänger' }).fill(IBAN);
  await form.getByRole('textbox', { name: 'Betrag' }).fill('1');
  const button = form.getByRole('button', { name: 'Weiter' });
  await expect(button).toHaveCSS('background-color', 'rgb(29, 78, 137)');
  await expect(button).toHaveCSS('border-radius', '6px');
});

import type { Page } from '@playwright/test';

/** A picture of the app in docs/images. */
export interface Screen {
  readonly name: string;
  /** The URL of the page, relative to the app. */
  readonly path: string;
  readonly language?: 'ar';
  /** The size of the window; a phone by default. */
  readonly viewport?: { readonly width: number; readonly height: number };
  /** Opens the sheet or the state that the picture shows, and waits for it. */
  readonly act?: (page: Page) => Promise<void>;
}

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 800 };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Opens the send sheet, and fills in the recipient and the amount. */
async function fillInSend(page: Page, recipient: string, amount: string) {
  await button(page, 'Send').click();
  const sheet = page.getByRole('dialog', { name: 'Send' });
  await sheet.getByRole('combobox', { name: 'Recipient' }).fill(recipient);
  await sheet.getByLabel('Amount').fill(amount);
  return sheet;
}

async function refuseAPayment(page: Page) {
  const sheet = await fillInSend(page, 'rent@example.com', '2847.33');
  await sheet.getByRole('button', { name: 'Send' }).click();
  await sheet.getByText('Insufficient balance').waitFor();
}

async function warn(page: Page) {
  const wrongChecksum = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5';
  const sheet = await fillInSend(page, wrongChecksum, '47.32');
  await sheet.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('alertdialog', { name: 'Check before you send' }).waitFor();
}

async function openReceive(page: Page) {
  await button(page, 'Receive').click();
  const sheet = page.getByRole('dialog', { name: 'Receive' });
  await sheet.getByLabel('Currency').selectOption('btc');
  await sheet.getByRole('img', { name: 'QR code' }).waitFor();
}

async function openMenu(page: Page) {
  await button(page, 'Open menu').click();
  await page.getByRole('button', { name: /^Switch wallet/ }).click();
  await page.getByRole('listbox').waitFor();
}

async function openNewWallet(page: Page) {
  await openMenu(page);
  await button(page, 'Create New Wallet').click();
  await page.getByRole('textbox', { name: 'Wallet name' }).waitFor();
}

const exchange = (page: Page) => page.getByLabel('Amount').fill('847.32');

/** Waits for the line chart of the total, which loads after the page. */
const totalLine = (page: Page) => page.getByRole('img', { name: /^The total over/ }).waitFor();

const chart = (page: Page) => page.getByText(/^High/).waitFor();

/** The main screens. README.md shows four of them. */
export const SCREENS: readonly Screen[] = [
  { name: 'landing', path: '' },
  { name: 'landing-wide', path: '', viewport: DESKTOP },
  { name: 'signin', path: 'signin' },
  { name: 'signup', path: 'signup' },
  { name: 'home', path: 'app', act: totalLine },
  { name: 'send', path: 'app', act: refuseAPayment },
  { name: 'send-warning', path: 'app', act: warn },
  {
    name: 'payment-link',
    path: `app/pay#uri=${encodeURIComponent('bitcoin:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4?amount=0.01')}`,
  },
  { name: 'receive', path: 'app', act: openReceive },
  { name: 'menu', path: 'app', act: openMenu },
  { name: 'new-wallet', path: 'app', act: openNewWallet },
  { name: 'wallet', path: 'app/wallet' },
  { name: 'currency', path: 'app/wallet/btc', act: chart },
  { name: 'currency-dollar', path: 'app/wallet/usd' },
  { name: 'payments', path: 'app/payments' },
  { name: 'exchange', path: 'app/exchange', act: exchange },
  { name: 'history', path: 'app/history' },
  { name: 'transaction', path: 'app/history/personal-4' },
  { name: 'contacts', path: 'app/contacts' },
  { name: 'settings', path: 'app/settings' },
  { name: 'settings-arabic', path: 'app/settings', language: 'ar' },
  { name: 'data', path: 'app/data' },
  { name: 'profile', path: 'app/profile' },
  { name: 'forgot-password', path: 'forgot-password' },
  { name: 'terms', path: 'terms' },
  { name: 'privacy', path: 'privacy' },
  { name: 'not-found', path: 'no-such-page' },
];

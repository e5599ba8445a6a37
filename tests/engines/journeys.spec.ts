import type { User } from './user';
import { gone, isAt, openSend, reads, write } from './steps';
import { expect, test } from './test';

async function signOut(user: User): Promise<void> {
  await user.open('/app');
  await user.press('button', 'Profile menu');
  await user.press('menuitem', 'Sign Out');
  await isAt(user, '/');
}

test('a visitor signs up, and arrives on the home page', async ({ user }) => {
  await signOut(user);
  await user.press('button', 'Account menu');
  await user.press('menuitem', 'Sign Up');
  await user.press('button', 'Create Account');
  await expect
    .poll(() => user.evaluate('document.querySelector("form").innerText'))
    .toContain('You must agree to the terms and conditions');
  await write(user, 'First name', 'Alex');
  await write(user, 'Last name', 'Morgan');
  await write(user, 'Email', 'demo@florin.example');
  await write(user, 'Password', 'long enough');
  await write(user, 'Confirm password', 'long enough');
  await user.press('checkbox', /terms/);
  await user.press('button', 'Create Account');
  await isAt(user, '/app');
  await reads(user, 'region', 'Total balance', /\$\d\d,\d{3}\.\d\d/);
});

test('a wrong password is refused, and the right one opens the wallet', async ({ user }) => {
  await signOut(user);
  await user.press('button', 'Account menu');
  await user.press('menuitem', 'Sign In');
  await write(user, 'Email', 'demo@florin.example');
  await write(user, 'Password', 'florin-dem');
  await user.press('button', 'Sign In');
  await expect
    .poll(() => user.evaluate('document.querySelector("[role=alert]")?.textContent'))
    .toBe('Invalid email or password. Please try again.');
  await user.press('textbox', 'Password');
  await user.key('End');
  await user.type('o');
  await user.press('button', 'Sign In');
  await isAt(user, '/app');
});

test('a payment is made once and to the cent, and a larger one is refused', async ({ user }) => {
  await user.open('/app');
  await reads(user, 'region', 'Total balance', '$20,009.34');
  await openSend(user, '$2,847.32');
  await write(user, 'Recipient', 'rent@example.com');
  await write(user, 'Amount', '47.32');
  // The second Enter is pressed while the first payment is pending.
  await user.key('Enter');
  await user.key('Enter');
  await gone(user, 'dialog', 'Send');
  await reads(user, 'region', 'Recent transactions', /Sent to rent@example\.com.*-\$47\.32/);

  await openSend(user, '$2,800.00');
  await write(user, 'Recipient', 'rent@example.com');
  await write(user, 'Amount', '2800.01');
  await user.key('Enter');
  await reads(user, 'dialog', 'Send', /Insufficient balance/);
  expect(await user.read('textbox', 'Amount')).toBe('2800.01');
  await user.key('Escape');
  await user.press('button', 'Discard');
  await gone(user, 'dialog', 'Send');
  await openSend(user, '$2,800.00');

  // A reload discards the payment.
  await user.reload();
  await openSend(user, '$2,847.32');
});

test('an address is shown and copied', async ({ user }) => {
  await user.open('/app/payments');
  await user.press('button', 'Receive');
  await user.choose('Currency', 'btc');
  await reads(user, 'dialog', 'Receive', /bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4/);
  await user.press('button', 'Copy address');
  await reads(user, 'dialog', 'Receive', /Address copied to clipboard!/);
  await expect
    .poll(() => user.read('dialog', 'Receive'))
    .not.toContain('Address copied to clipboard!');
});

test('dollars are exchanged at the displayed rate', async ({ user }) => {
  await user.open('/app/exchange');
  await write(user, 'Amount', '1000');
  await user.choose('To currency', 'btc');
  await reads(user, 'status', 'You receive', /^0\.023000 BTC$/);
  await user.choose('To currency', 'eur');
  await reads(user, 'status', 'You receive', /^920\.000000 EUR$/);
  await user.press('button', 'Exchange now');
  await expect.poll(() => user.read('textbox', 'Amount')).toBe('');
  await user.press('link', 'Wallet');
  await reads(user, 'list', 'Currencies', /US Dollar.*\$1,847\.32.*Euro.*€2,170\.75/);

  await user.back();
  await isAt(user, '/app/exchange');
  await write(user, 'Amount', '1847.33');
  await user.press('button', 'Exchange now');
  await expect
    .poll(() => user.evaluate('document.querySelector("[role=alert]")?.textContent'))
    .toContain('Insufficient balance');
});

test('the wallet and the network are switched', async ({ user }) => {
  await user.open('/app/wallet');
  await user.press('button', 'Open menu');
  await user.press('button', /^Switch wallet/);
  await user.press('option', /^Business Wallet/);
  await user.press('button', 'Close menu');
  await gone(user, 'dialog', 'Menu');
  await reads(user, 'list', 'Currencies', /\$854\.20.*€375\.23.*0\.0463 BTC/);
  await user.press('button', /^Switch network/);
  await user.press('option', /^Cardano/);
  await reads(user, 'button', /^Switch network/, /Cardano/);
});

test('the theme is switched and kept, and a profile is edited', async ({ user }) => {
  await user.open('/app/settings');
  await user.press('switch', 'Dark Mode');
  await expect.poll(() => user.evaluate('document.documentElement.className')).toBe('dark');
  await user.reload();
  await expect.poll(() => user.evaluate('document.documentElement.className')).toBe('dark');
  await user.press('button', 'Profile menu');
  await user.press('menuitem', 'Profile');
  await user.press('button', 'Edit');
  await user.press('textbox', 'Location');
  await user.key('End');
  await user.type(' (west)');
  await user.press('button', 'Save');
  await reads(user, 'textbox', 'Location', /^Lisbon, Portugal \(west\)$/);
});

test('a hidden balance shows no digit, and an unknown path an error page', async ({ user }) => {
  await user.open('/app');
  await reads(user, 'region', 'Total balance', /20,009\.34/);
  await user.press('button', 'Hide balance');
  await reads(user, 'button', 'Show balance', '');
  expect(await user.read('region', 'Total balance')).not.toContain('20,009');
  await user.open('/no-such-page');
  await reads(user, 'heading', 'Page not found', /Page not found/);
});

test('a payment is made with the keyboard only', async ({ user }) => {
  const focused = () =>
    user.evaluate('document.activeElement.ariaLabel ?? document.activeElement.name ?? ""');
  await user.open('/signin');
  await user.press('textbox', 'Email');
  await user.type('demo@florin.example');
  await user.key('Tab');
  await user.type('florin-demo');
  await user.key('Enter');
  await isAt(user, '/app');
  await expect.poll(() => user.evaluate('document.activeElement.tagName')).toBe('H1');
  await user.key('Tab');
  expect(await focused()).toBe('Hide balance');
  await user.key('Tab');
  await user.key('Enter');
  await reads(user, 'dialog', 'Send', /Recipient/);
  await user.key('Tab');
  await user.key('Tab');
  await expect.poll(focused).toBe('recipient');
  await user.type('rent@example.com');
  // Tab moves the focus past the buttons for contacts and for scanning a code, to the amount.
  await user.key('Tab');
  await user.key('Tab');
  await user.key('Tab');
  await user.type('47.32');
  await user.key('Enter');
  await gone(user, 'dialog', 'Send');
  await reads(user, 'region', 'Recent transactions', /-\$47\.32/);
  await expect.poll(() => user.evaluate('document.activeElement.textContent')).toBe('Send');
});

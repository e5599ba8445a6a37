import type { Person, Role } from './person';
import { expect, test } from './test';

/** Waits until a text is read on an element. */
const reads = (person: Person, role: Role, name: string | RegExp, text: string | RegExp) =>
  expect.poll(() => person.read(role, name)).toMatch(text);

/** Waits until an element is gone. */
const gone = (person: Person, role: Role, name: string) =>
  expect.poll(() => person.read(role, name)).toBeNull();

const isAt = (person: Person, path: string) =>
  expect.poll(() => person.evaluate('location.pathname')).toBe(path);

/** Presses a field and types into it. */
async function write(person: Person, field: string, text: string): Promise<void> {
  // The recipient offers those who were paid.
  await person.press(field === 'Recipient' ? 'combobox' : 'textbox', field);
  await person.type(text);
}

/** The available amount, as the send sheet says it. */
const AVAILABLE = `document.querySelector('[role=dialog]')?.innerText.match(/Available: \\S+/)?.[0]`;

/** Opens the send sheet, which must say what can be spent. */
async function openSend(person: Person, available: string): Promise<void> {
  await person.press('button', 'Send');
  await expect.poll(() => person.evaluate(AVAILABLE)).toBe(`Available: ${available}`);
}

async function signOut(person: Person): Promise<void> {
  await person.open('/app');
  await person.press('button', 'Profile menu');
  await person.press('menuitem', 'Sign Out');
  await isAt(person, '/');
}

test('a visitor signs up, and is at home', async ({ person }) => {
  await signOut(person);
  await person.press('button', 'Account menu');
  await person.press('menuitem', 'Sign Up');
  await person.press('button', 'Create Account');
  await expect
    .poll(() => person.evaluate('document.querySelector("form").innerText'))
    .toContain('You must agree to the terms and conditions');
  await write(person, 'First name', 'Alex');
  await write(person, 'Last name', 'Morgan');
  await write(person, 'Email', 'demo@florin.example');
  await write(person, 'Password', 'long enough');
  await write(person, 'Confirm password', 'long enough');
  await person.press('checkbox', /terms/);
  await person.press('button', 'Create Account');
  await isAt(person, '/app');
  await reads(person, 'region', 'Total balance', /\$\d\d,\d{3}\.\d\d/);
});

test('the wrong pair is refused, and the right one opens the wallet', async ({ person }) => {
  await signOut(person);
  await person.press('button', 'Account menu');
  await person.press('menuitem', 'Sign In');
  await write(person, 'Email', 'demo@florin.example');
  await write(person, 'Password', 'florin-dem');
  await person.press('button', 'Sign In');
  await expect
    .poll(() => person.evaluate('document.querySelector("[role=alert]")?.textContent'))
    .toBe('Invalid email or password. Please try again.');
  await person.press('textbox', 'Password');
  await person.key('End');
  await person.type('o');
  await person.press('button', 'Sign In');
  await isAt(person, '/app');
});

test('a payment is made once and to the cent, and a larger one is refused', async ({ person }) => {
  await person.open('/app');
  await reads(person, 'region', 'Total balance', '$20,009.34');
  await openSend(person, '$2,847.32');
  await write(person, 'Recipient', 'rent@example.com');
  await write(person, 'Amount', '47.32');
  // Enter in a field and the button, one right after the other: two orders of a nervous hand.
  await person.key('Enter');
  await person.key('Enter');
  await gone(person, 'dialog', 'Send');
  await reads(person, 'region', 'Recent transactions', /Sent to rent@example\.com.*-\$47\.32/);

  await openSend(person, '$2,800.00');
  await write(person, 'Recipient', 'rent@example.com');
  await write(person, 'Amount', '2800.01');
  await person.key('Enter');
  await reads(person, 'dialog', 'Send', /Insufficient balance/);
  expect(await person.read('textbox', 'Amount')).toBe('2800.01');
  await person.key('Escape');
  await gone(person, 'dialog', 'Send');
  await openSend(person, '$2,800.00');

  // Nothing is kept: a reload starts anew.
  await person.reload();
  await openSend(person, '$2,847.32');
});

test('an address is shown and copied', async ({ person }) => {
  await person.open('/app/payments');
  await person.press('button', 'Receive');
  await person.choose('Currency', 'btc');
  await reads(person, 'dialog', 'Receive', /bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4/);
  await person.press('button', 'Copy address');
  await reads(person, 'dialog', 'Receive', /Address copied to clipboard!/);
  await expect
    .poll(() => person.read('dialog', 'Receive'))
    .not.toContain('Address copied to clipboard!');
});

test('dollars are exchanged at the rate that was shown', async ({ person }) => {
  await person.open('/app/exchange');
  await write(person, 'Amount', '1000');
  await person.choose('To currency', 'btc');
  await reads(person, 'status', 'You receive', /^0\.023000 BTC$/);
  await person.choose('To currency', 'eur');
  await reads(person, 'status', 'You receive', /^920\.000000 EUR$/);
  await person.press('button', 'Exchange now');
  await expect.poll(() => person.read('textbox', 'Amount')).toBe('');
  await person.press('link', 'Wallet');
  await reads(person, 'list', 'Currencies', /US Dollar.*\$1,847\.32.*Euro.*€2,170\.75/);

  await person.back();
  await isAt(person, '/app/exchange');
  await write(person, 'Amount', '1847.33');
  await person.press('button', 'Exchange now');
  await expect
    .poll(() => person.evaluate('document.querySelector("[role=alert]")?.textContent'))
    .toContain('Insufficient balance');
});

test('wallet and network are switched', async ({ person }) => {
  await person.open('/app/wallet');
  await person.press('button', 'Open menu');
  await person.press('button', /^Switch wallet/);
  await person.press('option', /^Business Wallet/);
  await person.press('button', 'Close menu');
  await gone(person, 'dialog', 'Menu');
  await reads(person, 'list', 'Currencies', /\$854\.20.*€375\.23.*0\.0463 BTC/);
  await person.press('button', /^Switch network/);
  await person.press('option', /^Cardano/);
  await reads(person, 'button', /^Switch network/, /Cardano/);
});

test('the theme is switched and kept, and a profile edited', async ({ person }) => {
  await person.open('/app/settings');
  await person.press('switch', 'Dark Mode');
  await expect.poll(() => person.evaluate('document.documentElement.className')).toBe('dark');
  await person.reload();
  await expect.poll(() => person.evaluate('document.documentElement.className')).toBe('dark');
  await person.press('button', 'Profile menu');
  await person.press('menuitem', 'Profile');
  await person.press('button', 'Edit');
  await person.press('textbox', 'Location');
  await person.key('End');
  await person.type(' (west)');
  await person.press('button', 'Save');
  await reads(person, 'textbox', 'Location', /^Lisbon, Portugal \(west\)$/);
});

test('a hidden balance tells no digit, and an unknown address says so', async ({ person }) => {
  await person.open('/app');
  await reads(person, 'region', 'Total balance', /20,009\.34/);
  await person.press('button', 'Hide balance');
  await reads(person, 'button', 'Show balance', '');
  expect(await person.read('region', 'Total balance')).not.toContain('20,009');
  await person.open('/no-such-page');
  await reads(person, 'heading', 'Page not found', /Page not found/);
});

test('a payment is made by keyboard alone', async ({ person }) => {
  const focused = () =>
    person.evaluate('document.activeElement.ariaLabel ?? document.activeElement.name ?? ""');
  await person.open('/signin');
  await person.press('textbox', 'Email');
  await person.type('demo@florin.example');
  await person.key('Tab');
  await person.type('florin-demo');
  await person.key('Enter');
  await isAt(person, '/app');
  await expect.poll(() => person.evaluate('document.activeElement.tagName')).toBe('H1');
  await person.key('Tab');
  expect(await focused()).toBe('Hide balance');
  await person.key('Tab');
  await person.key('Enter');
  await reads(person, 'dialog', 'Send', /Recipient/);
  await person.key('Tab');
  await person.key('Tab');
  await expect.poll(focused).toBe('recipient');
  await person.type('rent@example.com');
  // Past the other two ways to a recipient.
  await person.key('Tab');
  await person.key('Tab');
  await person.key('Tab');
  await person.type('47.32');
  await person.key('Enter');
  await gone(person, 'dialog', 'Send');
  await reads(person, 'region', 'Recent transactions', /-\$47\.32/);
  await expect.poll(() => person.evaluate('document.activeElement.textContent')).toBe('Send');
});

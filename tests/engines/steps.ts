import { expect } from '../served';
import type { Role, User } from './user';

/** Waits until the text of an element matches. */
export const reads = (user: User, role: Role, name: string | RegExp, text: string | RegExp) =>
  expect.poll(() => user.read(role, name)).toMatch(text);

/** Waits until an element is absent. */
export const gone = (user: User, role: Role, name: string) =>
  expect.poll(() => user.read(role, name)).toBeNull();

export const isAt = (user: User, path: string) =>
  expect.poll(() => user.evaluate('location.pathname')).toBe(path);

/** Presses a field, and types a text into the field. */
export async function write(user: User, field: string, text: string): Promise<void> {
  // The field for the recipient is a combobox with recent recipients.
  await user.press(field === 'Recipient' ? 'combobox' : 'textbox', field);
  await user.type(text);
}

/** A JavaScript expression that returns the available amount in the send sheet. */
const AVAILABLE = `document.querySelector('[role=dialog]')?.innerText.match(/Available: \\S+/)?.[0]`;

/** Opens the send sheet, and waits for the available amount. */
export async function openSend(user: User, available: string): Promise<void> {
  await user.press('button', 'Send');
  await expect.poll(() => user.evaluate(AVAILABLE)).toBe(`Available: ${available}`);
}

/** Sends $47.32 of $2,847.32, and waits until the sheet is closed. */
export async function pay(user: User): Promise<void> {
  await fillInPayment(user);
  await user.key('Enter');
  await gone(user, 'dialog', 'Send');
}

/** Opens the send sheet, and enters a payment of $47.32. */
export async function fillInPayment(user: User): Promise<void> {
  await openSend(user, '$2,847.32');
  await write(user, 'Recipient', 'rent@example.com');
  await write(user, 'Amount', '47.32');
}

/** Waits until the payment of `pay` is in the recent transactions. */
export const showsPayment = (user: User) =>
  reads(user, 'region', 'Recent transactions', /Sent to rent@example\.com.*-\$47\.32/);

/** Opens the page `Data and backup`, and turns on storage of the wallets on the device. */
export async function keep(user: User): Promise<void> {
  await user.open('/app/data');
  await user.press('switch', 'Keep my wallets on this device');
  await user.press('button', 'Keep without a lock');
  await expect
    .poll(() => user.evaluate('document.querySelector("select[disabled]") === null'))
    .toBe(true);
}

/** A JavaScript expression that is true if the payment in the open sheet is pending. */
const IS_PENDING = `document.querySelector('[role=dialog] [type=submit]:is(:disabled, [aria-disabled=true])') !== null`;

/** Sends $47.32 of $2,847.32. The payment is then pending for two seconds. */
export async function beginPayment(user: User): Promise<void> {
  await fillInPayment(user);
  await user.key('Enter');
  await expect.poll(() => user.evaluate(IS_PENDING)).toBe(true);
}

export const PASSPHRASE = 'four short words here';

/** Enters the passphrase of a new lock in the open sheet. */
export async function enterPassphrase(user: User): Promise<void> {
  await write(user, 'Passphrase', PASSPHRASE);
  await write(user, 'Confirm passphrase', PASSPHRASE);
}

/** Stores the text of the next created file in `backup`, because a driver does not download files in every engine. */
const CATCH_FILE = `void (URL.createObjectURL = (file) => (file.text().then((text) => (window.backup = text)), '#'))`;

/** Chooses a file with the text of `backup` in the open sheet. */
const CHOOSE_FILE = `void (() => {
  const files = new DataTransfer();
  files.items.add(new File([window.backup], 'backup.json', { type: 'application/json' }));
  const field = document.querySelector('[role=dialog] input[type=file]');
  field.files = files.files;
  field.dispatchEvent(new Event('change', { bubbles: true }));
})()`;

/** Exports an encrypted backup on the page `Data and backup`. */
export async function exportBackup(user: User): Promise<void> {
  await user.evaluate(CATCH_FILE);
  await user.press('button', 'Export backup');
  await user.press('checkbox', /passphrase/);
  await enterPassphrase(user);
  await user.press('button', 'Export');
  await gone(user, 'dialog', 'Export backup');
  await expect.poll(() => user.evaluate('window.backup')).toMatch(/^\{/);
  expect(await user.evaluate('window.backup')).not.toContain('rent@example.com');
}

/** Chooses the exported backup for an import, and enters its passphrase. One more press then starts the import. */
export async function chooseBackup(user: User): Promise<void> {
  await user.press('button', 'Import backup');
  await reads(user, 'dialog', 'Import backup', /./);
  await user.evaluate(CHOOSE_FILE);
  await write(user, 'Passphrase', PASSPHRASE);
  await user.press('button', 'Continue');
  await reads(user, 'button', 'Replace', 'Replace');
}

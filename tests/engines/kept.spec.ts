import { fillInPayment, gone, keep, openSend, pay, reads, showsPayment, write } from './steps';
import { expect, test } from './test';
import type { User } from './user';

/* Journeys with wallets that are kept on the device. */

const PASSPHRASE = 'four short words here';

async function setPassphrase(user: User): Promise<void> {
  await write(user, 'Passphrase', PASSPHRASE);
  await write(user, 'Confirm passphrase', PASSPHRASE);
}

test('kept wallets are the same after a reload, are locked with a passphrase, and are unlocked', async ({
  user,
}) => {
  await keep(user);
  await user.open('/app');
  await pay(user);
  await user.reload();
  await showsPayment(user);

  await user.open('/app/data');
  await user.choose('Lock after', '15');
  await setPassphrase(user);
  await user.press('button', 'Set passphrase');
  await gone(user, 'dialog', 'Lock after');
  await user.press('button', 'Lock now');
  await reads(user, 'heading', 'Locked', 'Locked');
  expect(await user.evaluate('document.body.innerText')).not.toMatch(/2,800|rent@example/);
  await user.reload();
  await write(user, 'Passphrase', PASSPHRASE);
  await user.press('button', 'Unlock');
  await reads(user, 'heading', 'Data and backup', 'Data and backup');
});

/** An expression: whether the payment of the open sheet is pending. */
const IS_PENDING = `document.querySelector('[role=dialog] [type=submit]:is(:disabled, [aria-disabled=true])') !== null`;

test('a payment is not made if its tab is closed meanwhile, and a second tab shows a payment', async ({
  user,
}) => {
  await keep(user);
  await user.inNewTab('/app', async (paying) => {
    await fillInPayment(paying);
    await paying.key('Enter');
    await expect.poll(() => paying.evaluate(IS_PENDING)).toBe(true);
  });
  await user.open('/app');
  await openSend(user, '$2,847.32');
  await user.key('Escape');
  await gone(user, 'dialog', 'Send');
  await user.inNewTab('/app', pay);
  await showsPayment(user);
});

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

test('a backup restores erased wallets', async ({ user }) => {
  await keep(user);
  await user.open('/app');
  await pay(user);
  await user.open('/app/data');
  await user.evaluate(CATCH_FILE);
  await user.press('button', 'Export backup');
  await user.press('checkbox', /passphrase/);
  await setPassphrase(user);
  await user.press('button', 'Export');
  await gone(user, 'dialog', 'Export backup');
  await expect.poll(() => user.evaluate('window.backup')).toMatch(/^\{/);
  expect(await user.evaluate('window.backup')).not.toContain('rent@example.com');

  await user.press('button', 'Erase everything');
  await reads(user, 'dialog', 'Erase everything', /./);
  await user.press('button', 'Erase everything');
  await gone(user, 'dialog', 'Erase everything');
  await user.press('button', 'Import backup');
  await reads(user, 'dialog', 'Import backup', /./);
  await user.evaluate(CHOOSE_FILE);
  await write(user, 'Passphrase', PASSPHRASE);
  await user.press('button', 'Continue');
  await user.press('button', 'Replace');
  await gone(user, 'dialog', 'Import backup');
  await user.open('/app');
  await showsPayment(user);
});

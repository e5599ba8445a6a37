import {
  beginPayment,
  chooseBackup,
  enterPassphrase,
  exportBackup,
  gone,
  keep,
  openSend,
  PASSPHRASE,
  pay,
  reads,
  showsPayment,
  write,
} from './steps';
import { expect, test } from './test';

/* Tests journeys with wallets that the app stores on the device. */

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
  await enterPassphrase(user);
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

test('a payment is not made if its tab is closed meanwhile, and a second tab shows a payment', async ({
  user,
}) => {
  await keep(user);
  const paying = await user.openTab('/app');
  await paying.act(beginPayment);
  await paying.close();
  await user.open('/app');
  await openSend(user, '$2,847.32');
  await user.key('Escape');
  await gone(user, 'dialog', 'Send');
  const second = await user.openTab('/app');
  await second.act(pay);
  await showsPayment(user);
});

test('a backup restores erased wallets', async ({ user }) => {
  await keep(user);
  await user.open('/app');
  await pay(user);
  await user.open('/app/data');
  await exportBackup(user);

  await user.press('button', 'Erase everything');
  await reads(user, 'dialog', 'Erase everything', /./);
  await user.press('button', 'Erase everything');
  await gone(user, 'dialog', 'Erase everything');
  await chooseBackup(user);
  await user.press('button', 'Replace');
  await gone(user, 'dialog', 'Import backup');
  await user.open('/app');
  await showsPayment(user);
});

import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { worldOf } from '#.storybook/world';
import { AppRoutes } from '../../app/routes';
import type { AppDriver } from '../../testing/drivers/app';

/**
 * The user moves to a new phone: saves the wallets on the old phone, pays, exports an encrypted backup, imports it on
 * the new phone, and pays again. The story erases the device to simulate the new phone.
 */
const meta = preview.meta({
  title: 'flows/A new phone',
  component: AppRoutes,
  parameters: {
    layout: 'fullscreen',
    route: '/app',
    docs: { story: { inline: false, height: '820px' } },
  },
});

const PASSPHRASE = 'four words of a song';

async function openData(app: AppDriver) {
  await app.goTo('Settings');
  await app.follow('Data and backup');
  await app.arriveAt('Data and backup');
}

async function pay(app: AppDriver, recipient: string, amount: string) {
  await app.goTo('Home');
  await app.openSend();
  await app.pay({ recipient, amount });
  await app.doneNotice();
}

/**
 * A backup contains complete histories. The import shows the data of the device and of the backup before it replaces
 * all data.
 */
export const MovesToANewPhone = meta.story({
  play: async (context) => {
    const { app, userEvent, step } = context;
    const { data } = app;
    let file = new File([], '');
    await step('Keep the wallets, and pay', async () => {
      await openData(app);
      await data.pressKeep();
      await data.keepSheet.press('Keep without a lock');
      await data.notice('Your wallets are kept on this device.');
      await pay(app, 'ana@florin.example', '47.32');
    });
    await step('Export an encrypted backup', async () => {
      await openData(app);
      await data.exportSheet.openFrom();
      await data.form.fillIn({ encrypt: true, passphrase: PASSPHRASE, confirm: PASSPHRASE });
      await data.exportSheet.press('Export');
      await data.notice('Saved as florin-backup-2026-03-14.json');
      const { name, text } = worldOf(context).saved[0] ?? { name: '', text: '' };
      await expect(text).not.toContain('ana@florin.example');
      file = new File([text], name, { type: 'application/json' });
    });
    await step('The new phone has only the sample wallets', async () => {
      await data.eraseSheet.openFrom();
      await data.eraseSheet.press('Erase everything');
      await data.notice('Everything was erased.');
    });
    await step('Import the backup: nothing is lost, so there is no warning', async () => {
      const sheet = await data.importSheet.openFrom();
      await data.chooseFile(file);
      await data.form.fillIn({ passphrase: PASSPHRASE });
      await userEvent.keyboard('{Enter}');
      await expect(await sheet.findByText(/^This device has only the sample/)).toBeVisible();
      await expect(sheet.getByRole('row', { name: 'Transactions 11 12' })).toBeVisible();
      await data.importSheet.press('Replace');
      await app.arriveAt('Data and backup');
      await data.notice('3 wallets and 12 transactions are on this device.');
      await waitFor(async () => expect(await data.keepSwitch()).toBeChecked());
    });
    await step('The payment is there. Pay again', async () => {
      await pay(app, 'ben@florin.example', '5');
      await waitFor(async () => {
        const [newest, before] = await app.recentTransactions();
        await expect(newest).toHaveTextContent('Sent to ben@florin.example');
        await expect(before).toHaveTextContent('Sent to ana@florin.example');
      });
    });
    await step('Another import warns, because the payment would be lost', async () => {
      await openData(app);
      const sheet = await data.importSheet.openFrom();
      await data.chooseFile(file);
      await data.form.fillIn({ passphrase: PASSPHRASE });
      await userEvent.keyboard('{Enter}');
      await expect(await sheet.findByRole('row', { name: 'Transactions 13 12' })).toBeVisible();
      await expect(sheet.getByText(/^Export a backup of this device first/)).toBeVisible();
      await data.importSheet.press('Export backup');
      await data.exportSheet.press('Export');
      await waitFor(() => expect(worldOf(context).saved).toHaveLength(2));
      await waitFor(() =>
        expect(sheet.getByRole('button', { name: 'Export backup' })).toHaveFocus(),
      );
    });
  },
});

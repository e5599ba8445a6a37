import { expect, screen, waitFor, within, type UserEventObject } from 'storybook/test';
import preview from '#.storybook/preview';
import { worldOf } from '#.storybook/world';
import { AppRoutes } from '../../app/routes';
import { fill } from '../../testing/fill';
import {
  arriveAt,
  doneNotice,
  fillInSend,
  goTo,
  openSend,
  pressSend,
  recentTransactions,
} from '../../testing/steps';

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

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

async function openFrom(userEvent: UserEventObject, name: string) {
  await userEvent.click(await screen.findByRole('button', { name }));
  return dialog(name);
}

async function openData(userEvent: UserEventObject) {
  await goTo(userEvent, 'Settings');
  await userEvent.click(await screen.findByRole('link', { name: 'Data and backup' }));
  await arriveAt('Data and backup');
}

async function pay(userEvent: UserEventObject, recipient: string, amount: string) {
  await goTo(userEvent, 'Home');
  await openSend(userEvent);
  await fillInSend(userEvent, { recipient, amount });
  await pressSend(userEvent);
  await doneNotice();
}

/**
 * A backup contains complete histories. The import shows the data of the device and of the backup before it replaces
 * all data.
 */
export const MovesToANewPhone = meta.story({
  play: async (context) => {
    const { userEvent, step } = context;
    let file = new File([], '');
    await step('Keep the wallets, and pay', async () => {
      await openData(userEvent);
      await userEvent.click(screen.getByRole('switch', { name: 'Keep my wallets on this device' }));
      const sheet = await dialog('Keep my wallets on this device');
      await userEvent.click(sheet.getByRole('button', { name: 'Keep without a lock' }));
      await screen.findByText('Your wallets are kept on this device.');
      await pay(userEvent, 'ana@florin.example', '47.32');
    });
    await step('Export an encrypted backup', async () => {
      await openData(userEvent);
      const sheet = await openFrom(userEvent, 'Export backup');
      await userEvent.click(sheet.getByRole('checkbox', { name: 'Encrypt with a passphrase' }));
      await fill(userEvent, sheet.getByLabelText('Passphrase'), PASSPHRASE);
      await fill(userEvent, sheet.getByLabelText('Confirm passphrase'), PASSPHRASE);
      await userEvent.click(sheet.getByRole('button', { name: 'Export' }));
      await screen.findByText('Saved as florin-backup-2026-03-14.json');
      const { name, text } = worldOf(context).saved[0] ?? { name: '', text: '' };
      await expect(text).not.toContain('ana@florin.example');
      file = new File([text], name, { type: 'application/json' });
    });
    await step('The new phone has only the sample wallets', async () => {
      const sheet = await openFrom(userEvent, 'Erase everything');
      await userEvent.click(sheet.getByRole('button', { name: 'Erase everything' }));
      await screen.findByText('Everything was erased.');
    });
    await step('Import the backup: nothing is lost, so there is no warning', async () => {
      const sheet = await openFrom(userEvent, 'Import backup');
      await userEvent.upload(sheet.getByLabelText('Choose a file'), file);
      await fill(userEvent, await sheet.findByLabelText('Passphrase'), PASSPHRASE);
      await userEvent.keyboard('{Enter}');
      await expect(await sheet.findByText(/^This device has only the sample/)).toBeVisible();
      await expect(sheet.getByRole('row', { name: 'Transactions 11 12' })).toBeVisible();
      await userEvent.click(sheet.getByRole('button', { name: 'Replace' }));
      await arriveAt('Data and backup');
      await screen.findByText('3 wallets and 12 transactions are on this device.');
      await waitFor(() =>
        expect(
          screen.getByRole('switch', { name: 'Keep my wallets on this device' }),
        ).toBeChecked(),
      );
    });
    await step('The payment is there. Pay again', async () => {
      await pay(userEvent, 'ben@florin.example', '5');
      await waitFor(async () => {
        const [newest, before] = await recentTransactions();
        await expect(newest).toHaveTextContent('Sent to ben@florin.example');
        await expect(before).toHaveTextContent('Sent to ana@florin.example');
      });
    });
    await step('Another import warns, because the payment would be lost', async () => {
      await openData(userEvent);
      const sheet = await openFrom(userEvent, 'Import backup');
      await userEvent.upload(sheet.getByLabelText('Choose a file'), file);
      await fill(userEvent, await sheet.findByLabelText('Passphrase'), PASSPHRASE);
      await userEvent.keyboard('{Enter}');
      await expect(await sheet.findByRole('row', { name: 'Transactions 13 12' })).toBeVisible();
      await expect(sheet.getByText(/^Export a backup of this device first/)).toBeVisible();
      await userEvent.click(sheet.getByRole('button', { name: 'Export backup' }));
      const exporting = await dialog('Export backup');
      await userEvent.click(exporting.getByRole('button', { name: 'Export' }));
      await waitFor(() => expect(worldOf(context).saved).toHaveLength(2));
      await waitFor(() =>
        expect(sheet.getByRole('button', { name: 'Export backup' })).toHaveFocus(),
      );
    });
  },
});

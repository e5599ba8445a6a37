import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import type { WalletAdapter } from '../../../adapters/walletAdapter';
import { NoticeOutlet } from '../../../app/NoticeOutlet';
import { ConnectedWalletSwitcher } from '../../../features/wallet/ConnectedWalletSwitcher';
import { fill } from '../../../testing/fill';

/**
 * A `WalletSwitcher` that switches between the wallets of the app's state, and opens a sheet for a new wallet. A new
 * wallet does not become active: a notice has a button that opens it.
 *
 * **Keyboard**: Enter opens the list and selects a wallet. Arrow keys move through the list. Escape closes the list.
 */
const meta = preview.meta({
  component: ConnectedWalletSwitcher,
  parameters: { world: {} },
  decorators: [
    (Story) => (
      <>
        <Story />
        <NoticeOutlet />
      </>
    ),
  ],
});

export const Base = meta.story();

/** @spec wallet-switcher */
Base.test('switches to the business wallet', async ({ canvas, userEvent, step }) => {
  await step('The three sample wallets are listed with their totals in whole dollars', async () => {
    await userEvent.click(canvas.getByRole('button', { name: /^Switch wallet Personal Wallet/ }));
    const list = within(await screen.findByRole('listbox', { name: 'Wallets' }));
    const options = list.getAllByRole('option');
    await expect(options.map((option) => option.textContent)).toEqual([
      'Personal Wallet $20,009',
      'Business Wallet $6,003',
      'Savings Wallet $30,014',
    ]);
    await expect(options[0]).toHaveAttribute('aria-selected', 'true');
  });
  await step('Select the second wallet by keyboard', async () => {
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(
      canvas.getByRole('button', { name: /^Switch wallet Business Wallet/ }),
    ).toHaveFocus();
  });
});

/**
 * A notice names the created wallet, and its button makes the wallet active.
 * @spec new-wallet, create-wallet-closes
 */
Base.test('creates a wallet', async ({ app, canvas, userEvent, step }) => {
  const openDialog = async () => {
    await userEvent.click(canvas.getByRole('button', { name: /^Switch wallet/ }));
    await app.press('Create New Wallet');
    return within(await screen.findByRole('dialog', { name: 'Create New Wallet' }));
  };
  await step('Enter a name, select Savings, and create the wallet', async () => {
    const dialog = await openDialog();
    await expect(dialog.getByRole('button', { name: 'Create Wallet' })).toBeDisabled();
    await fill(userEvent, dialog.getByRole('textbox', { name: 'Wallet name' }), '  Holiday ');
    await userEvent.click(dialog.getByRole('radio', { name: 'Savings' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Create Wallet' }));
    await app.noDialog();
  });
  await step('A notice names the new wallet', async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Holiday created');
    await expect(screen.getByRole('button', { name: 'Open' })).toBeVisible();
  });
  await step(
    'The new wallet is in the list, empty, and the personal wallet remains active',
    async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Switch wallet Personal Wallet/ }));
      await expect(await screen.findByRole('option', { name: 'Holiday $0' })).toHaveAttribute(
        'aria-selected',
        'false',
      );
      await app.choose('option', /^Personal Wallet/);
      await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    },
  );
  await step('The dialog is empty again, with Personal selected', async () => {
    const dialog = await openDialog();
    await expect(dialog.getByRole('textbox', { name: 'Wallet name' })).toHaveValue('');
    await expect(dialog.getByRole('radio', { name: 'Personal' })).toBeChecked();
  });
  await step('Cancel closes the dialog and creates nothing', async () => {
    const dialog = within(screen.getByRole('dialog', { name: 'Create New Wallet' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await app.noDialog();
    await userEvent.click(canvas.getByRole('button', { name: /^Switch wallet/ }));
    await expect(await screen.findAllByRole('option')).toHaveLength(4);
    await app.choose('option', /^Personal Wallet/);
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  });
  await step('The button of the notice makes the new wallet active', async () => {
    await app.press('Open');
    await expect(
      await canvas.findByRole('button', { name: 'Switch wallet Holiday $0' }),
    ).toBeVisible();
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

Base.test(
  'states that the back end creates no wallets',
  {
    parameters: {
      world: { backEnd: ({ createWallet: _create, ...others }: WalletAdapter) => others },
    },
  },
  async ({ app, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Switch wallet/ }));
    await app.press('Create New Wallet');
    await app.newWallet.fillIn({ name: 'Holiday' });
    await app.newWallet.create();
    await expect(await screen.findByText('New wallets cannot be created here.')).toBeVisible();
  },
);

/** The call failed, so the dialog stays open and reports this. No notice reports a new wallet. */
Base.test(
  'reports a failed creation',
  { parameters: { world: { calls: { createWallet: 'fail' } } } },
  async ({ app, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Switch wallet/ }));
    await app.press('Create New Wallet');
    const dialog = within(await screen.findByRole('dialog', { name: 'Create New Wallet' }));
    await fill(userEvent, dialog.getByRole('textbox', { name: 'Wallet name' }), 'Holiday');
    await userEvent.click(dialog.getByRole('button', { name: 'Create Wallet' }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect(screen.queryByText('Holiday created')).not.toBeInTheDocument();
  },
);

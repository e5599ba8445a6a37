import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { AppRoutes } from '../../app/routes';
import { fill } from '../../testing/fill';

/**
 * The user compares the balances of three wallets by switching between them.
 *
 * A second story creates a wallet.
 */
const meta = preview.meta({
  id: 'flows-wallets',
  // The title is a phrase instead of one word, so that Storybook's search lists components before this flow.
  title: 'flows/Several wallets',
  component: AppRoutes,
  parameters: {
    layout: 'fullscreen',
    route: '/app/wallet',
    docs: { story: { inline: false, height: '820px' } },
  },
});

export const BalancesOfThreeWallets = meta.story({
  play: async ({ app, step }) => {
    await step('The personal wallet shows its balances', async () => {
      await app.pageHeading('Wallet');
      await expect(await app.totalBalance()).toHaveTextContent('$20,009.34');
    });
    await step('The business wallet has 30 percent of the personal balances', async () => {
      await app.switchWallet('Business Wallet');
      await expect(await app.totalBalance()).toHaveTextContent('Business Wallet');
      await expect(await app.currencyLine('US Dollar')).toHaveTextContent('$854.20');
      await expect(await app.currencyLine('Euro')).toHaveTextContent('€375.23');
      await expect(await app.currencyLine('Bitcoin')).toHaveTextContent('0.0463 BTC');
    });
    await step('The savings wallet has 150 percent of the personal balances', async () => {
      await app.switchWallet('Savings Wallet');
      await expect(await app.currencyLine('US Dollar')).toHaveTextContent('$4,270.98');
      await expect(await app.currencyLine('Cardano')).toHaveTextContent('1,875.7500 ADA');
    });
  },
});

export const CreatesAWallet = meta.story({
  tags: ['!autodocs'],
  play: async ({ app, userEvent, step }) => {
    await step('Create a wallet', async () => {
      await app.openWallets();
      await app.press('Create New Wallet');
      const dialog = within(await screen.findByRole('dialog', { name: 'Create New Wallet' }));
      await fill(userEvent, dialog.getByRole('textbox', { name: 'Wallet name' }), 'Holidays');
      await userEvent.click(dialog.getByRole('radio', { name: 'Savings' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Create Wallet' }));
      await waitFor(() =>
        expect(screen.queryByRole('dialog', { name: 'Create New Wallet' })).not.toBeInTheDocument(),
      );
      await expect(await screen.findByRole('alert')).toHaveTextContent('Holidays created');
    });
    await step(
      'Open it from the notice: the menu closes, and the new wallet is empty',
      async () => {
        await expect(
          screen.getByRole('button', { name: /^Switch wallet Personal Wallet/ }),
        ).toBeVisible();
        await app.press('Open');
        await app.noDialog();
        await expect(await app.totalBalance()).toHaveTextContent('Holidays');
        await expect(await app.totalBalance()).toHaveTextContent('$0.00');
        await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
        await expect(await app.currencyLine('Bitcoin')).toHaveTextContent('0.0000 BTC');
        await app.goTo('Payments');
        await expect(screen.getByText('No transactions yet')).toBeVisible();
      },
    );
    await step('The other wallets are unchanged', async () => {
      await app.goTo('Wallet');
      await app.switchWallet('Personal Wallet');
      await expect(await app.totalBalance()).toHaveTextContent('$20,009.34');
    });
  },
});

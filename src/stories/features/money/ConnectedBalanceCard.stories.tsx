import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { worldOf } from '#.storybook/world';
import type { Decimal } from '../../../domain/money/money';
import { ConnectedBalanceCard } from '../../../features/money/ConnectedBalanceCard';

/**
 * Shows the total of the active wallet, from the app's state, in a `BalanceCard`. The button in the card hides the
 * total and all other amounts of the app.
 */
const meta = preview.meta({ component: ConnectedBalanceCard, parameters: { world: {} } });

export const Base = meta.story();

/** The wallet's name opens the list of wallets. After the list closes, the name has the focus again. */
Base.test('switches the wallet', async ({ canvas, userEvent }) => {
  canvas.getByRole('button', { name: 'Personal Wallet' }).focus();
  await userEvent.keyboard('{ArrowDown}');
  const list = within(await screen.findByRole('listbox', { name: 'Wallets' }));
  await waitFor(() => expect(list.getByRole('option', { selected: true })).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  await expect(canvas.getByRole('button', { name: 'Business Wallet' })).toHaveFocus();
  await expect(canvas.getByRole('img', { name: '$6,002.80' })).toBeVisible();
});

/** The list fails, because the balances of another wallet are invalid. Then they are valid again. */
Base.test(
  'opens the list of wallets after a failure',
  { parameters: { route: '/app', layout: 'fullscreen' } },
  async (context) => {
    const { app } = context;
    await app.totalBalance();
    const store = worldOf(context).session.wallets()?.store;
    const { wallets } = store?.getState() ?? { wallets: [] };
    store?.setState({
      wallets: wallets.map(({ currencies, ...wallet }) => ({
        ...wallet,
        currencies: currencies.map((currency) => ({ ...currency, balance: 'broken' as Decimal })),
      })),
    });
    await app.press('Personal Wallet');
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Personal Wallet could not be shown\.Try again$/,
    );
    await expect(screen.getByRole('button', { name: 'Personal Wallet' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    store?.setState({ wallets });
    await app.press('Try again');
    await expect(await screen.findByRole('listbox', { name: 'Wallets' })).toBeVisible();
  },
);

Base.test(
  'adds up without rounding errors',
  {
    parameters: {
      world: { balances: { usd: '0.1', eur: '0', gbp: '0', btc: '0', eth: '0', ada: '0.444444' } },
    },
  },
  async ({ canvas }) => {
    // The exact total is 0.1 + 0.444444 × 0.45 = 0.2999998, which is rounded only when it is shown.
    await expect(canvas.getByRole('img', { name: '$0.30' })).toBeVisible();
  },
);

/** The button hides the total, and all other amounts of the app. */
export const Hidden = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('img', { name: '$20,009.34' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hide balance' }));
    await expect(canvas.getByRole('img', { name: 'Amount hidden' })).toHaveTextContent('••••••');
  },
});

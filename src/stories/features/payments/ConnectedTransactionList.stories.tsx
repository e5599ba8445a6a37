import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { advance } from '#.storybook/world';
import { ConnectedHideBalanceButton } from '../../../features/money/ConnectedHideBalanceButton';
import { ConnectedTransactionList } from '../../../features/payments/ConnectedTransactionList';

/**
 * Shows the latest ten transactions of the active wallet, from the app's state, in a `TransactionList`. When the user
 * hides the balance, amounts in descriptions are also hidden.
 */
const meta = preview.meta({ component: ConnectedTransactionList, parameters: { world: {} } });

export const Base = meta.story();

/** @spec recent-transactions */
Base.test(
  'shows the latest ten',
  { parameters: { world: { transactions: 12 } } },
  async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(10);
  },
);

/** @spec sample-fee */
Base.test('shows the fee', async ({ canvas }) => {
  const fee = canvas.getByText('0.0001 BTC', { selector: 'bdi *' });
  await expect(fee).toBeVisible();
  await expect(fee.closest('li')).toHaveTextContent('To bc1qrp33g0q5c5t...');
});

Base.test('changes Today to Yesterday at midnight', async (context) => {
  const item = (await context.canvas.findByText('Received Bitcoin')).closest('li');
  await expect(item).toHaveTextContent(/Today \d+:\d\d [AP]M/);
  await advance(context, 24 * 60 * 60_000);
  await waitFor(() => expect(item).toHaveTextContent(/Yesterday \d+:\d\d [AP]M/));
});

/** The empty list of a new wallet explains what will appear there. */
export const Empty = meta.story({ parameters: { world: { holdings: 'empty' } } });

/** The contact's name is shown before the shortened address. */
export const WithContact = meta.story({
  parameters: {
    world: {
      contacts: [{ id: 'a', name: 'The landlady', email: 'rent@example.com', addresses: {} }],
    },
  },
  play: async ({ canvas }) => {
    const item = (await canvas.findByText('The landlady')).closest('li');
    await expect(item).toHaveTextContent('Rent shareTo The landlady (rent@example.co...)');
  },
});

/** Dates of the previous year include the year. */
export const PreviousYear = meta.story({
  parameters: { world: { now: '2026-01-02T12:00:00.000Z' } },
  play: async ({ canvas }) => {
    const items = await canvas.findAllByRole('listitem');
    const dates = items.map((item) => item.querySelector('time')?.textContent);
    await expect(items[0]).toHaveTextContent(/Today \d+:/);
    await expect(dates.at(-1)).toMatch(/^Dec 26, 2025, \d+:/);
  },
});

/** When the user hides the balance, amounts in descriptions are also hidden. */
export const Hidden = meta.story({
  tags: ['!autodocs'],
  render: () => (
    <>
      <ConnectedHideBalanceButton />
      <ConnectedTransactionList />
    </>
  ),
  play: async ({ app, canvas }) => {
    await app.hideBalance();
    await expect(canvas.getAllByRole('img', { name: 'Amount hidden' })).toHaveLength(8);
    await expect(canvas.getByText(/^Exchanged/)).toHaveTextContent(
      'Exchanged $•••••• to •••••• EUR',
    );
    await expect(canvas.getByText(/^Fee/)).toHaveTextContent('Fee •••••• BTC');
    await expect(canvas.getByText('Invoice 1047')).toBeVisible();
  },
});

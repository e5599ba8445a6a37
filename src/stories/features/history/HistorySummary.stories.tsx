import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { HistorySummary } from '../../../features/history/HistorySummary';
import { matrix } from '../../../testing/matrix';
import { inFlorin } from '../../../testing/otherCurrencies';

/**
 * The number of transactions that a search has found, and the exact sums of received and sent money in each currency.
 *
 * Use it above the list of a history. The sums include only completed transactions.
 *
 * **When not to use it**: For the total balance of a wallet, use `BalanceCard`.
 *
 * **Keyboard**: Tab reaches the button `Totals`. Enter and Space show or hide the sums.
 *
 * **Announces**: the number of transactions, when it changes.
 *
 * **Find it by**: totals, sums, money in and out.
 */
const meta = preview.meta({
  id: 'components-screens-historysummary',
  component: HistorySummary,
  // The count has plural forms, which a provider supplies.
  decorators: [inFlorin({})],
  args: {
    count: 12,
    moved: [
      { currency: 'USD', in: '0', out: '500' },
      { currency: 'EUR', in: '850', out: '0' },
      { currency: 'BTC', in: '0.0125', out: '0' },
    ],
    leftOut: 0,
    hidden: false,
  },
});

export const Base = meta.story();

Base.test('shows the number of transactions', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('12 transactions');
});

Base.test(
  'shows how many transactions are missing from the sums',
  { args: { leftOut: 2 } },
  async ({ canvas }) => {
    await expect(canvas.getByText('Not counted in full: 2')).toBeVisible();
  },
);

Base.test('shows and hides the sums with the button', async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Totals' });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
  await userEvent.click(button);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(canvas.getByRole('table')).toBeVisible();
  await userEvent.click(button);
  await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
});

/** The button `Totals` shows the exact sums of each currency. */
export const Totals = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Totals' }));
  },
});

Totals.test('shows the sums of each currency', async ({ canvas }) => {
  const table = canvas.getByRole('table', { name: 'Totals, completed only' });
  const rows = within(table).getAllByRole('row');
  await expect(rows.map(({ textContent }) => textContent)).toEqual([
    'CurrencyInOut',
    'USD$0.00$500.00',
    'EUR€850.00€0.00',
    'BTC0.0125 BTC0 BTC',
  ]);
  // A browser that translates the page does not change the symbols.
  await expect(within(table).getByText('USD')).toHaveAttribute('translate', 'no');
});

export const Matrix = meta.story({
  ...matrix(
    {
      Sums: <HistorySummary {...meta.input.args} />,
      'Not counted in full': <HistorySummary {...meta.input.args} leftOut={2} />,
      Hidden: <HistorySummary {...meta.input.args} hidden />,
      'Without sums': <HistorySummary {...meta.input.args} count={1} moved={[]} />,
    },
    { cell: 300 },
  ),
  play: async ({ canvas, userEvent }) => {
    for (const button of canvas.getAllByRole('button', { name: 'Totals' }))
      await userEvent.click(button);
    await expect(canvas.getAllByRole('table')).toHaveLength(6);
  },
});

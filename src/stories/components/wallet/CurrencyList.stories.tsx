import Stack from '@mui/material/Stack';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { expect, fn, mocked, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { CurrencyList, type CurrencyListProps } from '../../../components/wallet/CurrencyList';
import { CURRENCY_LIST, type Balances, type Currency } from '../../../domain/currency/currency';
import { SAMPLE_BALANCES, SAMPLE_MARKET } from '../../../domain/demo/sampleWorld';
import { currenciesOf } from '../../../domain/ledger/wallet';
import { matrix } from '../../../testing/matrix';
import {
  foreign,
  inFlorin,
  inOtherCurrencies,
  OTHER_BALANCES,
  OTHER_CURRENCIES,
  OTHER_MARKET,
} from '../../../testing/otherCurrencies';

const holding = (balances: Balances) => currenciesOf(CURRENCY_LIST, balances, SAMPLE_MARKET);

/**
 * All currencies of a wallet with their balances. The selected currency is the primary currency.
 *
 * Use it to show a wallet, and to select the primary currency, which your app passes to forms as the initial currency.
 *
 * **Decimals**:
 *
 * - A balance is rounded half up to the `listDecimals` of its currency. For example, 0.00999999 BTC is shown as 0.0100.
 * - A currency with other `listDecimals`, such as `{ ...CURRENCIES.btc, listDecimals: 8 }`, shows more digits.
 *
 * **When not to use it**: For a choice in a form, use `SelectField`. For only prices, use `MarketTrends`.
 *
 * **Keyboard**: With `onSelect`, Tab moves through the currencies and to the link below the selected one, and Enter or
 * Space selects a currency. Without `onSelect`, Tab moves from link to link.
 *
 * **Announces**: a list named Currencies, with a toggle button for each currency if `onSelect` is set. Each balance has
 * the role `img`, named by the amount.
 *
 * **Find it by**: holdings, assets, portfolio, balances, primary currency.
 */
const meta = preview.meta({
  component: CurrencyList,
  args: { currencies: holding(SAMPLE_BALANCES), selectedId: 'usd' as const, onSelect: fn() },
});

export const Base = meta.story();

Base.test('lists each currency with balance, value and price', async ({ canvas }) => {
  const list = within(canvas.getByRole('list', { name: 'Currencies' }));
  const lines = list.getAllByRole('button');
  await expect(lines.map((line) => line.textContent.trim())).toEqual([
    'US Dollar USD $2,847.32',
    'Euro EUR €1,250.75 $1,350.81 Price $1.08 +0.12%',
    'British Pound GBP £890.45 $1,113.06 Price $1.25 -0.08%',
    'Bitcoin BTC 0.1542 BTC $6,670.45 Price $43,250.00 +2.45%',
    'Ethereum ETH 2.8934 ETH $7,464.97 Price $2,580.00 -1.23%',
    'Cardano ADA 1,250.5000 ADA $562.73 Price $0.45 +3.67%',
  ]);
  await expect(list.getAllByRole('button', { pressed: true })).toHaveLength(1);
  await expect(lines[0]).toHaveAttribute('aria-pressed', 'true');
});

Base.test(
  'shows zero for a currency without money',
  { args: { currencies: holding({}) } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Euro/ })).toHaveTextContent('€0.00');
    await expect(canvas.getByRole('button', { name: /^Bitcoin/ })).toHaveTextContent('0.0000 BTC');
  },
);

Base.test(
  'without a selection, the rows are text, and each row has a link to its details',
  async ({ canvas, mount, args }) => {
    await mount(<CurrencyList currencies={args.currencies} hrefOf={(id) => `/currencies/${id}`} />);
    await expect(canvas.queryAllByRole('button')).toEqual([]);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await expect(canvas.getAllByRole('link', { name: /^Details of/ })).toHaveLength(6);
    await expect(canvas.getByRole('link', { name: 'Details of Euro' })).toHaveAttribute(
      'href',
      '/currencies/eur',
    );
  },
);

/** On the narrowest phone with large text, the links to the details fit. */
Base.test(
  'fits details in large text',
  {
    args: { hrefOf: (id) => `/app/wallet/${id}`, selectedId: 'ada' as const },
    parameters: { layout: 'fullscreen' },
    globals: { viewport: { value: 'small' }, textSize: 'large' },
  },
  async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Details of Cardano' })).toBeVisible();
  },
);

Base.test(
  'selects a currency',
  { render: (args) => <StatefulList {...args} /> },
  async ({ canvas, userEvent, step, args }) => {
    await step('Select by a click', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Bitcoin/ }));
      await expect(args.onSelect).toHaveBeenCalledWith('btc');
      await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('Bitcoin');
    });
    await step('Select by keyboard', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(args.onSelect).toHaveBeenCalledWith('eth');
      await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('Ethereum');
    });
  },
);

/** The balances and their values are hidden. Prices are public, so they stay visible. */
export const Hidden = meta.story({
  args: { hidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /Amount hidden/ })).toHaveLength(6);
    await expect(canvas.queryByText('$2,847.32')).not.toBeInTheDocument();
  },
});

/** A skeleton or an error replaces the list, so that it does not look like an empty wallet. */
export const LoadingAndFailed = meta.story({
  args: { currencies: [], loading: true },
  render: (args) => (
    <Stack spacing={4}>
      <CurrencyList {...args} />
      <CurrencyList {...args} loading={false} error onRetry={args.onSelect as () => void} />
    </Stack>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('Loading')).toBeInTheDocument();
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'This list could not be loaded.',
    );
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onSelect).toHaveBeenCalledOnce();
  },
});

/** If the balances could not be refreshed, the list shows their time in the user's language and time zone. */
export const Stale = meta.story({
  decorators: inFlorin({ timeZone: 'Asia/Tokyo' }),
  args: { staleSince: '2026-03-14T01:42:00.000Z' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^As of/)).toHaveTextContent(
      /^As of Mar 14, 2026, 10:42.AM$/,
    );
    await expect(canvas.getByRole('img', { name: '$2,847.32' })).toBeVisible();
  },
});

function StatefulList({ selectedId, onSelect, ...list }: CurrencyListProps) {
  const [selected, setSelected] = useState(selectedId);
  return (
    <CurrencyList
      {...list}
      selectedId={selected}
      onSelect={(id) => {
        setSelected(id);
        onSelect?.(id);
      }}
    />
  );
}

/** The server reports no 24-hour change for dollars, so this row shows the price without a change. */
export const UnknownChange = meta.story({
  args: {
    currencies: currenciesOf(
      CURRENCY_LIST,
      { usd: '2847.32', btc: '0.1542' },
      { ...SAMPLE_MARKET, usd: { price: '1' }, btc: { price: '43250', change24h: '0' } },
    ).filter(({ id }) => id === 'usd' || id === 'btc'),
  },
  play: async ({ canvas }) => {
    const lines = canvas.getAllByRole('button');
    await expect(lines.map((line) => line.textContent.trim())).toEqual([
      'US Dollar USD $2,847.32',
      'Bitcoin BTC 0.1542 BTC $6,669.15 Price $43,250.00 0.00%',
    ]);
  },
});

/** Below the selected row is a link to the page of its currency. */
export const WithDetails = meta.story({
  args: { hrefOf: (id) => `/app/wallet/${id}` },
  render: (args) => <StatefulList {...args} />,
  play: async ({ canvas, userEvent, args, step }) => {
    await step('Only the selected row has a link, large enough for a thumb', async () => {
      const link = canvas.getByRole('link');
      await expect(link).toHaveAccessibleName('Details of US Dollar');
      await expect(link).toHaveTextContent(/^Details$/);
      await expect(link).toHaveAttribute('href', '/app/wallet/usd');
      const { width, height } = link.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    });
    await step('A row is as wide as the list', async () => {
      const bitcoin = canvas.getByRole('button', { name: /^Bitcoin/ });
      const list = canvas.getByRole('list', { name: 'Currencies' });
      await expect(bitcoin.offsetWidth).toBe(list.offsetWidth);
      await userEvent.click(bitcoin);
      await expect(args.onSelect).toHaveBeenCalledWith('btc');
    });
    await step('Tab moves from the selected row to its link', async () => {
      await userEvent.tab();
      const link = canvas.getByRole('link', { name: 'Details of Bitcoin' });
      await expect(link).toHaveFocus();
      await expect(link).toHaveAttribute('href', '/app/wallet/btc');
    });
  },
});

/** Values and prices are in the unit of account, here yen. */
export const OtherCurrencies = meta.story({
  decorators: inOtherCurrencies,
  args: {
    currencies: currenciesOf(OTHER_CURRENCIES, OTHER_BALANCES, OTHER_MARKET),
    selectedId: foreign('kwd'),
  },
  play: async ({ canvas }) => {
    const lines = canvas
      .getAllByRole('button')
      .map(({ textContent }) => textContent.replaceAll('\u00a0', ' ').trim());
    await expect(lines).toEqual([
      '¥Japanese Yen JPY ¥1,234,567',
      'KWDKuwaiti Dinar KWD KWD 89.125 ¥43,426 Price ¥487.3 +0.10%',
      '$USD Coin USDC 2,500.50 USDC ¥373,825 Price ¥149.5 -0.01%',
      'Solana SOL <0.0001 SOL <¥1 Price ¥21,346 +5.40%',
      'ⓃNEAR Protocol NEAR 1.0000 NEAR ¥322 Price ¥322.1 -2.30%',
    ]);
  },
});

export const Matrix = meta.story(
  matrix(
    {
      Base: <CurrencyList {...meta.input.args} />,
      'Hidden, another chosen': <CurrencyList {...meta.input.args} selectedId="btc" hidden />,
      Stale: <CurrencyList {...meta.input.args} staleSince="2026-03-14T12:00:00.000Z" />,
      Loading: <CurrencyList {...meta.input.args} currencies={[]} loading />,
      'With details': <CurrencyList {...meta.input.args} hrefOf={(id) => `/app/wallet/${id}`} />,
    },
    { cell: 320 },
  ),
);

/**
 * A mock that is called with the id of a currency whenever its price is read. Rendering a row reads its price, so the
 * calls show which rows have rendered.
 */
const onRead = fn();

const WATCHED = holding(SAMPLE_BALANCES).map((currency) => ({
  ...currency,
  get price() {
    onRead(currency.id);
    return currency.price;
  },
}));

/** A list with a button that raises the price of Bitcoin. */
function ListWithPriceChange(list: CurrencyListProps) {
  const [shown, setShown] = useState<readonly Currency[]>(WATCHED);
  const move = () => {
    setShown((now) =>
      now.map((currency) => (currency.id === 'btc' ? { ...currency, price: '43251' } : currency)),
    );
  };
  return (
    <>
      <Button variant="outlined" onClick={move}>
        Move the price
      </Button>
      <CurrencyList {...list} currencies={shown} />
    </>
  );
}

/** A price change renders only the row of that currency. Rendering all rows would take too long on a slow phone. */
Base.test(
  'renders only the changed row',
  { render: (args) => <ListWithPriceChange {...args} /> },
  async ({ canvas, userEvent }) => {
    await expect(onRead).toHaveBeenCalledWith('eur');
    const bitcoin = canvas.getByRole('button', { name: /^Bitcoin/ });
    mocked(onRead).mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Move the price' }));
    await expect(bitcoin).toHaveTextContent('Price $43,251.00');
    // The spread `{ ...currency }` in `move` reads the price of Bitcoin once, so calls with the id of Bitcoin are
    // ignored.
    const others = mocked(onRead).mock.calls.filter(([id]: unknown[]) => id !== 'btc');
    await expect(others).toEqual([]);
  },
);

import { expect, waitFor, within } from 'storybook/test';
import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';
import preview from '#.storybook/preview';
import { ShareBar, type ShareBarProps } from '../../../components/wallet/ShareBar';
import { CURRENCY_LIST, type Balances, type Currency } from '../../../domain/currency/currency';
import { SAMPLE_BALANCES, SAMPLE_MARKET } from '../../../domain/demo/sampleWorld';
import { currenciesOf } from '../../../domain/ledger/wallet';
import { cellsCalled, matrix } from '../../../testing/matrix';
import {
  inOtherCurrencies,
  OTHER_BALANCES,
  OTHER_CURRENCIES,
  OTHER_MARKET,
} from '../../../testing/otherCurrencies';

const holding = (balances: Balances, market = SAMPLE_MARKET) =>
  currenciesOf(CURRENCY_LIST, balances, market);

const SAMPLE = holding(SAMPLE_BALANCES);

const held = createStore<readonly Currency[]>(() => SAMPLE);

function MovingShareBar(props: ShareBarProps) {
  return <ShareBar {...props} currencies={useStore(held)} />;
}

/**
 * The shares of the currencies in a wallet, as a bar and as a list.
 *
 * Use it to show the share of each currency in the value of a wallet. A currency whose value is zero or unknown is
 * omitted. The shares add up to exactly 100 percent. Each part of the bar has the colour of its currency's coin, and
 * adjacent parts have different patterns, so that colour is not needed to tell them apart.
 *
 * **When not to use it**: To select a currency, use `CurrencyList`.
 *
 * **Keyboard**: With links, Tab moves through the rows, and Enter opens the page of a currency. Without links, the
 * component has no Tab stop.
 *
 * **Announces**: a list of the currencies with their shares. Screen readers ignore the bar.
 *
 * **Find it by**: allocation, portfolio, distribution, breakdown, share, percent of total, pie.
 */
const meta = preview.meta({
  component: ShareBar,
  args: { currencies: SAMPLE },
});

const linesOf = (canvas: ReturnType<typeof within>) =>
  within(canvas.getByRole('region', { name: 'Where your money is' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

const widthsIn = (element: HTMLElement) =>
  [...element.querySelectorAll<HTMLElement>('[style*="flex-grow"]')].map(
    ({ style }) => style.flexGrow,
  );

export const Base = meta.story();

Base.test(
  'shows each share as a row and as a part of the bar',
  async ({ canvas, canvasElement }) => {
    await expect(linesOf(canvas)).toEqual([
      'US Dollar 14.2%',
      'Euro 6.8%',
      'British Pound 5.6%',
      'Bitcoin 33.3%',
      'Ethereum 37.3%',
      'Cardano 2.8%',
    ]);
    await expect(widthsIn(canvasElement)).toEqual(['14.2', '6.8', '5.6', '33.3', '37.3', '2.8']);
  },
);

Base.test('has the colours of the coins', async ({ canvasElement }) => {
  const colorsOf = (parts: string) =>
    [...canvasElement.querySelectorAll(parts)].map((part) => getComputedStyle(part).color);
  const coins = [
    'rgb(27, 122, 67)',
    'rgb(31, 79, 163)',
    'rgb(131, 57, 143)',
    'rgb(143, 86, 0)',
    'rgb(75, 71, 181)',
    'rgb(11, 107, 117)',
  ];
  await expect(colorsOf('[style*="flex-grow"]')).toEqual(coins);
  await expect(colorsOf('li > * > [aria-hidden]')).toEqual(coins);
});

/** The shares change with prices and balances. A currency whose balance becomes 0 is removed from the list. */
Base.test(
  'follows prices and balances',
  {
    render: (args) => <MovingShareBar {...args} />,
    beforeEach: () => {
      held.setState(SAMPLE, true);
    },
  },
  async ({ canvas, canvasElement, step }) => {
    await step('Bitcoin doubles', async () => {
      const market = { ...SAMPLE_MARKET, btc: { price: '86500', change24h: '100' } } as const;
      held.setState(holding(SAMPLE_BALANCES, market), true);
      await waitFor(() => expect(linesOf(canvas)[3]).toBe('Bitcoin 50.0%'));
      await expect(widthsIn(canvasElement)).toEqual(['10.7', '5', '4.2', '50', '28', '2.1']);
    });
    await step('The balance of Cardano is 0', async () => {
      held.setState(holding({ ...SAMPLE_BALANCES, ada: '0' }), true);
      await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(5));
    });
  },
);

/** The shares are hidden, and the bar has no parts. */
export const Hidden = meta.story({
  args: { hidden: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(linesOf(canvas)[0]).toBe('US Dollar ••••••');
    await expect(canvas.getAllByRole('img', { name: 'Share hidden' })).toHaveLength(6);
    await expect(widthsIn(canvasElement)).toEqual([]);
    await expect(canvasElement.innerHTML).not.toMatch(/14\.2/);
  },
});

/** The bar has a single part, with a share of 100 percent. */
export const SingleCurrency = meta.story({
  args: { currencies: holding({ eur: '12' }) },
  play: async ({ canvas }) => {
    await expect(linesOf(canvas)).toEqual(['Euro 100.0%']);
  },
});

/** Values are compared in the unit of account, here yen. The smallest shares stay visible. */
export const OtherCurrencies = meta.story({
  decorators: inOtherCurrencies,
  args: { currencies: currenciesOf(OTHER_CURRENCIES, OTHER_BALANCES, OTHER_MARKET) },
  play: async ({ canvas }) => {
    await expect(linesOf(canvas)).toEqual([
      'Japanese Yen 74.7%',
      'Kuwaiti Dinar 2.7%',
      'USD Coin 22.6%',
      'Solana 0.0%',
      'NEAR Protocol 0.0%',
    ]);
  },
});

/** With `hrefOf`, each row is a link to the page of its currency. */
export const WithLinks = meta.story({
  args: { hrefOf: (id) => `/app/wallet/${id}` },
  play: async ({ canvas, userEvent }) => {
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(6);
    const bitcoin = canvas.getByRole('link', { name: 'Bitcoin 33.3%' });
    await expect(bitcoin).toHaveAttribute('href', '/app/wallet/btc');
    await expect(bitcoin.offsetHeight).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
  },
});

export const Matrix = meta.story({
  ...matrix(
    {
      'Six currencies': <ShareBar currencies={SAMPLE} />,
      Hidden: <ShareBar currencies={SAMPLE} hidden />,
      'With links': <ShareBar currencies={SAMPLE} hrefOf={(id) => `/app/wallet/${id}`} />,
      'Two currencies': <ShareBar currencies={holding({ eur: '100', btc: '0.005' })} />,
      'No money': <ShareBar currencies={holding({})} />,
    },
    { cell: 300 },
  ),
  play: async ({ canvasElement }) => {
    for (const cell of cellsCalled(canvasElement, 'No money')) {
      await expect(cell.getByText('Your money will appear here by currency.')).toBeVisible();
      await expect(cell.queryByRole('list')).not.toBeInTheDocument();
    }
  },
});

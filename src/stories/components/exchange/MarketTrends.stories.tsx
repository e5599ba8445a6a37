import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { MarketTrends } from '../../../components/exchange/MarketTrends';
import { SAMPLE_MARKET } from '../../../domain/demo/sampleWorld';
import {
  inFlorin,
  inOtherCurrencies,
  OTHER_CURRENCIES,
  OTHER_MARKET,
} from '../../../testing/otherCurrencies';

/**
 * A list of the prices of cryptocurrencies, with the change of each price over 24 hours.
 *
 * Use it beside an `ExchangeForm`, or on a page about the market. To show other currencies, set `currencies`. The
 * prices are in the unit of account, which is the US dollar by default.
 *
 * **When not to use it**: For the balances of a wallet, use `CurrencyList`.
 *
 * **Find it by**: prices, market, crypto prices, 24h change, ticker.
 */
const meta = preview.meta({ component: MarketTrends, args: { market: SAMPLE_MARKET } });

export const Base = meta.story();

/** @spec exchange-trends */
Base.test('shows each price with its change', async ({ canvas }) => {
  const region = canvas.getByRole('region', { name: 'Market Trends (24h)' });
  const lines = within(region).getAllByRole('listitem');
  await expect(lines).toHaveLength(3);
  await expect(lines[0]).toHaveTextContent('BitcoinBTC$43,250.00+2.45%');
  await expect(lines[1]).toHaveTextContent('EthereumETH$2,580.00-1.23%');
  await expect(lines[2]).toHaveTextContent('CardanoADA$0.45+3.67%');
});

/** A row without a known change shows only the price. A change of zero has no sign. */
Base.test('shows a change of zero without a sign', async ({ canvas, mount }) => {
  await mount(
    <MarketTrends market={{ ...SAMPLE_MARKET, btc: { price: '43250', change24h: '0' } }} />,
  );
  await expect(canvas.getByText('0.00%')).toBeVisible();
});

Base.test('shows only the price if the change is unknown', async ({ canvas, mount }) => {
  await mount(<MarketTrends market={{ ...SAMPLE_MARKET, btc: { price: '43250' } }} />);
  const lines = canvas.getAllByRole('listitem');
  await expect(lines[0]).toHaveTextContent(/^BitcoinBTC\$43,250\.00$/);
  await expect(lines[1]).toHaveTextContent('EthereumETH$2,580.00-1.23%');
});

Base.test(
  'leaves out a currency without a quote',
  { args: { market: { btc: { price: '43250' } } } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent(/^BitcoinBTC\$43,250\.00$/);
  },
);

/** Browsers would read 30 February as 2 March. */
Base.test(
  'shows a date that does not exist as it is',
  { args: { staleSince: '2026-02-30T10:00:00.000Z' } },
  async ({ canvas }) => {
    await expect(await canvas.findByText(/^As of/)).toHaveTextContent(
      'As of 2026-02-30T10:00:00.000Z',
    );
  },
);

Base.test('fits a huge price', async ({ canvas, mount }) => {
  await mount(
    <MarketTrends
      market={{ ...SAMPLE_MARKET, btc: { price: '98765432109876.54', change24h: '12345.67' } }}
    />,
  );
  await expect(canvas.getByRole('img', { name: '$98,765,432,109,876.54' })).toBeVisible();
});

/** The change of a falling price has a minus sign, a downward arrow, and a different colour than a rise. */
export const Falling = meta.story({
  args: {
    market: {
      ...SAMPLE_MARKET,
      btc: { price: '41000.5', change24h: '-5.2' },
      ada: { price: '0.4', change24h: '-12.345' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('-5.20%')).toBeVisible();
    await expect(canvas.getByText('-12.35%')).toBeVisible();
  },
});

/** The prices are out of date. A line below the prices shows their time. */
export const Stale = meta.story({
  decorators: inFlorin({ timeZone: 'Asia/Tokyo' }),
  args: { staleSince: '2026-03-14T01:42:00.000Z' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^As of/)).toHaveTextContent(
      /^As of Mar 14, 2026, 10:42.AM$/,
    );
  },
});

/** The currencies and the unit of account, the yen, are those of another app. */
export const OtherCurrencies = meta.story({
  decorators: inOtherCurrencies,
  args: { market: OTHER_MARKET, currencies: OTHER_CURRENCIES.slice(1) },
  play: async ({ canvas }) => {
    const lines = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(lines).toEqual([
      'KWDKuwaiti DinarKWD¥487.3+0.10%',
      '$USD CoinUSDC¥149.5-0.01%',
      'SolanaSOL¥21,346+5.40%',
      'ⓃNEAR ProtocolNEAR¥322.1-2.30%',
    ]);
  },
});

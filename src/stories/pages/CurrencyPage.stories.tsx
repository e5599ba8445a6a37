import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { advance, worldOf } from '#.storybook/world';
import CurrencyPage from '../../pages/CurrencyPage';

/**
 * One currency of the active wallet: its balance, value, price history and transactions.
 *
 * Send, Receive and Exchange open with this currency selected.
 *
 * **Keyboard**: Tab moves from the links Send, Receive and Exchange to the ranges, the chart, the button `Show as
 * table` and the transactions. Arrow keys select a range, and move through the prices of the chart.
 */
const meta = preview.meta({
  component: CurrencyPage,
  parameters: {
    layout: 'fullscreen',
    route: '/app/wallet/btc',
    docs: { story: { inline: false, height: '820px' } },
  },
});

const slider = () => screen.findByRole('slider', { name: 'Price' });

const region = async (name: string) => within(await screen.findByRole('region', { name }));

export const Base = meta.story();

Base.test('the page shows Bitcoin', async ({ app }) => {
  await expect(await app.pageHeading('Bitcoin')).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Bitcoin · Florin'));
  const balance = await region('Your balance');
  await expect(balance.getByRole('img', { name: '0.1542 BTC' })).toBeVisible();
  await expect(balance.getByText(/^Available:/)).toHaveTextContent('Available: 0.15423 BTC');
  await expect(balance.getByRole('img', { name: '$6,670.45' })).toBeVisible();
  const price = await region('Price');
  await expect(price.getByRole('img', { name: '$43,250.00' })).toBeVisible();
  await expect((await price.findByText('-1.41%')).closest('p')?.textContent).toBe(
    '-1.41% in the past day',
  );
  await expect(price.getAllByText(/43,250/)).toHaveLength(1);
});

Base.test('three links select Bitcoin', async () => {
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  await expect((await region('Your balance')).getAllByRole('link')).toHaveLength(3);
  const balance = await region('Your balance');
  await expect(balance.getByRole('link', { name: 'Exchange' })).toHaveAttribute(
    'href',
    '/app/exchange#from=btc',
  );
  await expect(hrefOf('Send')).toBe('/app/payments#open=send&currency=btc');
  await expect(hrefOf('Receive')).toBe('/app/payments#open=receive&currency=btc');
});

Base.test('the transactions in Bitcoin are listed', async () => {
  const lines = (await region('Recent transactions')).getAllByRole('listitem');
  await expect(lines).toHaveLength(2);
  await expect(lines[0]).toHaveTextContent('Received Bitcoin');
});

/** The balance is rounded. The available amount has all its decimals. */
Base.test(
  'rounds the balance',
  { parameters: { route: '/app/wallet/usd', world: { balances: { usd: '854.196' } } } },
  async () => {
    const balance = await region('Your balance');
    await expect(balance.getAllByRole('img').map((amount) => amount.ariaLabel)).toEqual([
      '$854.20',
      '$854.196',
    ]);
  },
);

Base.test('shows each range, also by keyboard', async ({ step, userEvent }) => {
  await step('Shows each range', async () => {
    const starts = {
      '1 day': ['in the past day', '$43,867.39, Mar 13, 9:30 AM'],
      '1 week': ['in the past week', /, Mar 7, 9:30 AM$/],
      '1 month': ['in the past month', /, Feb 12, 9:30 AM$/],
      '1 year': ['in the past year', /, Mar 15, 2025, 12:00 AM$/],
      All: ['since 2021', /, Jan 1, 2021, 12:00 AM$/],
    } as const;
    for (const [range, [period, start]] of Object.entries(starts)) {
      await userEvent.click(await screen.findByRole('radio', { name: range }));
      const line = await slider();
      await expect(line).toHaveAttribute('aria-valuetext', '$43,250.00, Mar 14, 9:26 AM');
      const change = (await region('Price')).getByText(/^[+-][\d,.]+%$/).closest('p');
      await expect(change?.textContent).toMatch(new RegExp(`% ${period}$`));
      line.focus();
      await userEvent.keyboard('{Home}');
      const text = (await slider()).getAttribute('aria-valuetext') ?? '';
      if (typeof start === 'string') await expect(text).toBe(start);
      else await expect(text).toMatch(start);
    }
  });
  await step('Works by keyboard', async () => {
    await step('Select the week', async () => {
      (await screen.findByRole('radio', { name: '1 day' })).focus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(screen.getByRole('radio', { name: '1 week' })).toBeChecked();
    });
    await step('Read the price before the latest', async () => {
      await userEvent.tab();
      await expect(await slider()).toHaveFocus();
      await userEvent.keyboard('{ArrowLeft}');
      await expect((await slider()).getAttribute('aria-valuetext')).toMatch(/, Mar 14, 8:00 AM$/);
    });
    await step('Switch to the table', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(screen.getByRole('button', { name: 'Show as chart' })).toHaveFocus();
    });
  });
});

/** An unknown currency shows a message and a link to the wallet. */
Base.test(
  'reports an unknown currency',
  { parameters: { route: '/app/wallet/doge' } },
  async ({ app }) => {
    await expect(await app.pageHeading('Unknown currency')).toBeVisible();
    await expect(screen.getByText(/^This wallet has no currency with that name/)).toBeVisible();
    await app.follow('Go to the wallet');
    await expect(await app.pageHeading('Wallet')).toBeVisible();
  },
);

/** A price change updates the price, the value and the end of the chart. Earlier prices stay the same. */
Base.test('updates on a price tick', { parameters: { world: { seed: 7 } } }, async (context) => {
  const { step, userEvent } = context;
  await expect(await slider()).toHaveAttribute('aria-valuetext', '$43,250.00, Mar 14, 9:26 AM');
  await step('Five seconds later', async () => {
    await advance(context, 5_000);
    const price = await region('Price');
    await waitFor(() =>
      expect(price.queryByRole('img', { name: '$43,250.00' })).not.toBeInTheDocument(),
    );
    await expect((await slider()).getAttribute('aria-valuetext')).not.toMatch(/^\$43,250\.00/);
  });
  await step('The start of the day is unchanged', async () => {
    (await slider()).focus();
    await userEvent.keyboard('{Home}');
    await expect(await slider()).toHaveAttribute('aria-valuetext', '$43,867.39, Mar 13, 9:30 AM');
  });
});

Base.test('ends the chart at the current minute', async (context) => {
  await expect(await slider()).toHaveAttribute('aria-valuetext', '$43,250.00, Mar 14, 9:26 AM');
  await advance(context, 7_000);
  await waitFor(async () =>
    expect((await slider()).getAttribute('aria-valuetext')).toMatch(/, Mar 14, 9:27 AM$/),
  );
  await advance(context, 60_000);
  await waitFor(async () =>
    expect((await slider()).getAttribute('aria-valuetext')).toMatch(/, Mar 14, 9:28 AM$/),
  );
});

/** The balance and the transactions remain. */
Base.test(
  'loads the past prices again after a failure',
  { parameters: { world: { calls: { priceHistory: 'fail' } } } },
  async (context) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Price could not be shown\.Try again$/,
    );
    await expect(await screen.findByRole('region', { name: 'Your balance' })).toBeVisible();
    worldOf(context).outcomes.priceHistory = 'normal';
    await context.app.press('Try again');
    await expect(await slider()).toHaveAttribute('aria-valuetext', '$43,250.00, Mar 14, 9:26 AM');
  },
);

/** After an hour, the chart ends at the current time, and contains the prices that were shown during the hour. */
Base.test(
  'extends the chart after an hour',
  { parameters: { world: { seed: 7 } } },
  async (context) => {
    const { app, step } = context;
    await slider();
    await step('The end of the chart and of the table are the current time', async () => {
      await advance(context, 3_600_000);
      await waitFor(async () =>
        expect((await slider()).getAttribute('aria-valuetext')).toMatch(/, Mar 14, 10:26 AM$/),
      );
      await app.press('Show as table');
      const price = (await region('Price')).getByRole('img').ariaLabel ?? '';
      const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
      await expect(rows[1]).toBe(`Mar 14, 10:26 AM${price}`);
      const quarters = rows
        .map((row) => row.split('$')[0])
        .filter((time) => /:(?:00|15|30|45) AM$/.test(time ?? ''));
      await expect(quarters.slice(0, 5)).toEqual([
        'Mar 14, 10:15 AM',
        'Mar 14, 10:00 AM',
        'Mar 14, 9:45 AM',
        'Mar 14, 9:30 AM',
        'Mar 14, 9:15 AM',
      ]);
    });
  },
);

/** In the transactions, the contact's name is shown before the address. */
export const WithContact = meta.story({
  parameters: {
    world: {
      contacts: [
        {
          id: 'a',
          name: 'Cold storage',
          addresses: { btc: 'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3' },
        },
      ],
    },
  },
  play: async () => {
    const list = await region('Recent transactions');
    await waitFor(() =>
      expect(list.getAllByRole('listitem')[0]).toHaveTextContent(
        'From Cold storage (bc1qrp33g0q5c5t...)',
      ),
    );
  },
});

/** The price of a fiat currency changes less than the price of a cryptocurrency. */
export const FiatCurrency = meta.story({
  parameters: { route: '/app/wallet/gbp' },
  play: async ({ app }) => {
    await expect(await app.pageHeading('British Pound')).toBeVisible();
    await expect(await slider()).toHaveAttribute('aria-valuetext', '$1.25, Mar 14, 9:26 AM');
  },
});

/**
 * The unit of account, here dollars, always has the price 1, so the page shows neither a price nor a value. All of the
 * balance is available, so the page shows the amount once.
 */
export const UnitOfAccount = meta.story({
  parameters: { route: '/app/wallet/usd' },
  play: async ({ app }) => {
    await expect(await app.pageHeading('US Dollar')).toBeVisible();
    const balance = await region('Your balance');
    await expect(balance.getAllByRole('img', { name: /2,847/ })).toHaveLength(1);
    await expect(balance.queryByText(/^Available/)).not.toBeInTheDocument();
    await expect(balance.queryByText(/^Worth/)).not.toBeInTheDocument();
    await expect(screen.queryByRole('region', { name: 'Price' })).not.toBeInTheDocument();
  },
});

/** The balance is zero. The page still shows the prices. */
export const EmptyWallet = meta.story({
  parameters: { world: { holdings: 'empty' } },
  play: async () => {
    const balance = await region('Your balance');
    await expect(balance.getByRole('img', { name: '0.0000 BTC' })).toBeVisible();
    await expect(screen.getByText('No transactions yet')).toBeVisible();
  },
});

/** `Show as table` replaces the chart with a table, which stays when the user selects another range. */
export const PricesAsTable = meta.story({
  tags: ['!autodocs'],
  play: async ({ app, userEvent }) => {
    await app.press('Show as table');
    const rows = () => screen.getAllByRole('row').length;
    await expect(rows()).toBe(98);
    await userEvent.click(screen.getByRole('radio', { name: '1 year' }));
    await expect(rows()).toBe(45);
  },
});

/** Hiding the balance also hides the amounts of transactions. Prices are public, so they remain visible. */
export const Hidden = meta.story({
  tags: ['!autodocs'],
  play: async ({ app }) => {
    await app.press('Hide balance');
    const balance = await screen.findByRole('region', { name: 'Your balance' });
    await expect(within(balance).getAllByRole('img', { name: 'Amount hidden' })).toHaveLength(3);
    await expect(document.body.innerHTML).not.toMatch(/0\.1542|6,670|0\.0125/);
    await expect((await region('Price')).getByRole('img', { name: '$43,250.00' })).toBeVisible();
  },
});

const numberIn = (text: string | null | undefined) =>
  Number((text ?? '').replaceAll(/[^\d.-]/g, ''));

/**
 * In each range, the high, the low and the change are those of the prices in the table. The high and the low of the day
 * include every price that was shown.
 */
Base.test(
  'figures agree in each range',
  { parameters: { world: { seed: 7 } } },
  async (context) => {
    const { app, userEvent } = context;
    await slider();
    const price = await region('Price');
    const shown = new Set<number>();
    for (let tick = 0; tick < 12; tick += 1) {
      shown.add(numberIn(price.getByRole('img').ariaLabel));
      await advance(context, 5_000);
    }
    await advance(context, 1_200_000);
    const highs: number[] = [Math.max(...shown)];
    for (const range of ['1 day', '1 week', '1 month', '1 year', 'All']) {
      await userEvent.click(screen.getByRole('radio', { name: range }));
      const high = numberIn((await price.findByText(/^High/)).textContent);
      const low = numberIn(price.getByText(/^Low/).textContent);
      const change = price.getByText(/^[+-][\d,.]+%$/).textContent;
      await expect(high).toBeGreaterThanOrEqual(highs.at(-1) ?? 0);
      await expect(low).toBeLessThanOrEqual(Math.min(...shown));
      highs.push(high);
      await app.press('Show as table');
      const prices = screen
        .getAllByRole('row')
        .slice(1)
        .map((row) => numberIn(row.lastChild?.textContent));
      await expect([Math.max(...prices), Math.min(...prices)]).toEqual([high, low]);
      const [latest = 0] = prices;
      const first = prices.at(-1) ?? 0;
      await expect(latest).toBe(numberIn(price.getByRole('img').ariaLabel));
      await expect(Math.abs(numberIn(change) - (100 * (latest - first)) / first)).toBeLessThan(
        0.01,
      );
      await expect(price.getByText(/^[+-][\d,.]+%$/)).toHaveTextContent(change);
      await app.press('Show as chart');
    }
  },
);

import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { advance, worldOf } from '#.storybook/world';
import ExchangePage from '../../pages/ExchangePage';
import { expectInSight } from '../../testing/inSight';
import {
  amountToExchange,
  currencyLine,
  doneNotice,
  fillInExchange,
  goTo,
  hideBalance,
  pageHeading,
  pressExchange,
  recentTransactions,
  showBalance,
  switchWallet,
  totalBalance,
  youReceive,
} from '../../testing/steps';

/**
 * A page for exchanging one currency of the active wallet for another. It also shows the prices of the market.
 *
 * **Keyboard**: Tab moves from the bars through the form. Enter in the amount submits the form.
 */
const meta = preview.meta({
  component: ExchangePage,
  parameters: {
    layout: 'fullscreen',
    route: '/app/exchange',
    docs: { story: { inline: false, height: '820px' } },
  },
});

/** Returns the items in the list of market trends. */
async function trends(): Promise<HTMLElement[]> {
  const region = await screen.findByRole('region', { name: 'Market Trends (24h)' });
  return within(region).getAllByRole('listitem');
}

export const Base = meta.story();

/** @spec exchange-first-currencies, exchange-trends */
Base.test('starts with the first two currencies', async () => {
  await expect(await pageHeading('Exchange')).toBeVisible();
  await expect(screen.getByRole('combobox', { name: 'From currency' })).toHaveValue('usd');
  await expect(screen.getByRole('combobox', { name: 'To currency' })).toHaveValue('eur');
  await expect(await amountToExchange()).toHaveAccessibleDescription('Available: $2,847.32');
  await expect(await youReceive()).toHaveTextContent('0.000000 EUR');
  await expect(screen.getByText('1 USD = 0.92 EUR')).toBeVisible();
  await expect(screen.getByText('+0.24%')).toBeVisible();
  await expect(await trends()).toHaveLength(3);
  await expect(document.title).toBe('Exchange · Florin');
});

/** On a low screen, `Exchange now` is visible above the tab bar without scrolling. */
Base.test(
  'keeps its button in view',
  { globals: { viewport: { value: 'low' } } },
  async ({ userEvent }) => {
    await fillInExchange(userEvent, { amount: '0' });
    await pressExchange(userEvent);
    await screen.findByText('Enter an amount above 0');
    document.documentElement.scrollTop = 0;
    await expectInSight(screen.getByRole('button', { name: 'Exchange now' }));
  },
);

Base.test('replaces the refusal after a success', async ({ userEvent, step }) => {
  await step('An amount above the balance is refused in a notice', async () => {
    await fillInExchange(userEvent, { amount: '5000' });
    await pressExchange(userEvent);
    await expect(await screen.findByRole('alert')).toHaveTextContent('Insufficient balance');
  });
  await step('A smaller amount succeeds, and its notice replaces the refusal', async () => {
    await userEvent.clear(await amountToExchange());
    await fillInExchange(userEvent, { amount: '500' });
    await pressExchange(userEvent);
    await screen.findByText('Exchanged $500.00 to 460.000000 EUR');
    await expect(screen.getByRole('alert')).not.toHaveTextContent('Insufficient balance');
  });
});

/** Home, Wallet, Payments and Exchange have the button that hides and shows amounts. */
Base.test('hides and shows amounts', async ({ userEvent, step }) => {
  await step(
    'Hide the amounts: the available amount is hidden, and prices are visible',
    async () => {
      await hideBalance(userEvent);
      await expect(await amountToExchange()).not.toHaveAccessibleDescription();
      await expect((await trends())[0]).toHaveTextContent('$43,250.00');
    },
  );
  await step('The confirmation of an exchange contains no amount', async () => {
    await fillInExchange(userEvent, { amount: '847.32' });
    await pressExchange(userEvent);
    await expect(await screen.findByText(/^Exchanged/)).toHaveTextContent(
      'Exchanged $•••••• to •••••• EUR',
    );
  });
  await step('Show the amounts: the exchange is not announced again', async () => {
    await showBalance(userEvent);
    await expect(screen.queryByText(/^Exchanged/)).not.toBeInTheDocument();
    await expect(await amountToExchange()).toHaveAccessibleDescription('Available: $2,000.00');
  });
});

/** @spec exchange-balance, insufficient-balance */
Base.test('refuses more than the balance', async ({ userEvent, step }) => {
  await step('Exchange a cent more than the balance', async () => {
    await fillInExchange(userEvent, { to: 'gbp', amount: '2847.33' });
    await pressExchange(userEvent);
  });
  await step('The notice and the field show the error, and the form keeps its values', async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(/^Insufficient balance$/);
    await expect(await amountToExchange()).toHaveAccessibleDescription('Insufficient balance');
    await expect(await amountToExchange()).toHaveValue('2847.33');
    await expect(screen.getByRole('combobox', { name: 'To currency' })).toHaveValue('gbp');
  });
  await step('No money moved', async () => {
    await goTo(userEvent, 'Home');
    await expect(await totalBalance()).toHaveTextContent('$20,009.34');
    await expect(await recentTransactions()).toHaveLength(8);
  });
});

Base.test('exchanges the whole balance', async ({ userEvent }) => {
  await fillInExchange(userEvent, { to: 'btc', amount: '2847.32' });
  await pressExchange(userEvent);
  await expect(await screen.findByText('Exchanged $2,847.32 to 0.065488 BTC')).toBeVisible();
  await expect(await amountToExchange()).toHaveAccessibleDescription('Available: $0.00');
});

Base.test(
  'exchanges once when pressed three times',
  { parameters: { world: { delays: 'real' } } },
  async (context) => {
    const { userEvent, step } = context;
    await step('Press Enter three times: a spinner, and the amount is held', async () => {
      await fillInExchange(userEvent, { amount: '847.32{Enter}{Enter}{Enter}' });
      await expect(await screen.findByRole('progressbar')).toBeVisible();
      await expect(screen.getByRole('button', { name: /Exchange now/ })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      await expect(await amountToExchange()).toHaveAccessibleDescription('Available: $2,000.00');
    });
    await step('After 1,999 ms the exchange is still pending', async () => {
      await advance(context, 1_999);
      await expect(await amountToExchange()).toHaveValue('847.32');
    });
    await step('After two seconds the exchange is completed once', async () => {
      await advance(context, 1);
      await waitFor(async () => expect(await amountToExchange()).toHaveValue(''));
      await expect(await amountToExchange()).toHaveAccessibleDescription('Available: $2,000.00');
      await goTo(userEvent, 'Payments');
      await expect(await recentTransactions()).toHaveLength(9);
    });
  },
);

Base.test(
  'completes an exchange after navigation',
  { parameters: { world: { delays: 'real' } } },
  async (context) => {
    const { userEvent, step } = context;
    await step('Leave the page and switch the wallet while the exchange is pending', async () => {
      await fillInExchange(userEvent, { amount: '847.32{Enter}' });
      await goTo(userEvent, 'Wallet');
      await switchWallet(userEvent, 'Business Wallet');
      await expect(await currencyLine('US Dollar')).toHaveTextContent('$854.20');
    });
    await step('After two seconds the active wallet is unchanged', async () => {
      await advance(context, 2_000);
      await expect(await currencyLine('US Dollar')).toHaveTextContent('$854.20');
    });
    await step('The wallet of the exchange has one new transaction', async () => {
      await switchWallet(userEvent, 'Personal Wallet');
      await expect(await currencyLine('US Dollar')).toHaveTextContent('$2,000.00');
      await expect(await currencyLine('Euro')).toHaveTextContent('€2,030.28');
      await goTo(userEvent, 'Payments');
      await expect(await recentTransactions()).toHaveLength(9);
    });
  },
);

Base.test(
  'reports a failure on another page',
  { parameters: { world: { delays: 'real', calls: { exchange: 'fail' } } } },
  async (context) => {
    const { userEvent } = context;
    await fillInExchange(userEvent, { amount: '847.32{Enter}' });
    await goTo(userEvent, 'Home');
    await advance(context, 2_000);
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'We could not confirm this payment. It may have been made.',
    );
    await expect(await totalBalance()).toHaveTextContent('$20,009.34');
  },
);

Base.test(
  'exchanges again while one is pending',
  { parameters: { world: { calls: { exchange: 'hang' } } } },
  async (context) => {
    const { userEvent, step } = context;
    await step('Leave the page while the exchange is pending, and return', async () => {
      await fillInExchange(userEvent, { amount: '2000' });
      await pressExchange(userEvent);
      await expect(await screen.findByRole('progressbar')).toBeVisible();
      await goTo(userEvent, 'Home');
      await goTo(userEvent, 'Exchange');
    });
    await step('The form is enabled, and the held amount is not available', async () => {
      await expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
      await expect(await amountToExchange()).toHaveAccessibleDescription('Available: $847.32');
      worldOf(context).outcomes.exchange = 'normal';
      await fillInExchange(userEvent, { amount: '847.32' });
      await pressExchange(userEvent);
      await expect(await screen.findByText('Exchanged $847.32 to 779.534400 EUR')).toBeVisible();
      await expect(await amountToExchange()).toHaveAccessibleDescription('Available: $0.00');
    });
  },
);

/** @spec exchange-trends */
Base.test('updates with the prices', { parameters: { world: { seed: 7 } } }, async (context) => {
  const { userEvent, step } = context;
  await step('Nothing changes before the first tick', async () => {
    await fillInExchange(userEvent, { to: 'btc', amount: '1000' });
    await advance(context, 4_999);
    await expect((await trends())[0]).toHaveTextContent('$43,250.00+2.45%');
  });
  await step('The tick changes the prices of the market, and not the exchange rate', async () => {
    await advance(context, 1);
    await waitFor(async () => expect((await trends())[0]).not.toHaveTextContent('$43,250.00'));
    await expect(await youReceive()).toHaveTextContent('0.023000 BTC');
    await expect(await amountToExchange()).toHaveValue('1000');
  });
});

/** The URL's hash selects the currency to exchange from. */
Base.test(
  'selects the currency from the URL',
  { parameters: { route: '/app/exchange#from=btc' } },
  async ({ userEvent }) => {
    const from = await screen.findByRole('combobox', { name: 'From currency' });
    await expect(from).toHaveValue('btc');
    await expect(screen.getByRole('combobox', { name: 'To currency' })).toHaveValue('usd');
    await fillInExchange(userEvent, { amount: '0.1' });
    await expect(await youReceive()).toHaveTextContent(/USD$/);
  },
);

/** The available amount is zero, so the field has no button Max. */
export const EmptyWallet = meta.story({
  parameters: { world: { holdings: 'empty' } },
  play: async () => {
    await expect(await amountToExchange()).toHaveAccessibleDescription('Available: $0.00');
  },
});

export const HugeAmounts = meta.story({
  tags: ['!autodocs'],
  globals: { viewport: { value: 'small' } },
  parameters: { world: { balances: { btc: '20999999.99999999' } } },
  play: async ({ userEvent }) => {
    await fillInExchange(userEvent, { from: 'btc', to: 'usd', amount: '20999999.99999999' });
    await expect(await youReceive()).toHaveTextContent('908,249,999,999.999568 USD');
  },
});

/** @spec exchange-result */
export const DollarsExchangedForEuros = meta.story({
  tags: ['!autodocs'],
  play: async ({ userEvent, step }) => {
    await step('Exchange $847.32 for euros', async () => {
      await fillInExchange(userEvent, { amount: '847.32' });
      await expect(await youReceive()).toHaveTextContent('779.534400 EUR');
      await pressExchange(userEvent);
    });
    await step('The amount is cleared, and the currencies remain', async () => {
      await expect(await doneNotice()).toHaveTextContent('Exchanged $847.32 to 779.534400 EUR');
      await expect(screen.getByRole('link', { name: 'View receipt' })).toBeVisible();
      const notice = (await screen.findByRole('alert')).getBoundingClientRect();
      const heading = (await pageHeading('Exchange')).getBoundingClientRect();
      const button = screen.getByRole('button', { name: 'Exchange now' }).getBoundingClientRect();
      await expect(notice.top).toBeCloseTo(heading.bottom + 12, 0);
      await expect(notice.bottom).toBeLessThan(button.top);
      await expect(await amountToExchange()).toHaveValue('');
      await expect(await amountToExchange()).toHaveAccessibleDescription('Available: $2,000.00');
      await expect(screen.getByRole('combobox', { name: 'To currency' })).toHaveValue('eur');
    });
    await step('The wallet contains $2,000.00 and €2,030.28', async () => {
      await goTo(userEvent, 'Wallet');
      await expect(await currencyLine('US Dollar')).toHaveTextContent('$2,000.00');
      await expect(await currencyLine('Euro')).toHaveTextContent('€2,030.28');
    });
    await step('The exchange is the first transaction', async () => {
      await goTo(userEvent, 'Payments');
      const [newest] = await recentTransactions();
      await expect(newest).toHaveTextContent('Exchanged $847.32 to 779.534400 EUR');
      await expect(newest).toHaveTextContent('-$847.32');
      await expect(newest).toHaveTextContent('Completed');
    });
  },
});

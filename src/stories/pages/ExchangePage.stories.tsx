import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { advance, worldOf } from '#.storybook/world';
import ExchangePage from '../../pages/ExchangePage';
import { expectInSight } from '../../testing/inSight';

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
Base.test('starts with the first two currencies', async ({ app }) => {
  await expect(await app.pageHeading('Exchange')).toBeVisible();
  await expect(app.exchange.from).toHaveValue('usd');
  await expect(app.exchange.to).toHaveValue('eur');
  await expect(app.exchange.amount).toHaveAccessibleDescription('Available: $2,847.32');
  await expect(app.exchange.received).toHaveTextContent('0.000000 EUR');
  await expect(screen.getByText('1 USD = 0.92 EUR')).toBeVisible();
  await expect(screen.getByText('+0.24%')).toBeVisible();
  await expect(await trends()).toHaveLength(3);
  await expect(document.title).toBe('Exchange · Florin');
});

/**
 * On a phone, `Exchange now` is visible above the tab bar without scrolling. In a window below 700 px, the button would
 * cover the received amount, so it scrolls with the form.
 */
Base.test(
  'keeps its button in view',
  { globals: { viewport: { value: 'phone' } } },
  async ({ app }) => {
    await app.exchange.fillIn({ amount: '0' });
    await app.exchange.exchange();
    await screen.findByText('Enter an amount above 0');
    document.documentElement.scrollTop = 0;
    await expectInSight(app.exchange.exchangeButton);
  },
);

Base.test(
  'closes the refusal when the amount is edited',
  { parameters: { world: { delays: 'real' } } },
  async (context) => {
    const { app, userEvent, step } = context;
    await step('An amount above the balance is refused in a notice', async () => {
      await app.exchange.fillIn({ amount: '5000' });
      await app.exchange.exchange();
      await advance(context, 2_000);
      await expect(await screen.findByRole('alert')).toHaveTextContent('Insufficient balance');
    });
    await step('The first edit closes the notice', async () => {
      await userEvent.type(app.exchange.amount, '{Backspace}');
      await app.noNotice();
      await app.exchange.exchange();
    });
    await step('The exchange succeeds', async () => {
      await advance(context, 2_000);
      await screen.findByText('Exchanged $500.00 to 460.000000 EUR');
    });
  },
);

/** Home, Wallet, Payments and Exchange have the button that hides and shows amounts. */
Base.test('hides and shows amounts', async ({ app, step }) => {
  await step(
    'Hide the amounts: the available amount is hidden, and prices are visible',
    async () => {
      await app.hideBalance();
      await expect(app.exchange.amount).not.toHaveAccessibleDescription();
      await expect((await trends())[0]).toHaveTextContent('$43,250.00');
    },
  );
  await step('The confirmation of an exchange contains no amount', async () => {
    await app.exchange.fillIn({ amount: '847.32' });
    await app.exchange.exchange();
    await expect(await screen.findByText(/^Exchanged/)).toHaveTextContent(
      'Exchanged $•••••• to •••••• EUR',
    );
  });
  await step('Show the amounts: the exchange is not announced again', async () => {
    await app.showBalance();
    await expect(screen.queryByText(/^Exchanged/)).not.toBeInTheDocument();
    await expect(app.exchange.amount).toHaveAccessibleDescription('Available: $2,000.00');
  });
});

/** @spec exchange-balance, insufficient-balance */
Base.test('refuses more than the balance', async ({ app, step }) => {
  await step('Exchange a cent more than the balance', async () => {
    await app.exchange.fillIn({ to: 'gbp', amount: '2847.33' });
    await app.exchange.exchange();
  });
  await step('The notice and the field show the error, and the form keeps its values', async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(/^Insufficient balance$/);
    await expect(app.exchange.amount).toHaveAccessibleDescription('Insufficient balance');
    await expect(app.exchange.amount).toHaveValue('2847.33');
    await expect(app.exchange.to).toHaveValue('gbp');
  });
  await step('No money moved', async () => {
    await app.goTo('Home');
    await expect(await app.totalBalance()).toHaveTextContent('$20,009.34');
    await expect(await app.recentTransactions()).toHaveLength(8);
  });
});

Base.test('exchanges the whole balance', async ({ app }) => {
  await app.exchange.fillIn({ to: 'btc', amount: '2847.32' });
  await app.exchange.exchange();
  await expect(await screen.findByText('Exchanged $2,847.32 to 0.065488 BTC')).toBeVisible();
  await expect(app.exchange.amount).toHaveAccessibleDescription('Available: $0.00');
});

Base.test(
  'exchanges once when pressed three times',
  { parameters: { world: { delays: 'real' } } },
  async (context) => {
    const { app, step, userEvent } = context;
    await step('Press Enter three times: a spinner, and the form stays as it was', async () => {
      await app.exchange.fillIn({ amount: '847.32' });
      await userEvent.keyboard('{Enter}{Enter}{Enter}');
      await expect(await screen.findByRole('progressbar')).toBeVisible();
      await expect(screen.getByRole('button', { name: /Exchange now/ })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      await expect(app.exchange.amount).toHaveAccessibleDescription('Available: $2,847.32');
    });
    await step('After 1,999 ms the exchange is still pending', async () => {
      await advance(context, 1_999);
      await expect(app.exchange.amount).toHaveValue('847.32');
    });
    await step('After two seconds the exchange is completed once', async () => {
      await advance(context, 1);
      await waitFor(async () => expect(app.exchange.amount).toHaveValue(''));
      await expect(app.exchange.amount).toHaveAccessibleDescription('Available: $2,000.00');
      await app.goTo('Payments');
      await expect(await app.recentTransactions()).toHaveLength(9);
    });
  },
);

Base.test(
  'completes an exchange after navigation',
  { parameters: { world: { delays: 'real' } } },
  async (context) => {
    const { app, step, userEvent } = context;
    await step('Leave the page and switch the wallet while the exchange is pending', async () => {
      await app.exchange.fillIn({ amount: '847.32' });
      await userEvent.keyboard('{Enter}');
      await app.goTo('Wallet');
      await app.switchWallet('Business Wallet');
      await expect(await app.currencyLine('US Dollar')).toHaveTextContent('$854.20');
    });
    await step('After two seconds the active wallet is unchanged', async () => {
      await advance(context, 2_000);
      await expect(await app.currencyLine('US Dollar')).toHaveTextContent('$854.20');
    });
    await step('The wallet of the exchange has one new transaction', async () => {
      await app.switchWallet('Personal Wallet');
      await expect(await app.currencyLine('US Dollar')).toHaveTextContent('$2,000.00');
      await expect(await app.currencyLine('Euro')).toHaveTextContent('€2,030.28');
      await app.goTo('Payments');
      await expect(await app.recentTransactions()).toHaveLength(9);
    });
  },
);

Base.test(
  'reports a failure on another page',
  { parameters: { world: { delays: 'real', calls: { exchange: 'fail' } } } },
  async (context) => {
    const { app, userEvent } = context;
    await app.exchange.fillIn({ amount: '847.32' });
    await userEvent.keyboard('{Enter}');
    await app.goTo('Home');
    await advance(context, 2_000);
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'We could not confirm this payment. It may have been made.',
    );
    await expect(await app.totalBalance()).toHaveTextContent('$20,009.34');
  },
);

Base.test(
  'exchanges again while one is pending',
  { parameters: { world: { calls: { exchange: 'hang' } } } },
  async (context) => {
    const { app, step } = context;
    await step('Leave the page while the exchange is pending, and return', async () => {
      await app.exchange.fillIn({ amount: '2000' });
      await app.exchange.exchange();
      await expect(await screen.findByRole('progressbar')).toBeVisible();
      await app.goTo('Home');
      await app.goTo('Exchange');
    });
    await step('The form is enabled, and the held amount is not available', async () => {
      await expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
      await expect(app.exchange.amount).toHaveAccessibleDescription('Available: $847.32');
      worldOf(context).outcomes.exchange = 'normal';
      await app.exchange.fillIn({ amount: '847.32' });
      await app.exchange.exchange();
      await expect(await screen.findByText('Exchanged $847.32 to 779.534400 EUR')).toBeVisible();
      await expect(app.exchange.amount).toHaveAccessibleDescription('Available: $0.00');
    });
  },
);

/** @spec exchange-trends */
Base.test('updates with the prices', { parameters: { world: { seed: 7 } } }, async (context) => {
  const { app, step } = context;
  await step('Nothing changes before the first tick', async () => {
    await app.exchange.fillIn({ to: 'btc', amount: '1000' });
    await advance(context, 4_999);
    await expect((await trends())[0]).toHaveTextContent('$43,250.00+2.45%');
  });
  await step('The tick changes the prices of the market, and not the exchange rate', async () => {
    await advance(context, 1);
    await waitFor(async () => expect((await trends())[0]).not.toHaveTextContent('$43,250.00'));
    await expect(app.exchange.received).toHaveTextContent('0.023000 BTC');
    await expect(app.exchange.amount).toHaveValue('1000');
  });
});

/** The URL's hash selects the currency to exchange from. */
Base.test(
  'selects the currency from the URL',
  { parameters: { route: '/app/exchange#from=btc' } },
  async ({ app }) => {
    const from = app.exchange.from;
    await expect(from).toHaveValue('btc');
    await expect(app.exchange.to).toHaveValue('usd');
    await app.exchange.fillIn({ amount: '0.1' });
    await expect(app.exchange.received).toHaveTextContent(/USD$/);
  },
);

/** The link in the tab bar leads to the URL of the page without a currency. */
Base.test(
  'keeps the currency from the URL and the amount when the tab is pressed',
  { parameters: { route: '/app/exchange#from=btc' } },
  async ({ app }) => {
    await app.exchange.fillIn({ amount: '0.1' });
    await app.openTab('Exchange');
    await app.exchange.type('amount', '5');
    await expect(app.exchange.from).toHaveValue('btc');
    await expect(app.exchange.amount).toHaveValue('0.15');
  },
);

Base.test(
  'keeps its button free of a notice on a small phone',
  { globals: { viewport: { value: 'small' } } },
  async ({ app }) => {
    await app.exchange.fillIn({ amount: '99999' });
    // The button is directly above the tab bar, where a notice would be.
    app.exchange.exchangeButton.scrollIntoView({ block: 'end' });
    await app.exchange.exchange();
    const notice = (await screen.findByRole('alert')).getBoundingClientRect();
    const button = app.exchange.exchangeButton.getBoundingClientRect();
    await expect(notice.bottom).toBeLessThan(button.top);
    await expect(button.top - notice.bottom).toBeLessThan(32);
  },
);

/** The available amount is zero, so the field has no button Max. */
export const EmptyWallet = meta.story({
  parameters: { world: { holdings: 'empty' } },
  play: async ({ app }) => {
    await expect(app.exchange.amount).toHaveAccessibleDescription('Available: $0.00');
  },
});

export const HugeAmounts = meta.story({
  tags: ['!autodocs'],
  globals: { viewport: { value: 'small' } },
  parameters: { world: { balances: { btc: '20999999.99999999' } } },
  play: async ({ app }) => {
    await app.exchange.fillIn({ from: 'btc', to: 'usd', amount: '20999999.99999999' });
    await expect(app.exchange.received).toHaveTextContent('908,249,999,999.999568 USD');
  },
});

/** @spec exchange-result */
export const DollarsExchangedForEuros = meta.story({
  tags: ['!autodocs'],
  play: async ({ app, step }) => {
    await step('Exchange $847.32 for euros', async () => {
      await app.exchange.fillIn({ amount: '847.32' });
      await expect(app.exchange.received).toHaveTextContent('779.534400 EUR');
      await app.exchange.exchange();
    });
    await step('The amount is cleared, and the currencies remain', async () => {
      await expect(await app.doneNotice()).toHaveTextContent('Exchanged $847.32 to 779.534400 EUR');
      await expect(screen.getByRole('link', { name: 'View receipt' })).toBeVisible();
      const notice = (await screen.findByRole('alert')).getBoundingClientRect();
      const from = app.exchange.from.getBoundingClientRect();
      const button = app.exchange.exchangeButton.getBoundingClientRect();
      await expect(notice.top).toBeGreaterThan(from.bottom);
      await expect(notice.bottom <= button.top || notice.top >= button.bottom).toBe(true);
      await expect(app.exchange.amount).toHaveValue('');
      await expect(app.exchange.amount).toHaveAccessibleDescription('Available: $2,000.00');
      await expect(app.exchange.to).toHaveValue('eur');
    });
    await step('The wallet contains $2,000.00 and €2,030.28', async () => {
      await app.goTo('Wallet');
      await expect(await app.currencyLine('US Dollar')).toHaveTextContent('$2,000.00');
      await expect(await app.currencyLine('Euro')).toHaveTextContent('€2,030.28');
    });
    await step('The exchange is the first transaction', async () => {
      await app.goTo('Payments');
      const [newest] = await app.recentTransactions();
      await expect(newest).toHaveTextContent('Exchanged $847.32 to 779.534400 EUR');
      await expect(newest).toHaveTextContent('-$847.32');
      await expect(newest).toHaveTextContent('Completed');
    });
  },
});

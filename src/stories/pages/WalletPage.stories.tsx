import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { advance, worldOf } from '#.storybook/world';
import WalletPage from '../../pages/WalletPage';

/**
 * The active wallet: its total, its network, its currencies, and the share of each currency in the total. The user can
 * select the primary currency, which forms select initially.
 *
 * **Keyboard**: Tab moves from the balance to the network, through the currencies, and through the shares, which are
 * links.
 */
const meta = preview.meta({
  component: WalletPage,
  parameters: {
    layout: 'fullscreen',
    route: '/app/wallet',
    docs: { story: { inline: false, height: '820px' } },
  },
});

const network = () => screen.findByRole('button', { name: /^Switch network/ });

/** Waits until the browser has reported an element as visible, also to the observers created before. */
const observedAsVisible = (element: Element) =>
  new Promise<void>((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.at(-1)?.isIntersecting) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(element);
  });

export const Base = meta.story();

Base.test('shows the total, the network and the currencies', async ({ app }) => {
  await expect(await app.pageHeading('Wallet')).toBeVisible();
  await expect(await app.totalBalance()).toHaveTextContent('$20,009.34');
  await expect(await network()).toHaveAccessibleName('Switch network Ethereum Mainnet (connected)');
  await expect(await app.currencyLine('US Dollar')).toHaveAttribute('aria-pressed', 'true');
  await expect(await app.currencyLine('Bitcoin')).toHaveTextContent('0.1542 BTC $6,670.45');
  await expect(document.title).toBe('Wallet · Florin');
});

Base.test('updates with the prices', { parameters: { world: { seed: 7 } } }, async (context) => {
  const { app, step } = context;
  await step('Nothing changes before the first tick', async () => {
    await expect(await app.currencyLine('Bitcoin')).toHaveTextContent('Price $43,250.00 +2.45%');
    await advance(context, 4_999);
    await expect(await app.currencyLine('Bitcoin')).toHaveTextContent('Price $43,250.00 +2.45%');
  });
  await step('The tick changes prices and values, not balances or the dollar', async () => {
    await advance(context, 1);
    await waitFor(async () =>
      expect(await app.currencyLine('Bitcoin')).not.toHaveTextContent('$43,250.00'),
    );
    await expect(await app.currencyLine('Bitcoin')).toHaveTextContent('0.1542 BTC');
    await expect(await app.currencyLine('US Dollar')).toHaveTextContent(
      /^US Dollar USD \$2,847\.32$/,
    );
    await expect(await app.totalBalance()).toHaveTextContent('$20,649.66');
  });
});

/**
 * The send sheet starts with the selected currency.
 * @spec wallet-primary-currency
 */
Base.test('selects the primary currency', async ({ app, step, userEvent }) => {
  await step('Shows and hides shares', async () => {
    // The shares of the currencies are below the list. Hiding the balance also hides the shares.
    const shares = await screen.findByRole('region', { name: 'Where your money is' });
    const lines = within(shares).getAllByRole('listitem');
    await expect(lines[3]).toHaveTextContent(/^Bitcoin 33.3%$/);
    await app.press('Hide balance');
    await waitFor(() => expect(lines[3]).toHaveTextContent('Bitcoin ••••••'));
  });
  await step('Selects the primary currency', async () => {
    await step('Select Bitcoin: only Bitcoin is pressed', async () => {
      await userEvent.click(await app.currencyLine('Bitcoin'));
      await expect(await app.currencyLine('Bitcoin')).toHaveAttribute('aria-pressed', 'true');
      await expect(await app.currencyLine('US Dollar')).toHaveAttribute('aria-pressed', 'false');
    });
    await step('The send sheet starts with the currency', async () => {
      await app.goTo('Payments');
      await app.openSend();
      await expect(screen.getByRole('combobox', { name: 'Currency' })).toHaveValue('btc');
    });
  });
});

Base.test(
  'updates visible shares with the prices',
  { parameters: { world: { seed: 7 } } },
  async (context) => {
    const shares = await screen.findByRole('region', { name: 'Where your money is' });
    const bitcoin = () => within(shares).getAllByRole('listitem')[3];
    shares.scrollIntoView();
    await observedAsVisible(shares);
    await expect(bitcoin()).toHaveTextContent(/^Bitcoin 33\.3%$/);
    await advance(context, 5_000);
    await waitFor(() => expect(bitcoin()).not.toHaveTextContent('33.3%'));
  },
);

/** The shares are below the screen of a small phone. */
Base.test(
  'updates shares that are not visible after a payment',
  { globals: { viewport: { value: 'small' } } },
  async (context) => {
    const shares = await screen.findByRole('region', { name: 'Where your money is' });
    const dollars = () => within(shares).getAllByRole('listitem')[0];
    await expect(dollars()).toHaveTextContent(/^US Dollar 14\.2%$/);
    await worldOf(context)
      .session.wallets()
      ?.store.getState()
      .actions.send(
        { recipient: 'rent@example.com', amount: '2000', currency: 'usd' },
        { idempotencyKey: 'rent' },
      );
    await waitFor(() => expect(dollars()).toHaveTextContent(/^US Dollar 4\.7%$/));
  },
);

/** The selected row and the share of a currency are links to its page. */
Base.test('opens the details of a currency', async ({ app, userEvent, step }) => {
  await step('From the selected row', async () => {
    await userEvent.click(await app.currencyLine('Bitcoin'));
    await app.follow('Details of Bitcoin');
    await expect(await app.pageHeading('Bitcoin')).toBeVisible();
  });
  await step('From its share', async () => {
    await app.goTo('Wallet');
    await app.follow('Bitcoin 33.3%');
    await expect(await app.pageHeading('Bitcoin')).toBeVisible();
  });
});

/** @spec wallet-network-closes */
Base.test('switches the network', async ({ app, userEvent, step }) => {
  await step('Select Solana from six networks', async () => {
    await userEvent.click(await network());
    await expect(await screen.findAllByRole('option')).toHaveLength(6);
    await app.choose('option', 'Solana Mainnet (connected)');
    await expect(await network()).toHaveAccessibleName('Switch network Solana Mainnet (connected)');
  });
  await step('The currency is selected after returning to the page', async () => {
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await app.goTo('Home');
    await app.goTo('Wallet');
    await expect(await network()).toHaveAccessibleName('Switch network Solana Mainnet (connected)');
  });
});

/** The total and all balances are zero. A sentence replaces the shares. */
export const EmptyWallet = meta.story({
  parameters: { world: { holdings: 'empty' } },
  play: async ({ app }) => {
    await expect(await app.totalBalance()).toHaveTextContent('$0.00');
    await expect(await app.currencyLine('Euro')).toHaveTextContent('€0.00');
    await expect(await app.currencyLine('Ethereum')).toHaveTextContent('0.0000 ETH $0.00');
  },
});

/** The largest amounts fit on the smallest phone. */
export const HugeAmounts = meta.story({
  globals: { viewport: { value: 'small' } },
  parameters: { world: { balances: { usd: '98765432109876.54', btc: '20999999.99999999' } } },
  play: async ({ app }) => {
    await expect(await app.currencyLine('US Dollar')).toHaveTextContent('$98,765,432,109,876.54');
    await expect(await app.currencyLine('Bitcoin')).toHaveTextContent('21,000,000.0000 BTC');
  },
});

/** @spec sample-balances */
export const BusinessWallet = meta.story({
  tags: ['!autodocs'],
  play: async ({ app }) => {
    await app.switchWallet('Business Wallet');
    await expect(await app.currencyLine('US Dollar')).toHaveTextContent('$854.20');
    await expect(await app.currencyLine('Euro')).toHaveTextContent('€375.23');
    await expect(await app.currencyLine('Bitcoin')).toHaveTextContent('0.0463 BTC');
  },
});

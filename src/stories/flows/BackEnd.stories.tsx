import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { advance } from '#.storybook/world';
import { AppRoutes } from '../../app/routes';
import { fill } from '../../testing/fill';
import { backEndIn } from '../../testing/moodyAdapter';

/**
 * The app with a back end instead of its simulation. The wallets load after the sign-in, and the back end accepts or
 * refuses each payment.
 */
const meta = preview.meta({
  title: 'flows/A back end',
  component: AppRoutes,
  parameters: {
    layout: 'fullscreen',
    route: '/app',
    world: { backEnd: backEndIn('fine') },
    docs: { story: { inline: false, height: '844px' } },
  },
});

/** The user signs in, and sends money. */
export const Base = meta.story();

Base.test('signs in, and sends money', async ({ app }) => {
  await app.signIn();
  await expect(await app.totalBalance()).toHaveTextContent('$20,009.34');
  await app.openSend();
  await app.pay({ recipient: 'ana@florin.example', amount: '47.32' });
  await waitFor(async () =>
    expect((await app.recentTransactions())[0]).toHaveTextContent('Sent to ana@florin.example'),
  );
});

/** If the wallets fail to load, the error page replaces the page. A retry loads the wallets. */
Base.test(
  'retries after a failure',
  { parameters: { world: { backEnd: backEndIn('fails once') } } },
  async ({ app }) => {
    await app.signIn();
    await expect(
      await screen.findByRole('heading', { level: 1, name: 'Unexpected Application Error!' }),
    ).toBeVisible();
    await app.press('Try again');
    await expect(await app.totalBalance()).toHaveTextContent('$20,009.34');
  },
);

/** The session ends during a payment. The user signs in again and continues with the typed values. Nothing was sent. */
Base.test(
  'continues after the session ends',
  { parameters: { route: '/app/payments', world: { backEnd: backEndIn('ends the session') } } },
  async ({ app, userEvent }) => {
    await app.signIn();
    await app.openSend();
    await app.pay({ recipient: 'ana@florin.example', amount: '47.32' });
    await app.signIn();
    const sheet = within(await screen.findByRole('dialog', { name: 'Send' }));
    await expect(sheet.getByRole('combobox', { name: 'Recipient' })).toHaveValue(
      'ana@florin.example',
    );
    await expect(sheet.getByRole('textbox', { name: 'Amount' })).toHaveValue('47.32');
    await expect(screen.queryByRole('button', { name: 'Check again' })).not.toBeInTheDocument();
    await userEvent.click(sheet.getByRole('button', { name: 'Cancel' }));
    await expect(await app.pageHeading('Payments')).toBeVisible();
    await expect(await app.recentTransactions()).toHaveLength(8);
    await app.openSend();
    await expect(app.send.recipient).toHaveValue('');
  },
);

/** The history loads page by page, and a text states that older transactions are not loaded yet. */
Base.test(
  'loads older transactions',
  { parameters: { route: '/app/history', world: { backEnd: backEndIn('short pages') } } },
  async ({ app }) => {
    await app.signIn();
    await expect(await screen.findByText('5 transactions')).toBeVisible();
    const partial = screen.getByText(/^Older transactions are not loaded yet\./);
    const onPaper = screen.getByText(
      /^Older transactions are not loaded\. .* Loaded transactions: 5$/,
    );
    await expect(onPaper).not.toBeVisible();
    // Only the element with this attribute is printed.
    await expect(onPaper.closest('[data-printed]')).not.toBeNull();
    await app.press('Load older transactions');
    await waitFor(() => expect(partial).not.toBeInTheDocument());
    await expect(onPaper).not.toBeInTheDocument();
    await expect(screen.getByRole('heading', { level: 1, name: 'History' })).toHaveFocus();
  },
);

Base.test(
  'loads older transactions again after a failure',
  { parameters: { route: '/app/history', world: { backEnd: backEndIn('fails for one page') } } },
  async ({ app }) => {
    await app.signIn();
    await app.press('Load older transactions');
    await expect(await screen.findByText('Older transactions could not be loaded.')).toBeVisible();
    await expect(screen.getByText('3 transactions')).toBeVisible();
    await app.press('Try again');
    await expect(await screen.findByText('6 transactions')).toBeVisible();
    await expect(screen.getByRole('heading', { level: 1, name: 'History' })).toHaveFocus();
  },
);

/**
 * The history of a wallet loads when the wallet is first shown. If loading fails, only the list shows an error and a
 * button that tries again.
 */
Base.test(
  'loads the shown history',
  { parameters: { world: { backEnd: backEndIn('fails for one history') } } },
  async ({ app, userEvent }) => {
    await app.signIn();
    await expect(await app.totalBalance()).toHaveTextContent('$20,009.34');
    await app.switchWallet('Business Wallet');
    await expect(await app.totalBalance()).toHaveTextContent('$6,002.80');
    const list = within(screen.getByRole('region', { name: 'Recent transactions' }));
    await expect(await list.findByText('This list could not be loaded.')).toBeVisible();
    await expect(list.queryByText('No transactions yet')).not.toBeInTheDocument();
    await userEvent.click(list.getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await app.recentTransactions()).toHaveLength(2));
  },
);

/** The page of a transaction that is not in the loaded part of the history requests this transaction. */
Base.test(
  'reads an older transaction',
  {
    parameters: { route: '/app/history/personal-3', world: { backEnd: backEndIn('short pages') } },
  },
  async ({ app }) => {
    await app.signIn();
    await waitFor(async () => expect(await app.pageHeading('Concert tickets')).toHaveFocus());
  },
);

/**
 * If the request of a transaction fails, the page shows an error with a retry. It does not report an unknown
 * transaction.
 */
Base.test(
  'retries a failed transaction',
  {
    parameters: {
      route: '/app/history/personal-3',
      world: { backEnd: backEndIn('fails for one transaction') },
    },
  },
  async ({ app }) => {
    await app.signIn();
    await expect(await screen.findByText('Transaction could not be shown.')).toBeVisible();
    await expect(await app.pageHeading('Transaction')).toBeVisible();
    await app.press('Try again');
    await waitFor(async () => expect(await app.pageHeading('Concert tickets')).toHaveFocus());
  },
);

/**
 * If balances and history cannot be refreshed, the page shows the time of the last refresh until a later refresh
 * succeeds.
 */
Base.test(
  'marks outdated balances',
  { parameters: { world: { backEnd: backEndIn('fails later') } } },
  async (context) => {
    const { app } = context;
    await app.signIn();
    const total = await app.totalBalance();
    await expect(screen.queryByText(/^As of/)).not.toBeInTheDocument();
    await advance(context, 60_000);
    const recent = screen.getByRole('region', { name: 'Recent transactions' });
    for (const part of [total, recent]) {
      const words = await within(part).findByText(/^As of/);
      await expect(within(words).getByRole('time')).toHaveAttribute(
        'datetime',
        '2026-03-14T09:26:53.000Z',
      );
    }
    await advance(context, 60_000);
    await waitFor(() => expect(screen.queryByText(/^As of/)).not.toBeInTheDocument());
  },
);

/**
 * If no new prices arrive, the total and the currencies stay unchanged and show the time of the last prices. The time
 * disappears when prices arrive again.
 */
Base.test(
  'marks outdated prices',
  { parameters: { route: '/app/wallet', world: { backEnd: backEndIn('loses prices') } } },
  async (context) => {
    const { app, step } = context;
    await app.signIn();
    const total = await app.totalBalance();
    const currencies = (await screen.findByRole('list', { name: 'Currencies' })).closest(
      'section',
    ) as HTMLElement;
    await step('Current prices show no time', async () => {
      await expect(total).toHaveTextContent('$20,009.34');
      await advance(context, 5_000);
      await expect(total).not.toHaveTextContent('$20,009.34');
      await expect(screen.queryByText(/^As of/)).not.toBeInTheDocument();
    });
    await step(
      'No prices arrive: the amounts are unchanged, and show the time of the prices',
      async () => {
        const before = total.textContent;
        await advance(context, 2_000);
        for (const part of [total, currencies]) {
          const words = await within(part).findByText(/^As of/);
          await expect(within(words).getByRole('time')).toHaveAttribute(
            'datetime',
            '2026-03-14T09:26:58.000Z',
          );
        }
        await advance(context, 14_999);
        await expect(total.textContent?.startsWith(before ?? '-')).toBe(true);
      },
    );
    await step('Prices arrive again, and the time disappears', async () => {
      const before = total.textContent;
      await advance(context, 1);
      await waitFor(() => expect(screen.queryByText(/^As of/)).not.toBeInTheDocument());
      await advance(context, 3_000);
      await expect(total).not.toHaveTextContent(before ?? '-');
    });
  },
);

/** A skeleton of the page is visible until the wallets have loaded. */
export const Loading = meta.story({
  tags: ['!autodocs'],
  parameters: { world: { backEnd: backEndIn('silent') } },
  play: async ({ app }) => {
    await app.signIn();
    await expect(await screen.findByRole('status', { name: 'Loading' })).toBeInTheDocument();
  },
});

/**
 * The back end refuses the recipient. The refusal is shown at the field Recipient, and the amount is available again.
 */
export const Refused = meta.story({
  tags: ['!autodocs'],
  parameters: { world: { backEnd: backEndIn('refuses') } },
  play: async ({ app }) => {
    await app.signIn();
    const sheet = within(await app.openSend());
    await app.pay({ recipient: 'ana@florin.example', amount: '47.32' });
    const field = sheet.getByRole('combobox', { name: 'Recipient' });
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(/We do not pay to this address\./),
    );
    await expect(sheet.getByRole('textbox', { name: 'Amount' })).toHaveAccessibleDescription(
      'Available: $2,847.32',
    );
  },
});

/**
 * A balance is unknown if the response lacks it, or if it has more decimals than its currency.
 *
 * - An unknown balance is shown with a question mark. It is neither rounded nor shown as zero.
 * - The total omits it, and states this.
 * - The user cannot send it.
 */
export const UnknownBalances = meta.story({
  tags: ['!autodocs'],
  parameters: { route: '/app/wallet', world: { backEnd: backEndIn('unknown balances') } },
  play: async ({ app, userEvent }) => {
    await app.signIn();
    const total = await app.totalBalance();
    await expect(
      await within(total).findByText('Some balances are unknown and not included.'),
    ).toBeVisible();
    await expect(total).toHaveTextContent('$16,048.95');
    const list = within(await screen.findByRole('list', { name: 'Currencies' }));
    await expect(list.getByRole('img', { name: 'USD ?' })).toBeVisible();
    await expect(list.getByRole('img', { name: '12.3456789 GBP ?' })).toBeVisible();
    await app.follow('Details of US Dollar');
    const holding = within(await screen.findByRole('region', { name: 'Your balance' }));
    await expect(holding.getAllByRole('img', { name: 'USD ?' })).toHaveLength(1);
    await userEvent.click(holding.getByRole('link', { name: 'Send' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Send' }));
    await expect(sheet.queryByText(/Available/)).not.toBeInTheDocument();
    await app.pay({ recipient: 'ana@florin.example', amount: '1' });
    await waitFor(() =>
      expect(sheet.getByRole('textbox', { name: 'Amount' })).toHaveAccessibleDescription(
        /Insufficient balance/,
      ),
    );
  },
});

/** The question mark means that the total does not include the balance in Bitcoin, whose price is unknown. */
Base.test(
  'marks an incomplete total in the list of wallets',
  { parameters: { world: { backEnd: backEndIn('no price of Bitcoin') } } },
  async ({ app }) => {
    await app.signIn();
    await app.totalBalance();
    const [personal] = within(await app.openWallets()).getAllByRole('option');
    await expect(personal).toHaveTextContent(/^Personal Wallet \$13,339 \?$/);
  },
);

/** With the past prices of Bitcoin, the line would end at its lowest place, 28. */
Base.test(
  'draws the total without the currency that has no price',
  { parameters: { world: { backEnd: backEndIn('no price of Bitcoin') } } },
  async ({ app }) => {
    await app.signIn();
    const total = within(await app.totalBalance());
    const line = await total.findByRole('img', { name: 'The total over the last 24 hours' });
    const places = line.querySelector('path')?.getAttribute('d')?.split('L') ?? [];
    const heights = places.map((place) => Number(place.split(' ')[1]));
    await expect(heights.at(-1)).toBe(20.25);
  },
);

/**
 * The price of Bitcoin is unknown:
 *
 * - The balance in Bitcoin is shown without its value, and the total omits it.
 * - The page of Bitcoin has no chart.
 * - Bitcoin cannot be exchanged.
 */
export const UnknownPrice = meta.story({
  tags: ['!autodocs'],
  parameters: { route: '/app/wallet', world: { backEnd: backEndIn('no price of Bitcoin') } },
  play: async (context) => {
    const { app, userEvent } = context;
    await app.signIn();
    const total = await app.totalBalance();
    await expect(
      await within(total).findByText('Balances without a price are not included.'),
    ).toBeVisible();
    await expect(total).toHaveTextContent('$13,338.89');
    const list = within(await screen.findByRole('list', { name: 'Currencies' }));
    await expect(list.getByRole('button', { name: 'Bitcoin BTC 0.1542 BTC' })).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: /^Bitcoin/ }));
    await app.follow('Details of Bitcoin');
    await expect(await app.pageHeading('Bitcoin')).toBeVisible();
    const holding = within(await screen.findByRole('region', { name: 'Your balance' }));
    await expect(holding.getByRole('img', { name: '0.1542 BTC' })).toBeVisible();
    await expect(holding.queryByText(/^Worth/)).not.toBeInTheDocument();
    await expect(screen.queryByRole('region', { name: 'Price' })).not.toBeInTheDocument();
    await userEvent.click(holding.getByRole('link', { name: 'Exchange' }));
    await fill(userEvent, await screen.findByRole('textbox', { name: 'Amount' }), '0.01');
    await advance(context, 400);
    await expect(await screen.findByText('There is no rate from BTC to USD.')).toBeVisible();
    await app.exchange.exchange();
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'There is no rate from BTC to USD.',
    );
    await expect(screen.getAllByText('There is no rate from BTC to USD.')).toHaveLength(1);
  },
});

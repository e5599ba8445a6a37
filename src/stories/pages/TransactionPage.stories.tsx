import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { advance, worldOf } from '#.storybook/world';
import type { HistoryQuery, ReadOptions, WalletAdapter } from '../../adapters/walletAdapter';
import type { Transaction } from '../../domain/history/transaction';
import TransactionPage from '../../pages/TransactionPage';
import { announcedDuring } from '../../testing/announcements';

/**
 * The details of one transaction of the active wallet, its receipt, and a link that repeats the payment.
 *
 * **Keyboard**: Tab moves from the link to the history to the button that hides the balance, the copy buttons, Send
 * again, Print receipt, Share, and Save as contact.
 */
const meta = preview.meta({
  component: TransactionPage,
  parameters: {
    layout: 'fullscreen',
    route: '/app/history/personal-7',
    docs: { story: { inline: false, height: '720px' } },
  },
});

const BTC = 'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3';

/** Returns the texts and `aria-label`s of the page, and its title. */
const allTexts = () =>
  [
    document.title,
    document.body.textContent,
    ...[...document.querySelectorAll('[aria-label]')].map((named) =>
      named.getAttribute('aria-label'),
    ),
  ].join('\n');

export const Base = meta.story();

Base.test('the title and the heading are the description of the transaction', async ({ app }) => {
  await expect(await app.pageHeading('Rent share')).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Rent share · Florin'));
  await expect(screen.getByRole('img', { name: '-$120.00' })).toBeVisible();
  // The heading is the description, so the details do not repeat it.
  await expect(screen.getAllByText('Rent share')).toHaveLength(1);
  await expect(screen.getByText('This transaction is still in progress.')).toBeVisible();
});

Base.test(
  'the link to a new contact contains the id of the transaction, and no address',
  async () => {
    await expect(screen.getByRole('link', { name: 'Save as contact' })).toHaveAttribute(
      'href',
      '/app/contacts#add=personal-7',
    );
  },
);

Base.test('copying the address and the id is confirmed for two seconds', async (context) => {
  const { app } = context;
  await app.press('Copy address');
  await expect(await screen.findByText('Copied')).toBeVisible();
  await advance(context, 2_000);
  await waitFor(() => expect(screen.queryByText('Copied')).not.toBeInTheDocument());
  await app.press('Copy id');
  await expect(worldOf(context).copied).toEqual(['rent@example.com', 'personal-7']);
});

/**
 * If the user locks the data with a passphrase, the title contains no personal data, because the browser stores titles
 * in its history.
 */
Base.test(
  'has a neutral title with a lock',
  { parameters: { world: { kept: {} } } },
  async (context) => {
    const { app } = context;
    await waitFor(() => expect(document.title).toBe('Rent share · Florin'));
    await worldOf(context).keeper.setLock({ after: '5', next: 'four words of a song' });
    await waitFor(() => expect(document.title).toBe('Transaction · Florin'));
    await expect(await app.pageHeading('Rent share')).toBeVisible();
  },
);

Base.test(
  'reports no copy after a failure',
  { parameters: { world: { calls: { copy: 'fail' } } } },
  async (context) => {
    await context.app.press('Copy id');
    await waitFor(() =>
      expect(worldOf(context).logged).toEqual(['Copying to the clipboard failed']),
    );
    await expect(screen.queryByText('Copied')).not.toBeInTheDocument();
  },
);

Base.test('returns to the history', async ({ app }) => {
  await app.follow('History');
  await expect(await app.pageHeading('History')).toBeVisible();
});

/** The link above the heading names the page that the user came from. */
Base.test(
  'returns to the page of the link',
  { parameters: { route: '/app/wallet/btc' } },
  async ({ app, userEvent, step }) => {
    const tabs = within(await screen.findByRole('navigation', { name: 'Main' }));
    const main = within(screen.getByRole('main'));
    await step('From the page of Bitcoin', async () => {
      await userEvent.click(await main.findByRole('link', { name: 'Hardware wallet' }));
      await expect(await app.pageHeading('Hardware wallet')).toBeVisible();
      await expect(tabs.getByRole('link', { current: 'page' })).toHaveAccessibleName('Payments');
      await userEvent.click(main.getByRole('link', { name: 'Bitcoin' }));
      await expect(await app.pageHeading('Bitcoin')).toBeVisible();
    });
    await step('From Home', async () => {
      await userEvent.click(tabs.getByRole('link', { name: 'Home' }));
      await userEvent.click(await main.findByRole('link', { name: 'Rent share' }));
      await expect(await app.pageHeading('Rent share')).toBeVisible();
      await userEvent.click(main.getByRole('link', { name: 'Home' }));
      await expect(await app.pageHeading('Home')).toBeInTheDocument();
    });
    await step('From the notice about an exchange', async () => {
      await app.goTo('Exchange');
      await app.exchange.fillIn({ amount: '20' });
      await app.exchange.exchange();
      await app.follow('View receipt');
      await app.arriveAt(/^Exchanged \$20\.00 to/);
      await userEvent.click(main.getByRole('link', { name: 'Exchange' }));
      await expect(await app.pageHeading('Exchange')).toBeInTheDocument();
    });
  },
);

/** While amounts are hidden, no text and no title contains an amount. Printing and sharing are disabled. */
Base.test(
  'hides and shows amounts',
  { parameters: { route: '/app/history/personal-6' } },
  async ({ app, step }) => {
    await step('Hide the amounts', async () => {
      await expect(await app.pageHeading('Exchanged $500.00 to 460.000000 EUR')).toBeVisible();
      await app.hideBalance();
      await expect(
        await app.pageHeading('Exchanged $amount hidden to amount hidden EUR'),
      ).toBeVisible();
      await waitFor(() => expect(document.title).toBe('Exchanged $•••••• to •••••• EUR · Florin'));
      await expect(allTexts()).not.toMatch(/500|460/);
    });
    await step('Printing and sharing are disabled, with the reason', async () => {
      for (const name of ['Print receipt', 'Share']) {
        const button = screen.getByRole('button', { name });
        await expect(button).toBeDisabled();
        await expect(button).toHaveAccessibleDescription(
          'The receipt would have your amounts in it. Show your balance to print or share it.',
        );
      }
    });
    await step('Show the amounts', async () => {
      await app.showBalance();
      await expect(screen.getByRole('img', { name: '-$500.00' })).toBeVisible();
      await expect(screen.getByRole('img', { name: '€460.00' })).toBeVisible();
      await expect(screen.getByRole('button', { name: 'Share' })).toBeEnabled();
    });
  },
);

/** A purchase is an outgoing payment, so its page and the list show a minus sign. */
Base.test(
  'shows a purchase with minus',
  { parameters: { route: '/app/history/personal-4' } },
  async ({ app }) => {
    await expect(await app.pageHeading('Groceries')).toBeVisible();
    await expect(screen.getByRole('img', { name: '-€64.20' })).toBeVisible();
    await app.follow('History');
    const line = await screen.findByRole('link', { name: 'Groceries' });
    await expect(line.closest('li')).toHaveTextContent('-€64.20');
  },
);

/**
 * If the active wallet has no transaction with the id in the URL, the page shows a message and a link to the history.
 */
Base.test(
  'reports an unknown transaction',
  { parameters: { route: '/app/history/personal-99' } },
  async ({ app }) => {
    await expect(await app.pageHeading('Transaction not found')).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Transaction not found · Florin'));
    await expect(screen.getByText('This wallet has no such transaction')).toBeVisible();
    await app.follow('History');
    await expect(await app.pageHeading('History')).toBeVisible();
  },
);

Base.test(
  'hides transactions of other wallets',
  { parameters: { route: '/app/history/business-2' } },
  async ({ app, step }) => {
    await step('The personal wallet does not have the transaction', async () => {
      await expect(await app.pageHeading('Transaction not found')).toBeVisible();
    });
    await step('The business wallet has the transaction', async () => {
      await app.switchWallet('Business');
      await expect(await app.pageHeading('Order 2211')).toBeVisible();
    });
    await step(
      'With the page open, switch to the savings wallet: it does not have the transaction',
      async () => {
        await app.switchWallet('Savings');
        await expect(await app.pageHeading('Transaction not found')).toBeVisible();
        await expect(screen.queryByText('Order 2211')).not.toBeInTheDocument();
      },
    );
  },
);

/** The shared text has the same lines as the page. */
Base.test(
  'shares the receipt',
  { parameters: { route: '/app/history/personal-5' } },
  async (context) => {
    await context.app.press('Share');
    const [text] = worldOf(context).shared;
    await expect(text?.replaceAll(/\p{Zs}/gu, ' ').split('\n')).toEqual([
      'Hardware wallet',
      '-0.005 BTC',
      'Completed',
      `To ${BTC}`,
      'March 13, 2026 at 9:26 AM UTC',
      'Transaction ID: personal-5',
    ]);
  },
);

/** tests/e2e/transaction.spec.ts checks the layout of the printed receipt. */
Base.test('prints the receipt', async (context) => {
  const { app } = context;
  await app.press('Print receipt');
  await expect(worldOf(context).printed).toEqual(['Rent share · Florin']);
  const receipt = document.querySelector<HTMLElement>('[data-printed]');
  if (!receipt) throw new Error('No element has data-printed');
  await expect(within(receipt).getByText('Personal Wallet')).not.toBeVisible();
  await expect(receipt).toHaveTextContent('Florin');
});

/** While amounts are hidden, Send again does not fill in the amount. */
Base.test('does not fill in hidden amounts', async ({ app }) => {
  await app.hideBalance();
  await app.follow('Send again');
  const sheet = within(await screen.findByRole('dialog', { name: 'Send' }));
  await expect(sheet.getByRole('combobox', { name: 'Recipient' })).toHaveValue('rent@example.com');
  await expect(sheet.getByRole('textbox', { name: 'Amount' })).toHaveValue('');
});

/** In German, the filled-in amount has a decimal comma. */
Base.test(
  'sends again in German',
  { globals: { language: 'de' }, parameters: { route: '/app/history/personal-3' } },
  async ({ app, userEvent }) => {
    await app.follow('Erneut senden');
    const sheet = within(await screen.findByRole('dialog', { name: 'Senden' }));
    await expect(sheet.getByRole('textbox', { name: 'Betrag' })).toHaveValue('75,50');
    await userEvent.click(sheet.getByRole('button', { name: 'Senden' }));
    await app.noDialog();
    const [newest] = within(screen.getByRole('region', { name: 'Letzte Umsätze' })).getAllByRole(
      'listitem',
    );
    await expect(newest).toHaveTextContent('Konzertkarten');
    await expect(newest).toHaveTextContent(/75,50/);
  },
);

Base.test(
  'works by keyboard',
  { parameters: { route: '/app/history/personal-5' } },
  async ({ userEvent }) => {
    await screen.findByRole('link', { name: 'Send again' });
    screen.getByRole('link', { name: 'History' }).focus();
    const stops = [
      'Hide balance',
      'Copy address',
      'Copy id',
      'Send again',
      'Print receipt',
      'Share',
      'Save as contact',
    ];
    for (const name of stops) {
      await userEvent.tab();
      await expect(document.activeElement).toHaveAccessibleName(name);
    }
  },
);

/** A pending payment arrives in parts, and then fails. Each change is announced once. */
Base.test('follows a pending payment', async (context) => {
  const { app, step } = context;
  const changeTo = (change: Pick<Transaction, 'status' | 'arrived'>, text: string) =>
    announcedDuring(async () => {
      worldOf(context).setStatus({ id: 'personal-7', ...change });
      await advance(context, 500);
      await waitFor(() => expect(document.body).toHaveTextContent(text));
    });
  await app.pageHeading('Rent share');
  await step('A part has arrived', async () => {
    await expect(
      await changeTo({ status: 'pending', arrived: '40' }, 'Rent share: Pending'),
    ).toEqual(['Rent share: PendingArrived: $40.00 of $120.00']);
    await expect(screen.getByRole('img', { name: '$40.00' })).toBeVisible();
  });
  await step(
    'While balances are hidden, the page and its announcement have no amount',
    async () => {
      await app.hideBalance();
      await expect(
        await changeTo({ status: 'failed', arrived: '40' }, 'Rent share: Failed'),
      ).toEqual(['Rent share: Failed']);
      await expect(allTexts()).not.toMatch(/\b(40|120)\b/);
    },
  );
  await step('The sentence states that only a part was moved', async () => {
    await app.showBalance();
    await expect(
      screen.getByText('Only a part of the amount arrived. The rest was not moved.'),
    ).toBeVisible();
  });
  await step('The shared text has the part', async () => {
    await app.press('Share');
    await expect(worldOf(context).shared[0]).toContain(
      '-$120.00\nArrived: $40.00 of $120.00\nFailed',
    );
  });
});

/** Returns a back end whose history has one transaction on each page. */
const shortHistory = ({ firstSheet: _first, ...simulated }: WalletAdapter): WalletAdapter => ({
  ...simulated,
  history: (query: HistoryQuery, options?: ReadOptions) =>
    simulated.history({ ...query, limit: 1 }, options),
});

/**
 * A transaction that is not in the loaded part of the history is requested again every minute, until it is completed.
 */
Base.test(
  'reads an older pending payment again',
  { parameters: { world: { backEnd: shortHistory } } },
  async (context) => {
    await expect(await screen.findByText('This transaction is still in progress.')).toBeVisible();
    const texts = await announcedDuring(async () => {
      worldOf(context).setStatus({ id: 'personal-7', status: 'completed' });
      await advance(context, 60_000);
      await waitFor(() => expect(document.body).toHaveTextContent('Rent share: Completed'));
    });
    await expect(texts).toEqual(['Rent share: Completed']);
    await expect(
      screen.queryByText('This transaction is still in progress.'),
    ).not.toBeInTheDocument();
    const reads = spyOn(worldOf(context).session.adapter, 'transaction');
    await advance(context, 60_000);
    await expect(reads).not.toHaveBeenCalled();
  },
);

const withoutTransaction = ({ transaction: _one, ...simulated }: WalletAdapter): WalletAdapter =>
  shortHistory(simulated);

/** The back end cannot return a single transaction. */
Base.test(
  'moves the focus to the heading when older transactions contain the transaction',
  { parameters: { world: { backEnd: withoutTransaction } } },
  async ({ app }) => {
    await expect(await app.pageHeading('Transaction not found')).toBeVisible();
    await app.press('Load older transactions');
    await app.arriveAt('Rent share');
  },
);

Base.test(
  'keeps an older pending payment that cannot be read again',
  { parameters: { world: { backEnd: shortHistory } } },
  async (context) => {
    await screen.findByText('This transaction is still in progress.');
    worldOf(context).outcomes.transaction = 'fail';
    await advance(context, 60_000);
    await waitFor(() => expect(worldOf(context).logged).toEqual(['Something could not be read']));
    await expect(screen.getByText('This transaction is still in progress.')).toBeVisible();
  },
);

/** The recipient is a saved contact, so the contact's name replaces the link that saves a contact. */
export const WithContact = meta.story({
  parameters: {
    world: {
      contacts: [{ id: 'ana', name: 'Ana', email: 'Rent@example.com', addresses: {} }],
    },
  },
  play: async () => {
    await expect(await screen.findByText('Ana')).toBeVisible();
    await expect(screen.queryByRole('link', { name: 'Save as contact' })).not.toBeInTheDocument();
  },
});

/** No money was moved, and the user can send the payment again. */
export const Failed = meta.story({
  parameters: { route: '/app/history/personal-3' },
  play: async () => {
    await expect(
      await screen.findByText('This transaction did not go through. No money was moved.'),
    ).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Send again' })).toBeVisible();
  },
});

/** Received money cannot be sent again. */
export const Received = meta.story({
  parameters: { route: '/app/history/personal-8' },
  play: async () => {
    await expect(await screen.findByRole('img', { name: '+0.0125 BTC' })).toBeVisible();
    await expect(screen.queryByRole('link', { name: 'Send again' })).not.toBeInTheDocument();
  },
});

/** The page shows the fee, and the exact sum of amount and fee. */
export const WithFee = meta.story({
  parameters: { route: '/app/history/personal-5' },
  play: async () => {
    await expect(await screen.findByRole('img', { name: '0.0001 BTC' })).toBeVisible();
    await expect(screen.getByRole('img', { name: '0.0051 BTC' })).toBeVisible();
  },
});

/** If the device has no share dialog, the button Share is not shown. */
export const WithoutSharing = meta.story({
  parameters: { world: { canShare: false } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Print receipt' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument();
  },
});

/** Send again fills in the send sheet, and sends nothing. */
export const PaymentSentAgain = meta.story({
  tags: ['!autodocs'],
  play: async ({ app, step }) => {
    await step('The sheet is filled in, and nothing is sent', async () => {
      await app.follow('Send again');
      const sheet = within(await screen.findByRole('dialog', { name: 'Send' }));
      await expect(sheet.getByRole('combobox', { name: 'Recipient' })).toHaveValue(
        'rent@example.com',
      );
      await expect(sheet.getByRole('textbox', { name: 'Amount' })).toHaveValue('120.00');
      await expect(sheet.getByRole('combobox', { name: 'Currency' })).toHaveValue('usd');
      await expect(sheet.getByRole('textbox', { name: 'Description (optional)' })).toHaveValue(
        'Rent share',
      );
    });
    await step('Send the payment: it is first in the list', async () => {
      await app.send.send();
      await app.noDialog();
      const lines = await app.recentTransactions();
      await expect(lines).toHaveLength(9);
      await expect(lines[0]).toHaveTextContent('Rent share');
      await expect(lines[0]).toHaveTextContent('-$120.00');
    });
  },
});

import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { advance, hidePage, showPage, worldOf } from '#.storybook/world';
import type { WalletAdapter } from '../../adapters/walletAdapter';
import HistoryPage from '../../pages/HistoryPage';
import { announcedDuring } from '../../testing/announcements';

/**
 * All transactions of the active wallet, with search, filters and export as CSV.
 *
 * The URL contains the search and the filters, so a link or the browser's Back button opens the same list again.
 *
 * **Keyboard**: Tab moves from the search to the filters, their chips, the button `Export CSV` and the list, where each
 * item has a link.
 */
const meta = preview.meta({
  component: HistoryPage,
  parameters: {
    layout: 'fullscreen',
    route: '/app/history',
    docs: { story: { inline: false, height: '720px' } },
  },
});

export const Base = meta.story();

Base.test('lists all transactions, newest first', async ({ app }) => {
  await expect(await app.pageHeading('History')).toBeVisible();
  await expect(document.title).toBe('History · Florin');
  // The list renders items below the window only when the user scrolls, so the story reads only the first two
  // items.
  await expect(app.history.shown().slice(0, 2)).toEqual(['Received Bitcoin', 'Rent share']);
  await expect(screen.getByRole('list', { name: 'Today' })).toBeVisible();
  await expect(screen.getByRole('list', { name: 'Yesterday' })).toBeInTheDocument();
});

Base.test('shows the exact totals', async ({ app }) => {
  await app.history.opened();
  await expect(app.history.count()).toBe('8 transactions');
  await app.history.openTotals();
  // The exchange counts as sent dollars and received euros. Pending and failed transactions do not count.
  await expect(app.history.sums()).toEqual([
    'USD $0.00 $500.00',
    'EUR €1,310.00 €64.20',
    'BTC 0.0125 BTC 0.0051 BTC',
    'ADA 1,250.5 ADA 0 ADA',
  ]);
});

Base.test('links each item to its page', async ({ app }) => {
  await app.pageHeading('History');
  await expect(screen.getByRole('link', { name: 'Rent share' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/app\/history\/./),
  );
});

/** If the page is hidden overnight, the names of the days, such as Today, are updated when the page is shown again. */
Base.test('updates day names overnight', async (context) => {
  const today = await screen.findByRole('list', { name: 'Today' });
  await expect(today).toHaveTextContent('Received Bitcoin');
  await hidePage(context);
  await advance(context, 24 * 60 * 60_000);
  await expect(today).toHaveAccessibleName('Today');
  await showPage(context);
  const before = await screen.findByRole('list', { name: 'Yesterday' });
  await expect(before).toHaveTextContent('Received Bitcoin');
  await expect(screen.queryByRole('list', { name: 'Today' })).not.toBeInTheDocument();
});

/** The list, the count and the sums change together. */
Base.test('searches and filters', async ({ app, step, userEvent }) => {
  await app.history.openTotals();
  await step('List, count and totals change together with each letter', async () => {
    const seen: [number, string | undefined, number][] = [];
    const rows = () => document.querySelectorAll('main tbody tr').length;
    const changes = new MutationObserver(() => {
      seen.push([app.history.shown().length, app.history.count(), rows()]);
    });
    changes.observe(document.body, { childList: true, subtree: true, characterData: true });
    await app.history.searchFor('invoice');
    await waitFor(() => expect(app.history.shown()).toEqual(['Invoice 1047']));
    changes.disconnect();
    await expect(seen.filter(([lines]) => lines === 1)).not.toHaveLength(0);
    for (const [lines, hits, currencies] of seen)
      if (lines === 1) await expect([hits, currencies]).toEqual(['1 transaction', 1]);
    await expect(app.history.sums()).toEqual(['EUR €850.00 €0.00']);
  });
  await step('A pending transaction counts in no total', async () => {
    await app.history.searchFor('rent');
    await waitFor(() => expect(app.history.count()).toBe('1 transaction'));
    await waitFor(() => expect(screen.queryByRole('table')).not.toBeInTheDocument());
  });
  await step('A filter adds a chip', async () => {
    await app.history.clear('search');
    await app.history.openFilters();
    await app.history.fillIn({ type: 'Receive' });
    await waitFor(() =>
      expect(app.history.shown()).toEqual(['Received Bitcoin', 'Staking payout', 'Invoice 1047']),
    );
    await expect(app.history.count()).toBe('3 transactions');
  });
  await step('Removing a chip moves the focus to the next chip', async () => {
    await app.history.fillIn({ currency: 'btc' });
    await app.history.removeFilter('Type: Receive');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Remove filter Currency: BTC' })).toHaveFocus(),
    );
  });
  await step('Clear filters removes each filter, while something is found', async () => {
    await app.history.fillIn({ currency: 'btc', type: 'Receive' });
    await waitFor(() => expect(app.history.shown()).toEqual(['Received Bitcoin']));
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(app.history.shown().length).toBeGreaterThan(4));
    await app.history.fillIn({ currency: 'btc' });
  });
  await step('Removing the last chip moves the focus to the search', async () => {
    await app.history.removeFilter('Currency: BTC');
    await waitFor(() => expect(app.history.shown().length).toBeGreaterThan(4));
    await expect(app.history.search).toHaveFocus();
  });
});

/** Each item shows the contact's name before the address. */
Base.test(
  'finds transactions of a contact',
  {
    parameters: {
      world: {
        contacts: [{ id: 'a', name: 'The landlady', email: 'rent@example.com', addresses: {} }],
      },
    },
  },
  async ({ app }) => {
    await app.history.searchFor('landlady');
    await waitFor(() => expect(app.history.shown()).toEqual(['Rent share']));
    const line = screen.getByRole('link', { name: 'Rent share' }).closest('li');
    await expect(line).toHaveTextContent('To The landlady (rent@example.co...)');
  },
);

/** While amounts are hidden, the search does not find them, the document contains none, and the export is disabled. */
Base.test('hides and shows amounts', async ({ app, step }) => {
  await app.history.openTotals();
  await step('Hide the amounts', async () => {
    await app.hideBalance();
    await expect(app.history.sums()[0]).toBe('USD •••••• ••••••');
    await expect(screen.getByRole('main')).not.toHaveTextContent(/120|620|0\.0125|75\.50|850/);
    await expect(screen.getByRole('button', { name: 'Export CSV' })).toBeDisabled();
  });
  await step('Show the amounts', async () => {
    await app.showBalance();
    await expect(app.history.sums()[0]).toBe('USD $0.00 $500.00');
  });
});

Base.test('finds no hidden amounts', async ({ app }) => {
  await app.history.opened();
  await app.hideBalance();
  await app.history.searchFor('500');
  await expect(await screen.findByText('No transactions found')).toBeVisible();
  await app.history.searchFor('Invoice 1047');
  await waitFor(() => expect(app.history.shown()).toEqual(['Invoice 1047']));
  await app.history.searchFor('Exchanged');
  await waitFor(() => expect(app.history.shown()).toEqual(['Exchanged $•••••• to •••••• EUR']));
});

/** The exported file has a different name, because it contains only a part of the history. */
Base.test(
  'exports the filtered transactions',
  { parameters: { route: '/app/history#q=rent' } },
  async (context) => {
    await context.app.history.exportCsv();
    const { saved } = worldOf(context);
    await waitFor(() => expect(saved).toHaveLength(1));
    await expect(saved[0]?.name).toBe('Personal-Wallet-2026-03-14-filtered.csv');
    await expect(saved[0]?.text).toMatch(
      /^\uFEFFDate,Type,Direction,Status,Description,Amount,Currency,Received,Received currency,Fee,From,To,Id\r\n[^\n]*,send,out,pending,Rent share,120,USD,,,,,rent@example\.com,[^\n]*\r\n$/,
    );
  },
);

/**
 * Generated descriptions are in the app's language, and so are the names of the sample wallets, the separator and the
 * decimal mark. The file name of an unfiltered export has no suffix.
 */
Base.test('exports in German', { globals: { language: 'de' } }, async (context) => {
  await context.app.press('Als CSV exportieren');
  const { saved } = worldOf(context);
  await waitFor(() => expect(saved).toHaveLength(1));
  await expect(saved[0]?.name).toBe('Private-Wallet-2026-03-14.csv');
  const [, received, , exchanged] = saved[0]?.text.split('\r\n') ?? [];
  await expect(received).toContain(';receive;in;completed;Bitcoin erhalten;0,0125;BTC;;;');
  await expect(exchanged).toMatch(
    /;exchange;out;completed;"500,00\s\$ in 460,000000\sEUR getauscht";500;USD;460;EUR;/,
  );
});

/** `See all` opens the history, and the focus moves to the heading of the page. */
Base.test('opens from the home page', { parameters: { route: '/app' } }, async ({ app }) => {
  await app.follow('See all');
  await expect(await app.pageHeading('History')).toHaveFocus();
  await app.goTo('Home');
  await expect(await screen.findByRole('link', { name: 'See all' })).toBeVisible();
});

/** Although the list is long, the document contains only the items near the window. */
Base.test(
  'searches ten thousand transactions',
  { parameters: { world: { transactions: 10_000 } } },
  async ({ app }) => {
    await app.pageHeading('History');
    await expect(app.history.count()).toBe('10,000 transactions');
    await expect(app.history.shown().length).toBeLessThan(40);
    await app.history.type('search', '9999');
    await waitFor(() => expect(app.history.shown()).toHaveLength(1));
    await expect(app.history.count()).toBe('1 transaction');
    await expect(app.history.shown()[0]).toMatch(/ 9999$/);
  },
);

/**
 * A pending payment is completed while the page is open. The sums then include it, and its new status is announced
 * once.
 */
Base.test('follows a pending payment', async (context) => {
  const { app } = context;
  await app.history.openTotals();
  const texts = await announcedDuring(async () => {
    worldOf(context).setStatus({ id: 'personal-7', status: 'completed' });
    await advance(context, 500);
    await waitFor(() => expect(document.body).toHaveTextContent('Rent share: Completed'));
  });
  await expect(texts).toEqual(['Rent share: Completed']);
  await expect(app.history.sums()[0]).toBe('USD $0.00 $620.00');
});

/** Returns a back end whose history has five transactions on its first page, and whose second page never loads. */
const withoutSecondPage = ({ firstSheet: _first, ...simulated }: WalletAdapter): WalletAdapter => ({
  ...simulated,
  history: (query, options) =>
    query.cursor === undefined
      ? simulated.history({ ...query, limit: 5 }, options)
      : new Promise(() => undefined),
});

Base.test(
  'shows that older transactions are loading',
  { parameters: { world: { backEnd: withoutSecondPage } } },
  async ({ app }) => {
    await app.press('Load older transactions');
    const button = screen.getByRole('button', { name: 'Load older transactions' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(within(button).getByRole('progressbar')).toBeVisible();
  },
);

/** An empty wallet has nothing to search. A link opens the payments page, where the user can receive money. */
export const EmptyWallet = meta.story({
  parameters: { world: { holdings: 'empty' } },
  play: async () => {
    await expect(await screen.findByText('No transactions yet')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Receive' })).toHaveAttribute(
      'href',
      '/app/payments',
    );
    await expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  },
});

/** The filters in the URL are applied to the list. */
export const Filtered = meta.story({
  parameters: { route: '/app/history#type=send&currency=usd' },
  play: async ({ app }) => {
    await app.history.opened();
    await app.history.openFilters();
    await expect(screen.getByRole('combobox', { name: 'Type' })).toHaveValue('send');
    await expect(app.history.shown()).toEqual(['Rent share']);
    await expect(screen.getByRole('button', { name: 'Remove filter Currency: USD' })).toBeVisible();
  },
});

/** Invalid values in the URL are ignored and listed. */
export const InvalidFilters = meta.story({
  parameters: { route: '/app/history#type=gift&from=2026-13-40&status=failed' },
  play: async ({ app }) => {
    await expect(await screen.findByText(/is ignored:/)).toHaveTextContent(
      'type=gift, from=2026-13-40',
    );
    await expect(app.history.shown()).toEqual(['Concert tickets']);
  },
});

const NO_HITS = { route: '/app/history#q=nobody&status=failed' };

export const ExportFailed = meta.story({
  tags: ['!autodocs'],
  parameters: { world: { calls: { save: 'fail' } } },
  play: async (context) => {
    await context.app.history.exportCsv();
    await expect(
      await screen.findByText('The file could not be saved. Please try again.'),
    ).toBeVisible();
    await expect(worldOf(context).logged).toEqual(['Saving a file failed']);
  },
});

/** The search has no hit and is not in the URL yet, because the user has only just stopped typing. */
Base.test('clears a search that has just been typed', async ({ app }) => {
  await app.history.type('search', 'nobody');
  await app.press('Clear filters');
  await waitFor(() => expect(app.history.shown().length).toBeGreaterThan(4));
  await expect(app.history.search).toHaveValue('');
});

/** If there is no result, the export button is not shown. */
Base.test('clears the filters', { parameters: NO_HITS }, async ({ app }) => {
  await expect(await screen.findByText('No transactions found')).toBeVisible();
  await expect(screen.queryByRole('button', { name: 'Export CSV' })).not.toBeInTheDocument();
  await app.press('Clear filters');
  await waitFor(() => expect(app.history.shown().length).toBeGreaterThan(4));
  await expect(app.history.search).toHaveValue('');
  await expect(screen.getByRole('heading', { level: 1, name: 'History' })).toHaveFocus();
});

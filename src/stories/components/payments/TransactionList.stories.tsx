import Button from '@mui/material/Button';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { Sheet } from '../../../components/feedback/Sheet';
import { TransactionDetails } from '../../../components/payments/history/TransactionDetails/TransactionDetails';
import { TransactionList } from '../../../components/payments/history/TransactionList';
import type { Transaction } from '../../../domain/history/transaction';
import { announcedDuring } from '../../../testing/announcements';
import { TRANSACTIONS } from '../../../testing/fixtures';
import { cellsCalled, matrix } from '../../../testing/matrix';
import { ODD_RECORDS, withABrokenCurrency } from '../../../testing/oddRecords';

/**
 * A wallet's latest transactions under a heading.
 *
 * Use it for recent transactions. The list shows all given transactions in the given order. To pass only the latest
 * ten, use `recentTransactions` of `florin/domain/transaction`. Times of the day `today` and of the day before are shown with the word Today or Yesterday, and dates of the same year without the year. With server rendering, pass the same `today` on the server and in the browser.
 *
 * **Other types**: A transaction whose type is not `receive`, `send`, `exchange` or `purchase` needs a `direction`, `'in'`
 * or `'out'`, for its sign, its icon and sums. The names of other types and statuses are in `messages.records` of
 * `FlorinProvider`, by id, such as `{ interest: 'Interest' }`. Without a name, the id is shown as words.
 *
 * **When not to use it**: For a long history, use `DayList`.
 *
 * **Keyboard**: Tab moves through the links and the buttons, if there are any.
 *
 * **Announces**: the region, named by its heading; the number of items. When the status of a transaction changes, or
 * another part of its amount arrives, the change is announced politely and once, even if the transaction is on the page
 * several times.
 *
 * **Find it by**: history, recent transactions, payments, activity, statement.
 */
const meta = preview.meta({
  component: TransactionList,
  args: { transactions: TRANSACTIONS, today: '2026-12-31' },
});

export const Base = meta.story();

Base.test('the region has its heading and one list', async ({ canvas }) => {
  const region = within(canvas.getByRole('region', { name: 'Recent transactions' }));
  await expect(region.getByRole('heading', { name: 'Recent transactions' })).toBeVisible();
  await expect(region.getByRole('list')).toBeVisible();
});

Base.test('the list has an item for each transaction, in the order given', async ({ canvas }) => {
  const region = within(canvas.getByRole('region', { name: 'Recent transactions' }));
  const amounts = region
    .getAllByRole('listitem')
    .map((item) => within(item).getByRole('img').getAttribute('aria-label'));
  await expect(amounts).toEqual(['+0.0125 BTC', '-$120.00', '-$500.00', '-€64.20']);
});

/** A huge amount leaves enough room for the description beside it. */
Base.test(
  'fits huge amounts',
  {
    args: {
      transactions: [
        {
          id: '2',
          type: 'receive',
          amount: '123456789012345.67',
          currency: 'USD',
          fromAddress: 'treasury@example.com',
          timestamp: '2026-03-14T12:00:00.000Z',
          status: 'completed',
          description: 'Donaudampfschifffahrtsgesellschaftskapitänskajütenrenovierung',
        },
        {
          id: '1',
          type: 'send',
          amount: '0.000000000000000001',
          currency: 'ETH',
          toAddress: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
          timestamp: '2026-03-13T12:00:00.000Z',
          status: 'pending',
          fee: '0.000021',
          description: 'One wei',
        },
      ],
    },
    globals: { viewport: { value: 'small' } },
  },
  async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '+$123,456,789,012,345.67' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: '-0.000000000000000001 ETH' })).toBeVisible();
    const { width } = canvas.getByText(/^Donaudampf.*ung$/).getBoundingClientRect();
    await expect(width).toBeGreaterThan(72);
  },
);

Base.test(
  'omits the last divider',
  { args: { transactions: TRANSACTIONS.slice(0, 1) } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveStyle({ borderBlockEndWidth: '0px' });
  },
);

/** The list loads, fails, loads again, and then loads more. The loaded lines and the focus stay. */
Base.test(
  'loads page by page',
  {
    render: function Loading(args) {
      const [step, setStep] = useState(0);
      const next = () => {
        setStep(step + 1);
      };
      const shown = [0, 0, 0, 2, 2, 4][step] ?? 4;
      return (
        <>
          <TransactionList
            {...args}
            transactions={TRANSACTIONS.slice(0, shown)}
            loading={step === 0 || step === 2}
            error={step === 1}
            onRetry={next}
            hasMore={step === 3 || step === 4}
            loadingMore={step === 4}
            moreError={false}
            onMore={next}
          />
          <Button onClick={next}>Answer</Button>
        </>
      );
    },
  },
  async ({ canvas, canvasElement, userEvent, step }) => {
    const answer = () => userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    const region = () => canvas.getByRole('region', { name: 'Recent transactions' });
    const live = () => canvasElement.querySelector('[aria-live]');
    await step('While it loads, a skeleton is shown, and Loading is announced', async () => {
      await waitFor(() => expect(live()).toHaveTextContent('Loading'));
      await expect(region().querySelector('[aria-busy=true]')).toBeInTheDocument();
      await expect(canvas.queryByText('No transactions yet')).not.toBeInTheDocument();
    });
    await step('A failure is announced, and the list does not look empty', async () => {
      await answer();
      await expect(canvas.getByRole('alert')).toHaveTextContent('This list could not be loaded.');
      await expect(canvas.queryByText('No transactions yet')).not.toBeInTheDocument();
    });
    await step('Trying again keeps the focus in the list', async () => {
      canvas.getByRole('button', { name: 'Try again' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
      await expect(live()).toHaveFocus();
      await answer();
      await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
      await expect(live()).toHaveTextContent('Shown: 2');
    });
    await step(
      'More lines load below, and at the end the focus is on the number of lines',
      async () => {
        const more = canvas.getByRole('button', { name: 'Show more' });
        await expect(more.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
        more.focus();
        await userEvent.keyboard('{Enter}');
        await expect(more).toHaveFocus();
        await expect(live()).toHaveTextContent('Loading more');
        await expect(more).toHaveAttribute('aria-disabled', 'true');
        await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
        await fireEvent.click(canvas.getByRole('button', { name: 'Answer' }));
        await expect(await canvas.findAllByRole('listitem')).toHaveLength(4);
        await expect(live()).toHaveTextContent('Shown: 4');
        await expect(live()).toHaveFocus();
      },
    );
  },
);

/** Neither a different order nor a new transaction is announced. */
Base.test(
  'announces no new transaction',
  {
    render: function Growing(args) {
      const [shown, setShown] = useState(TRANSACTIONS.slice(1));
      return (
        <>
          <TransactionList {...args} transactions={shown} />
          <Button
            onClick={() => {
              setShown(TRANSACTIONS.toReversed());
            }}
          >
            Next
          </Button>
        </>
      );
    },
  },
  async ({ canvas, userEvent }) => {
    const texts = await announcedDuring(async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
      await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    });
    await expect(texts).toEqual([]);
  },
);

/** The list of a new wallet explains what will appear here. */
export const Empty = meta.story({
  args: { transactions: [] },
  play: async ({ canvas }) => {
    const region = within(canvas.getByRole('region', { name: 'Recent transactions' }));
    await expect(region.getByText('No transactions yet')).toBeVisible();
    await expect(
      region.getByText('What you send, receive and exchange will appear here.'),
    ).toBeVisible();
    await expect(region.queryByRole('list')).not.toBeInTheDocument();
  },
});

Empty.test(
  'offers the next step',
  { args: { emptyAction: <a href="#open=receive">Receive</a> } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Receive' })).toBeVisible();
  },
);

Empty.test(
  'states no number of transactions',
  { args: { hasMore: false, onMore: fn() } },
  async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Recent transactions' });
    await expect(within(region).getByText('No transactions yet')).toBeVisible();
    await expect(region).not.toHaveTextContent('0 transactions');
    await expect(region.querySelector('[aria-live]')).toBeEmptyDOMElement();
  },
);

/** The name of a contact is shown before the address. */
export const WithContactNames = meta.story({
  args: { nameOf: (address) => (address === 'rent@example.com' ? 'Ana' : undefined) },
  play: async ({ canvas }) => {
    const [received, sent] = canvas.getAllByRole('listitem');
    await expect(sent).toHaveTextContent('To Ana (rent@example.co...)');
    await expect(received).toHaveTextContent('From bc1qrp33g0q5c5t...');
  },
});

/** "See all" opens the whole history, and each line opens its transaction. */
export const WithLinks = meta.story({
  args: { allHref: '/app/history', hrefOf: ({ id }) => `/app/history/${id}` },
  play: async ({ canvas, userEvent, step }) => {
    const region = within(canvas.getByRole('region', { name: 'Recent transactions' }));
    await step('See all is in the region', async () => {
      const all = region.getByRole('link', { name: 'See all' });
      await expect(all).toHaveAttribute('href', '/app/history');
      await expect(all.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    });
    await step('Tab moves through all links', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await expect(region.getByRole('link', { name: 'Received Bitcoin' })).toHaveFocus();
    });
  },
});

/** A transaction that throws during rendering is replaced by a message. The other lines stay. */
export const BrokenItem = meta.story({
  decorators: withABrokenCurrency,
  args: {
    transactions: TRANSACTIONS.map((transaction, index) =>
      index === 1 ? { ...transaction, currency: 'BROKEN' } : transaction,
    ),
    onItemError: fn(),
  },
  play: async ({ args, canvas, step }) => {
    await step('The second line shows a message, the others are rendered', async () => {
      const items = canvas.getAllByRole('listitem');
      await expect(items).toHaveLength(4);
      await expect(items[1]).toHaveTextContent(/^This transaction could not be shown\.Try again$/);
      await expect(canvas.getByRole('img', { name: '+0.0125 BTC' })).toBeVisible();
      await expect(canvas.getByRole('img', { name: '-€64.20' })).toBeVisible();
    });
    await step('`onItemError` receives the error', async () => {
      await expect(args.onItemError).toHaveBeenCalledWith(expect.any(RangeError));
    });
  },
});

/** The transactions, of which one is pending: a part of its amount has arrived. */
const IN_PARTS = TRANSACTIONS.map((transaction, index) =>
  index === 1 ? ({ ...transaction, status: 'pending', arrived: '40' } as const) : transaction,
);

/** A record that cannot be parsed is shown as one line with its raw text. The other lines stay. */
export const IncompleteRecords = meta.story({
  args: {
    transactions: ODD_RECORDS,
    hrefOf: ({ id }) => `/app/history/${id}`,
    onItemError: fn(),
  },
  play: async ({ args, canvas }) => {
    const items = canvas.getAllByRole('listitem');
    const [stake, number, , , , , text, nothing] = items;
    await expect(items).toHaveLength(8);
    await expect(stake).not.toHaveTextContent('Incomplete record');
    await expect(number).toHaveTextContent(/^Incomplete record\{.*"amount": 777,.*\}.*Mar 14/);
    await expect(text?.textContent).toBe('Incomplete record"no record"');
    await expect(nothing?.textContent).toBe('Incomplete recordnull');
    await expect(canvas.getAllByRole('link', { name: 'Incomplete record' })).toHaveLength(7);
    await expect(canvas.getAllByRole('img')).toHaveLength(1);
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(new Set(links).size).toBe(8);
    await expect(args.onItemError).not.toHaveBeenCalled();
  },
});

/** Two errors: a refresh failed, and loading older transactions failed. The loaded lines stay. */
export const Failed = meta.story({
  args: {
    error: 'The bank does not answer.',
    onRetry: fn(),
    hasMore: true,
    moreError: true,
    onMore: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    const [above, below] = await canvas.findAllByRole('alert');
    await expect(above).toHaveTextContent('The bank does not answer.');
    await expect(below).toHaveTextContent('Could not load more.');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
});

Base.test(
  'shows no count and no error below an empty list',
  { args: { transactions: [], hasMore: false, moreError: '' } },
  async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('No transactions yet')).toBeVisible();
    await expect(canvasElement.querySelector('[aria-live]')).toBeEmptyDOMElement();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
);

export const Matrix = meta.story({
  ...matrix(
    {
      'One of each type': <TransactionList transactions={TRANSACTIONS} today="2026-12-31" />,
      Hidden: <TransactionList transactions={TRANSACTIONS} today="2026-12-31" hidden />,
      'Arriving in parts': <TransactionList transactions={IN_PARTS} today="2026-12-31" />,
      Empty: <TransactionList transactions={[]} />,
      Loading: <TransactionList transactions={[]} loading />,
      Failed: <TransactionList transactions={TRANSACTIONS} {...Failed.input.args} />,
      'Incomplete records': <TransactionList transactions={ODD_RECORDS} today="2026-12-31" />,
    },
    { cell: 400 },
  ),
  play: async ({ canvasElement }) => {
    for (const cell of cellsCalled(canvasElement, 'Hidden')) {
      const region = cell.getByRole('region', { name: 'Recent transactions' });
      await expect(cell.getAllByRole('listitem')).toHaveLength(4);
      await expect(cell.getAllByRole('img', { name: 'Amount hidden' })).toHaveLength(4);
      await expect(region).not.toHaveTextContent(/0\.0125|120|500|460|0\.5|0\.0021/);
    }
    for (const cell of cellsCalled(canvasElement, 'Arriving in parts')) {
      const [, sent] = cell.getAllByRole('listitem');
      await expect(sent).toHaveTextContent('Arrived: $40.00 of $120.00');
      await expect(sent).toHaveTextContent(/-\$120\.00.*Pending$/);
    }
  },
});

const RENT = TRANSACTIONS.slice(1, 2);

/** The changes of the rent that `AnnouncesEachStatusOnce` shows one after another. */
const STATES: readonly Partial<Transaction>[] = [
  { status: 'pending' },
  { status: 'pending', arrived: '40' },
  { status: 'pending', arrived: '80' },
  { status: 'completed' },
  { status: 'failed', arrived: '80' },
];

/** The same transaction in a list and in its details. Only one of them announces a change. */
Base.test(
  'announces each status once',
  {
    render: function Changing(args) {
      const [state, setState] = useState(0);
      const [hidden, setHidden] = useState(false);
      const [isOpen, setOpen] = useState(false);
      // Each view receives a different object with the same data, as after two requests.
      const read = () => RENT.map((transaction) => ({ ...transaction, ...STATES[state] }));
      const details = read().map((transaction) => (
        <TransactionDetails
          key={transaction.id}
          transaction={transaction}
          hidden={hidden}
          onCopy={fn()}
        />
      ));
      return (
        <>
          <TransactionList {...args} transactions={read()} hidden={hidden} />
          {!isOpen && details}
          <Sheet
            title="Details"
            open={isOpen}
            onClose={() => {
              setOpen(false);
            }}
          >
            {details}
            <Button
              onClick={() => {
                setState(state + 1);
              }}
            >
              Next in the sheet
            </Button>
          </Sheet>
          <Button
            onClick={() => {
              setState((state + 1) % STATES.length);
            }}
          >
            Next
          </Button>
          <Button
            onClick={() => {
              setHidden(!hidden);
            }}
          >
            Hide
          </Button>
          <Button
            onClick={() => {
              setOpen(true);
            }}
          >
            Open
          </Button>
        </>
      );
    },
  },
  async ({ canvas, canvasElement, userEvent, step }) => {
    const announcedBy = (name: string, text?: string) =>
      announcedDuring(async () => {
        await userEvent.click(screen.getByRole('button', { name }));
        if (text === undefined) return;
        await waitFor(() => expect(document.body).toHaveTextContent(text));
      });
    await step('A part that has arrived is announced with its amount', async () => {
      await expect(await announcedBy('Next', 'Rent share: Pending')).toEqual([
        'Rent share: PendingArrived: $40.00 of $120.00',
      ]);
      await expect(canvas.getByRole('listitem')).toHaveTextContent('Arrived: $40.00 of $120.00');
    });
    await step('While amounts are hidden, no amount is announced', async () => {
      await expect(await announcedBy('Hide')).toEqual([]);
      await expect(await announcedBy('Next', 'Rent share: Pending')).toEqual([
        'Rent share: Pending',
      ]);
      await expect(canvasElement).not.toHaveTextContent(/40|80|120/);
    });
    await step('Showing the amounts announces nothing again', async () => {
      await expect(await announcedBy('Hide')).toEqual([]);
    });
    await step('Completed is announced, and then failed in part', async () => {
      await expect(await announcedBy('Next', 'Rent share: Completed')).toEqual([
        'Rent share: Completed',
      ]);
      await expect(await announcedBy('Next', 'Rent share: Failed')).toEqual([
        'Rent share: FailedArrived: $80.00 of $120.00',
      ]);
    });
    await step('The same status again is announced again', async () => {
      await expect(await announcedBy('Next', 'Rent share: Pending')).toEqual([
        'Rent share: Pending',
      ]);
    });
    await step('The view in a dialog announces it, because the list is behind it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
      const sheet = await screen.findByRole('dialog', { name: 'Details' });
      await expect(
        await announcedBy('Next in the sheet', 'Rent share: PendingArrived: $40.00 of $120.00'),
      ).toEqual(['Rent share: PendingArrived: $40.00 of $120.00']);
      await expect(sheet).toHaveTextContent('Rent share: Pending');
    });
  },
);

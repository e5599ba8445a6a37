import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { TransactionDetails } from '../../../components/payments/history/TransactionDetails/TransactionDetails';
import type { Transaction } from '../../../domain/history/transaction';
import { matrix } from '../../../testing/matrix';
import { inOtherCurrencies } from '../../../testing/otherCurrencies';

const BTC = 'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3';

const SENT: Transaction = {
  id: 'personal-5',
  type: 'send',
  amount: '120',
  currency: 'USD',
  toAddress: 'rent@example.com',
  timestamp: '2026-03-14T12:00:00.000Z',
  status: 'completed',
  description: 'Rent share',
};

const PENDING: Transaction = { ...SENT, status: 'pending' };

/** Returns the `dd` that follows the `dt` with the given text. */
const fact = (list: HTMLElement, term: string) =>
  [...list.querySelectorAll('dt')].find(({ textContent }) => textContent === term)
    ?.nextElementSibling;

const RECEIVED: Transaction = {
  id: 'personal-8',
  type: 'receive',
  amount: '0.0125',
  currency: 'BTC',
  fromAddress: BTC,
  timestamp: '2026-03-14T12:00:00.000Z',
  status: 'completed',
  description: 'Received Bitcoin',
};

const WITH_FEE: Transaction = {
  ...SENT,
  amount: '0.1',
  currency: 'BTC',
  fee: '0.2',
  toAddress: BTC,
};

/**
 * All details of a transaction: amount, direction, status, fee, addresses, date, note and id.
 *
 * Use it on the page of a transaction. Addresses are shown in full, with buttons that copy them. Your app copies the
 * text in `onCopy`. To show the confirmation, it passes the copied text back as `copiedText`.
 *
 * **When not to use it**: In a list, use `TransactionItem`.
 *
 * **Keyboard**: Tab moves through the buttons that copy.
 *
 * **Announces**: the amount with its sign as one text, or that the amount is hidden; that a text was copied; a change
 * of the status, and the arrival of another part of the amount, once each.
 *
 * **Find it by**: receipt, payment details, fee, total, transaction id, hash, status.
 */
const meta = preview.meta({
  component: TransactionDetails,
  args: { transaction: SENT, onCopy: fn() },
});

const onCopy = fn();

const ODD = { ...SENT, amount: 777, note: 'Late' } as unknown as Transaction;

export const Base = meta.story();

Base.test('every detail has a label', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByText('Outgoing payment')).toBeVisible();
  await expect(canvas.getByRole('img', { name: '-$120.00' })).toBeVisible();
  const terms = [...canvasElement.querySelectorAll('dt')].map(({ textContent }) => textContent);
  await expect(terms).toEqual(['Status', 'To', 'Date', 'Description', 'Transaction ID']);
  await expect(fact(canvasElement, 'Status')).toHaveTextContent(/^Completed$/);
  await expect(fact(canvasElement, 'Date')).toHaveTextContent(/^March 14, 2026 at 12:00.PM UTC$/);
  await expect(fact(canvasElement, 'Description')).toHaveTextContent('Rent share');
});

Base.test(
  'omits a description that is shown above',
  { args: { describedAbove: true } },
  async ({ canvas, canvasElement }) => {
    const terms = [...canvasElement.querySelectorAll('dt')].map(({ textContent }) => textContent);
    await expect(terms).toEqual(['Status', 'To', 'Date', 'Transaction ID']);
    await expect(canvas.queryByText('Rent share')).not.toBeInTheDocument();
  },
);

Base.test('the address and the id are copied in full', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Copy id' }));
  await expect(args.onCopy).toHaveBeenNthCalledWith(1, 'rent@example.com');
  await expect(args.onCopy).toHaveBeenNthCalledWith(2, 'personal-5');
});

Base.test(
  'shows the fee',
  { args: { transaction: WITH_FEE } },
  async ({ canvasElement, canvas }) => {
    // The fee is paid in addition to the amount. "Amount and fee" is their exact sum.
    await expect(fact(canvasElement, 'Fee')).toHaveTextContent('0.2 BTC');
    await expect(fact(canvasElement, 'Amount and fee')).toHaveTextContent('0.3 BTC');
    await expect(canvas.getByRole('img', { name: '-0.1 BTC' })).toBeVisible();
  },
);

Base.test(
  'states that the payment is pending',
  { args: { transaction: PENDING } },
  async ({ canvasElement }) => {
    await expect(fact(canvasElement, 'Status')).toHaveTextContent(
      'PendingThis transaction is still in progress.',
    );
  },
);

Base.test(
  'shows who sent the money',
  { args: { transaction: RECEIVED } },
  async ({ canvasElement, canvas }) => {
    await expect(canvas.getByRole('img', { name: '+0.0125 BTC' })).toBeVisible();
    await expect(canvas.getByText('The money is in the wallet.')).toBeVisible();
    await expect(fact(canvasElement, 'From')).toHaveTextContent(BTC);
  },
);

Base.test(
  'shows an unknown type and status as they are',
  { args: { transaction: { ...SENT, type: 'refund', status: 'in review', currency: 'DOGE' } } },
  async ({ canvas }) => {
    // An unknown type or status is shown unchanged. The amount has no sign, because its direction is unknown.
    await expect(canvas.getByText('Refund')).toBeVisible();
    await expect(canvas.getByText('in review')).toBeVisible();
    await expect(canvas.getByText('This wallet does not recognize this status.')).toBeVisible();
    await expect(canvas.getByRole('img', { name: '120 DOGE' })).toBeVisible();
  },
);

Base.test(
  'shows no address for an exchange',
  {
    args: {
      transaction: {
        id: 'personal-6',
        type: 'exchange',
        amount: '500',
        currency: 'USD',
        received: '460',
        receivedCurrency: 'EUR',
        timestamp: '2026-03-14T12:00:00.000Z',
        status: 'completed',
        description: 'Exchanged $500.00 to 460.000000 EUR',
      },
    },
  },
  async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('This transaction is complete.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Copy address' })).not.toBeInTheDocument();
    const facts = [...(canvasElement.querySelector('dl')?.childNodes ?? [])];
    await expect(facts.map(({ firstChild }) => firstChild?.textContent)).toEqual([
      'Status',
      'Received',
      'Date',
      'Description',
      'Transaction ID',
    ]);
    await expect(fact(canvasElement, 'Received')).toHaveTextContent('€460.00');
  },
);

Base.test(
  'hides the text of a record',
  { args: { transaction: ODD, hidden: true } },
  async ({ canvasElement, canvas }) => {
    // The text of an unreadable record may contain amounts, so it is hidden together with them.
    await expect(canvasElement).toHaveTextContent('••••••');
    await expect(canvasElement).not.toHaveTextContent('77');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
);

Base.test('shows the part that has arrived', async ({ canvasElement, mount, args }) => {
  // A part of the amount has arrived. If the payment then fails, that part was moved, and the sentence states so.
  await mount(
    <>
      <TransactionDetails {...args} transaction={{ ...PENDING, arrived: '40' }} />
      <TransactionDetails {...args} transaction={{ ...SENT, status: 'failed', arrived: '40' }} />
      <TransactionDetails {...args} transaction={{ ...SENT, arrived: '120' }} />
    </>,
  );
  const lists = [...canvasElement.querySelectorAll('dl')];
  const facts = lists.map((list) => [fact(list, 'Status'), fact(list, 'Arrived')]);
  await expect(facts.map((pair) => pair.map((one) => one?.textContent))).toEqual([
    ['PendingThis transaction is still in progress.', '$40.00'],
    ['FailedOnly a part of the amount arrived. The rest was not moved.', '$40.00'],
    ['Completed', undefined],
  ]);
});

Base.test(
  'announces no amount while amounts are hidden',
  {
    render: function Arriving(args) {
      const [arrived, setArrived] = useState({});
      return (
        <>
          <TransactionDetails {...args} hidden transaction={{ ...PENDING, ...arrived }} />
          <button
            type="button"
            onClick={() => {
              setArrived({ arrived: '40' });
            }}
          >
            Arrive
          </button>
        </>
      );
    },
  },
  async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Arrive' }));
    const live = canvasElement.querySelector('[aria-live=polite]');
    await waitFor(() => expect(live).toHaveTextContent(/^Rent share: Pending$/));
  },
);

Base.test(
  'wraps long amounts and words',
  {
    args: {
      transaction: {
        ...SENT,
        amount: '123456789.000000000000000001',
        currency: 'ETH',
        fee: '0.000000000000000001',
        toAddress: BTC,
        description: `https://example.com/${'0'.repeat(80)}`,
      },
    },
    globals: { viewport: { value: 'small' } },
  },
  async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: '123,456,789.000000000000000002 ETH' }),
    ).toBeVisible();
  },
);

Base.test(
  'keeps text order in Arabic',
  {
    args: { transaction: { ...SENT, toAddress: BTC, description: 'Invoice (3/4)' } },
    globals: { language: 'ar' },
  },
  async ({ canvas }) => {
    await expect(canvas.getByText('Invoice (3/4)').closest('bdi')).toHaveTextContent(
      'Invoice (3/4)',
    );
    await expect(canvas.getByText('bc1q')).toBeVisible();
  },
);

Base.test(
  'adds the fee in yen',
  { args: { transaction: { ...SENT, currency: 'JPY', fee: '15' } }, decorators: inOtherCurrencies },
  async ({ canvasElement }) => {
    await expect(fact(canvasElement, 'Amount and fee')).toHaveTextContent('¥135');
  },
);

/** Each button copies the whole text, not the shortened one. */
Base.test('copies by keyboard', async ({ canvas, userEvent, args }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Copy address' })).toHaveFocus();
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Copy id' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onCopy).toHaveBeenCalledWith('personal-5');
});

Base.test(
  'describes both copy buttons',
  { args: { transaction: { ...SENT, fromAddress: 'alex@example.com', toAddress: BTC } } },
  async ({ canvas, userEvent, args }) => {
    const buttons = canvas.getAllByRole('button', { name: 'Copy address' });
    await expect(buttons[0]).toHaveAccessibleDescription('From');
    await expect(buttons[1]).toHaveAccessibleDescription('To');
    if (buttons[1]) await userEvent.click(buttons[1]);
    await expect(args.onCopy).toHaveBeenCalledWith(BTC);
  },
);

Base.test(
  'shows the name of a contact',
  { args: { nameOf: () => 'Ana' } },
  async ({ canvas, userEvent, args, canvasElement }) => {
    await expect(fact(canvasElement, 'To')).toHaveTextContent(/^Anarent@example\.com/);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }));
    await expect(args.onCopy).toHaveBeenCalledWith('rent@example.com');
  },
);

/** A failed transaction moved no money, so the details do not show the sum of amount and fee. */
export const Failed = meta.story({
  args: { transaction: { ...SENT, status: 'failed', fee: '1' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(
      canvas.getByText('This transaction did not go through. No money was moved.'),
    ).toBeVisible();
    await expect(fact(canvasElement, 'Fee')).toHaveTextContent('$1.00');
    await expect(fact(canvasElement, 'Amount and fee')).toBeUndefined();
    await expect(canvas.getByRole('img', { name: '-$120.00' })).toHaveStyle({
      color: 'rgb(85, 99, 92)',
    });
  },
});

/** If a record cannot be parsed, the details show its raw text, which the user can copy. */
export const IncompleteRecord = meta.story({
  args: { transaction: ODD },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^This record could not be read,/)).toBeVisible();
    const text = canvas.getByText(/"amount": 777/);
    await expect(text.textContent).toBe(
      `{
  "id": "personal-5",
  "type": "send",
  "amount": 777,
  "currency": "USD",
  "toAddress": "rent@example.com",
  "timestamp": "2026-03-14T12:00:00.000Z",
  "status": "completed",
  "description": "Rent share",
  "note": "Late"
}`,
    );
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy text' }));
    await expect(args.onCopy).toHaveBeenCalledWith(text.textContent);
  },
});

/** All amounts are hidden, including amounts in the note. Addresses, date and id stay visible. */
export const Hidden = meta.story({
  args: {
    hidden: true,
    transaction: {
      ...SENT,
      id: 'tx',
      amount: '777',
      fee: '8',
      description: 'Lunch for 55 EUR',
      toAddress: 'rent@example.com',
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('img', { name: 'Amount hidden' })).toHaveLength(3);
    await expect(canvas.getByRole('img', { name: 'amount hidden' })).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/777|785|55|\$8/);
    await expect(fact(canvasElement, 'Description')).toHaveTextContent('Lunch for •••••• EUR');
  },
});

/** The confirmation appears beside the button whose text was copied, here the id. */
export const Copied = meta.story({
  args: { copiedText: 'personal-5' },
  play: async ({ canvas }) => {
    const [ofAddress, ofId] = canvas.getAllByRole('status');
    await expect(ofAddress).toBeEmptyDOMElement();
    await expect(ofId).toHaveTextContent('Copied');
  },
});

export const Matrix = meta.story(
  matrix(
    {
      Received: <TransactionDetails transaction={RECEIVED} onCopy={onCopy} />,
      'With a fee': <TransactionDetails transaction={WITH_FEE} onCopy={onCopy} />,
      Failed: <TransactionDetails {...Failed.input.args} onCopy={onCopy} />,
      'Arriving in parts': (
        <TransactionDetails
          transaction={{ ...SENT, status: 'failed', arrived: '40' }}
          onCopy={onCopy}
        />
      ),
      'Incomplete record': <TransactionDetails transaction={ODD} onCopy={onCopy} />,
      Copied: <TransactionDetails transaction={SENT} copiedText="personal-5" onCopy={onCopy} />,
    },
    { cell: 400 },
  ),
);

/** Without `onCopy`, there are no copy buttons, also for a record that cannot be parsed. */
export const WithoutCopying = meta.story({
  render: () => (
    <>
      <TransactionDetails transaction={SENT} />
      <TransactionDetails transaction={ODD} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(fact(canvasElement, 'To')).toHaveTextContent('rent@example.com');
    await expect(fact(canvasElement, 'Transaction ID')).toHaveTextContent('personal-5');
    await expect(canvas.getByText(/^This record could not be read/)).toBeVisible();
    await expect(canvas.queryAllByRole('button')).toEqual([]);
  },
});

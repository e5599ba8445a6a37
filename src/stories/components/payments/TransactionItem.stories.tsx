import { expect, within, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { PlainList } from '../../../components/layout/PlainList';
import type { TransactionItemProps } from '../../../components/payments/history/TransactionItem/TransactionItem';
import { TransactionItem } from '../../../components/payments/history/TransactionItem/TransactionItem';
import { readRecord, readRecords } from '../../../domain/history/readRecords';
import type { Transaction } from '../../../domain/history/transaction';
import { matrix } from '../../../testing/matrix';
import { ODD_RECORDS } from '../../../testing/oddRecords';
import { inOtherCurrencies } from '../../../testing/otherCurrencies';
import { seenIn } from '../../../testing/lines';

/** At noon, so that it is the same day wherever it is read. */
const SENT: Transaction = {
  id: 'sample',
  type: 'send',
  amount: '120',
  currency: 'USD',
  toAddress: 'rent@example.com',
  timestamp: '2026-03-14T12:00:00.000Z',
  status: 'completed',
  description: 'Rent share',
};

/** A line means nothing outside a list. */
function Listed(props: TransactionItemProps) {
  return (
    <PlainList>
      <TransactionItem {...props} />
    </PlainList>
  );
}

/**
 * One line of a wallet's history: what it was, who with, when, how much, and how far it has come.
 * Use it as an item of a list (`TransactionList` is one); it is an `li` and means nothing outside.
 * An address is cut after 15 characters; `TransactionDetails` shows it whole, by `AddressText`.
 *
 * **When not to use it**: For a balance, which has no direction: that is `Amount`. Outside a list:
 * it is an `li`.
 *
 * **States**: the four types, each with its icon, and unknown ones; the three statuses and unknown
 * ones; with or without the other side and a fee; with parts that could not be read, and then a mark; hidden; of another year, which is then shown. Only
 * what was received is a plus, and green on top of that. Texts of other people are isolated and hide
 * no character.
 *
 * **Keyboard**: none, it is text.
 *
 * **Announces**: the amount in one piece with its sign; hidden, that it is.
 *
 * **Related**: `TransactionList`, `TransactionStatusLabel`, `Amount`.
 *
 * **Find it by**: payment, history line, row, sent, received, fee, hide amounts.
 */
const meta = preview.meta({
  component: TransactionItem,
  args: { transaction: SENT, thisYear: 2026 },
  render: (args) => <Listed {...args} />,
});

/** Sent: a minus, and to whom. */
export const Base = meta.story({
  play: async ({ canvas }) => {
    const item = canvas.getByRole('listitem');
    await expect(item).toHaveTextContent('Rent share');
    await expect(item).toHaveTextContent('To rent@example.co...');
    await expect(item).toHaveTextContent('Completed');
    await expect(canvas.getByRole('img', { name: '-$120.00' })).toBeVisible();
    await expect(canvas.getByText(/^Mar 14, /)).toHaveAttribute(
      'datetime',
      '2026-03-14T12:00:00.000Z',
    );
  },
});

/** A plus, and from whom. A crypto address is cut to 15 characters. */
export const Received = meta.story({
  args: {
    transaction: {
      id: 'sample',
      type: 'receive',
      amount: '0.0125',
      currency: 'BTC',
      fromAddress: 'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3',
      timestamp: '2026-03-14T12:00:00.000Z',
      status: 'completed',
      description: 'Received Bitcoin',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '+0.0125 BTC' })).toHaveStyle({
      color: 'rgb(27, 122, 67)',
    });
    await expect(canvas.getByText('bc1qrp33g0q5c5t...').parentElement).toHaveTextContent(
      /^From bc1qrp33g0q5c5t\.\.\.$/,
    );
  },
});

/** An exchange has no other side. */
export const Exchanged = meta.story({
  args: {
    transaction: {
      id: 'sample',
      type: 'exchange',
      amount: '500',
      currency: 'USD',
      timestamp: '2026-03-14T12:00:00.000Z',
      status: 'completed',
      description: 'Exchanged $500.00 to 460.000000 EUR',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '-$500.00' })).toBeVisible();
    await expect(canvas.getByRole('listitem')).not.toHaveTextContent(/From|To /);
  },
});

export const Purchased = meta.story({
  args: {
    transaction: {
      id: 'sample',
      type: 'purchase',
      amount: '49.9',
      currency: 'EUR',
      timestamp: '2026-03-14T12:00:00.000Z',
      status: 'completed',
      description: 'Train ticket',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '-€49.90' })).toBeVisible();
  },
});

export const Pending = meta.story({
  args: { transaction: { ...SENT, status: 'pending' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Pending');
  },
});

export const Failed = meta.story({
  args: { transaction: { ...SENT, status: 'failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Failed');
  },
});

/** A status from a later source is shown as it is written. */
export const UnknownStatus = meta.story({
  args: { transaction: { ...SENT, status: 'in review' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('in review');
  },
});

/** A type from a later source has no icon of its own, and counts as money that went out. */
export const UnknownType = meta.story({
  args: { transaction: { ...SENT, type: 'refund' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Rent share');
    await expect(canvas.getByTestId('HelpOutlineRoundedIcon')).toBeVisible();
    await expect(canvas.getByRole('img', { name: '-$120.00' })).toBeVisible();
  },
});

/** The fee is in the transaction's own currency, to its last digit. */
export const WithFee = meta.story({
  args: {
    transaction: {
      ...SENT,
      amount: '0.05',
      currency: 'BTC',
      fee: '0.0001',
      description: 'Sent Bitcoin',
    },
  },
  play: async ({ canvas }) => {
    const fee = canvas.getByText('0.0001 BTC');
    await expect(fee.parentElement).toHaveTextContent(/^Fee 0\.0001 BTC$/);
    // In a line that runs from right to left, the number stays before its unit.
    await expect(fee.tagName).toBe('BDI');
    await expect(canvas.getByRole('img', { name: '-0.05 BTC' })).toBeVisible();
  },
});

/** Bullets stand for the amount and for the fee; what it was and when is nobody's secret. */
export const Hidden = meta.story({
  args: { ...WithFee.input.args, hidden: true },
  play: async ({ canvas }) => {
    const item = canvas.getByRole('listitem');
    await expect(canvas.getByRole('img', { name: 'Amount hidden' })).toHaveTextContent(/^•+$/);
    await expect(canvas.getByRole('img', { name: 'amount hidden' })).toHaveTextContent(/^•+$/);
    await expect(item).toHaveTextContent('Fee •••••• BTC');
    await expect(item).toHaveTextContent('Sent Bitcoin');
    await expect(item).not.toHaveTextContent('0.05');
    await expect(item).not.toHaveTextContent('0.0001');
  },
});

/** An exchange's description tells both of its amounts. */
export const HiddenExchange = meta.story({
  args: { ...Exchanged.input.args, hidden: true },
  play: async ({ canvas }) => {
    const item = canvas.getByRole('listitem');
    await expect(item).toHaveTextContent('Exchanged $•••••• to •••••• EUR');
    await expect(canvas.getAllByRole('img', { name: 'amount hidden' })).toHaveLength(2);
    await expect(item).not.toHaveTextContent('500');
    await expect(item).not.toHaveTextContent('460');
  },
});

/** So does a description of one's own; an invoice's number is no amount. */
export const HiddenInWords = meta.story({
  args: {
    transaction: { ...SENT, description: 'Invoice 1047: $50 for pizza and 0.5 BTC' },
    hidden: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent(
      'Invoice 1047: $•••••• for pizza and •••••• BTC',
    );
  },
});

/** Whatever could not be read may be money: none of it is in the page while amounts are hidden. */
export const OddHidden = meta.story({
  args: { hidden: true },
  render: (args) => (
    <PlainList>
      {readRecords(ODD_RECORDS).map((transaction) => (
        <TransactionItem {...args} key={transaction.id} transaction={transaction} />
      ))}
    </PlainList>
  ),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() =>
      expect(canvas.getAllByRole('img', { name: 'Amount hidden' })).toHaveLength(8),
    );
    await expect(canvasElement).not.toHaveTextContent(/77|no record/);
    await expect(canvas.getAllByText('Incomplete record').length).toBeGreaterThanOrEqual(7);
  },
});

export const HugeAmount = meta.story({
  args: { transaction: { ...SENT, amount: '123456789012345.67' } },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '-$123,456,789,012,345.67' })).toBeVisible();
  },
});

/** One wei: all of its eighteen decimals are there, on a narrow phone too. */
export const TinyAmount = meta.story({
  args: { transaction: { ...SENT, amount: '0.000000000000000001', currency: 'ETH' } },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '-0.000000000000000001 ETH' })).toBeVisible();
  },
});

/** Other people's texts can be long, and without a space. */
export const LongText = meta.story({
  args: {
    transaction: {
      ...SENT,
      amount: '1234567.89',
      description:
        'Share of the rent for March and of https://example.com/invoices/2026/03/0000000000000000000000000000000017',
      status: 'waiting for the sixth confirmation',
    },
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Share of the rent .*0017$/)).toBeVisible();
    await expect(canvas.getByText('waiting for the sixth confirmation')).toBeVisible();
  },
});

/** A description from elsewhere has no limit; a line of the list has. Screen readers hear all of it. */
export const EndlessDescription = meta.story({
  args: { transaction: { ...SENT, description: `Sent to ${'very '.repeat(100)}far` } },
  play: async ({ canvas }) => {
    const description = canvas.getByText(/^Sent to very .* far$/).parentElement;
    // Three lines of 24 px.
    await expect(description?.getBoundingClientRect().height).toBeLessThanOrEqual(72);
  },
});

/** Without its year it would read as this year's. */
export const OfAnotherYear = meta.story({
  args: { transaction: { ...SENT, timestamp: '2025-11-21T12:00:00.000Z' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Nov 21, 2025, /)).toHaveAttribute(
      'datetime',
      '2025-11-21T12:00:00.000Z',
    );
  },
});

/**
 * A text from elsewhere that turns the direction of writing would read as another address. The
 * character is shown for what it is, and the text around it stays in order.
 */
export const TurnedText = meta.story({
  args: {
    transaction: {
      ...SENT,
      toAddress: '\u202Egro.live@moc',
      description: 'Rent \u202Ehcram rof\u200B',
    },
  },
  play: async ({ canvas }) => {
    const item = within(canvas.getByRole('listitem'));
    const address = item.getByText('\uFFFDgro.live@moc');
    await expect(address.tagName).toBe('BDI');
    await expect(address.parentElement).toHaveTextContent('To \uFFFDgro.live@moc');
    await expect(item.getByText('Rent \uFFFDhcram rof\uFFFD').tagName).toBe('BDI');
  },
});

/** Right-to-left words keep their own order, and the words around them keep theirs. */
export const WordsKeepTheirOrder = meta.story({
  args: {
    transaction: { ...SENT, toAddress: 'ליאורה@דוגמה.example', description: 'שכר דירה (3/4)' },
  },
  play: async ({ canvas }) => {
    const address = canvas.getByText(/^ליאורה/);
    const to = document.createRange();
    to.selectNode(address.previousSibling ?? address);
    // "To" stands before the whole address, and not inside of it.
    await expect(to.getBoundingClientRect().right).toBeLessThanOrEqual(
      address.getBoundingClientRect().left + 1,
    );
    await expect(getComputedStyle(address).direction).toBe('rtl');
  },
});

const EXCHANGED: Transaction = {
  ...SENT,
  type: 'exchange',
  amount: '500',
  received: '460',
  receivedCurrency: 'EUR',
  description: 'Exchanged $500.00 to 460.000000 EUR',
  made: 'exchanged',
};

/** Descriptions that the app makes, in the reader's language. A typed one, and one of an unknown kind, stay. */
export const MadeDescriptions = meta.story({
  globals: { language: 'de' },
  render: ({ hidden = false }) => (
    <PlainList>
      {[
        { ...SENT, description: 'Sent to rent@example.com', made: 'sent' },
        EXCHANGED,
        {
          ...SENT,
          type: 'purchase',
          currency: 'ETH',
          description: 'Bought Ethereum',
          made: 'bought',
        },
        { ...SENT, description: 'Rent share', made: 'rent' },
        { ...SENT, description: 'Sent to Ann' },
        { ...SENT, description: 'Cashback', made: 'cashback' },
        readRecord({ ...EXCHANGED, received: '460.0 €' }),
      ].map((transaction, index) => (
        <TransactionItem
          // oxlint-disable-next-line react/no-array-index-key -- they have no other name.
          key={index}
          transaction={transaction}
          thisYear={2026}
          hidden={hidden}
        />
      ))}
    </PlainList>
  ),
  play: async ({ canvas }) => {
    const lines = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(lines[0]).toMatch(/^Gesendet an rent@example\.com/);
    await expect(lines[1]).toMatch(/^500,00\s\$ in 460,000000\sEUR getauscht/);
    await expect(lines[2]).toMatch(/^Ethereum gekauft/);
    await expect(lines[3]).toMatch(/^Mietanteil/);
    await expect(lines[4]).toMatch(/^Sent to Ann/);
    await expect(lines[5]).toMatch(/^Cashback/);
    await expect(lines[6]).toMatch(/^Exchanged \$500\.00 to 460\.000000 EUR/);
  },
});

/** Their amounts are hidden, wherever the language has its figures and signs. */
export const MadeDescriptionHidden = meta.story({
  args: { hidden: true, transaction: EXCHANGED },
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    const item = canvas.getByRole('listitem');
    await expect(item.textContent).toContain('صرف');
    await expect(item.textContent).not.toMatch(/\p{N}{3}/u);
    await expect(canvas.getAllByRole('img', { name: 'المبلغ مخفي' })).toHaveLength(3);
  },
});

/** Addresses and amounts keep their order among Arabic words. */
export const FiguresKeepTheirOrderInArabic = meta.story({
  args: {
    transaction: {
      ...SENT,
      amount: '0.05',
      currency: 'BTC',
      toAddress: '0x71C7656EC7ab88b098defB751B7401B5f6d8976F',
      fee: '0.0001',
      description: 'Invoice (3/4)',
    },
  },
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    await expect(seenIn(canvas.getByText('0.0001 BTC'))).toBe('0.0001 BTC');
    await expect(seenIn(canvas.getByText(/^0x71C/))).toMatch(/^0x71C\S+$/);
    await expect(seenIn(canvas.getByText('Invoice (3/4)'))).toBe('Invoice (3/4)');
    await expect(seenIn(canvas.getByRole('img', { name: /BTC/ }))).toBe('-0.05 BTC');
  },
});

/** A known symbol in its own decimals; an unknown one with every digit that came. */
export const OtherCurrencies = meta.story({
  decorators: inOtherCurrencies,
  render: (args) => (
    <PlainList>
      <TransactionItem transaction={{ ...SENT, currency: 'JPY', fee: '15' }} thisYear={2026} />
      <TransactionItem
        {...args}
        transaction={{ ...SENT, type: 'receive', currency: 'DOGE', amount: '0.00000001' }}
      />
    </PlainList>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '-¥120' })).toBeVisible();
    await expect(canvas.getByText('¥15')).toBeVisible();
    await expect(canvas.getByRole('img', { name: '+0.00000001 DOGE' })).toBeVisible();
  },
});

/** The whole line leads to the transaction's own page, by a link that is called as the transaction is. */
export const WithALink = meta.story({
  args: { href: '/app/history/sample' },
  play: async ({ canvas, userEvent, step }) => {
    const link = canvas.getByRole('link', { name: 'Rent share' });
    const item = canvas.getByRole('listitem');
    await step('Its address', async () => {
      await expect(link).toHaveAttribute('href', '/app/history/sample');
    });
    await step('It can be pressed anywhere on the line', async () => {
      const { left, right, top, bottom } = item.getBoundingClientRect();
      for (const [x, y] of [
        [left + 2, top + 2],
        [right - 2, bottom - 2],
      ] as const)
        await expect(document.elementFromPoint(x, y)).toBe(link);
    });
    await step('The ring of its focus is around the line', async () => {
      await userEvent.tab();
      await expect(link).toHaveFocus();
      await expect(getComputedStyle(link, '::after').outlineStyle).toBe('solid');
    });
  },
});

export const Matrix = meta.story(
  matrix(
    {
      Sent: <Listed transaction={SENT} thisYear={2026} />,
      Received: <Listed {...Received.input.args} thisYear={2026} />,
      Exchanged: <Listed {...Exchanged.input.args} thisYear={2026} />,
      Purchased: <Listed {...Purchased.input.args} thisYear={2026} />,
      Pending: <Listed {...Pending.input.args} thisYear={2026} />,
      Failed: <Listed {...Failed.input.args} thisYear={2026} />,
      'Not known': <Listed {...UnknownStatus.input.args} thisYear={2026} />,
      'A type not known': <Listed {...UnknownType.input.args} thisYear={2026} />,
      'With a fee': <Listed {...WithFee.input.args} thisYear={2026} />,
      'Of another year': <Listed {...OfAnotherYear.input.args} thisYear={2026} />,
      Hidden: <Listed {...Hidden.input.args} thisYear={2026} />,
      'A hidden exchange': <Listed {...HiddenExchange.input.args} thisYear={2026} />,
    },
    { cell: 400, onPaper: true },
  ),
);

import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { PlainList } from '../../../components/layout/PlainList';
import { FlorinProvider } from '../../../components/provider/FlorinProvider';
import {
  TransactionItem,
  type TransactionItemProps,
} from '../../../components/payments/history/TransactionItem/TransactionItem';
import { readRecords } from '../../../domain/history/readRecords';
import type { Transaction } from '../../../domain/history/transaction';
import { cellsCalled, matrix } from '../../../testing/matrix';
import { ODD_RECORDS } from '../../../testing/oddRecords';
import { inOtherCurrencies } from '../../../testing/otherCurrencies';
import { seenIn } from '../../../testing/lines';

/** The time is noon UTC, so that the date is the same in most time zones. */
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

const PURCHASED: Transaction = {
  id: 'sample',
  type: 'purchase',
  amount: '49.9',
  currency: 'EUR',
  timestamp: '2026-03-14T12:00:00.000Z',
  status: 'completed',
  description: 'Train ticket',
};

const RECEIVED: Transaction = {
  id: 'sample',
  type: 'receive',
  amount: '0.0125',
  currency: 'BTC',
  fromAddress: 'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3',
  timestamp: '2026-03-14T12:00:00.000Z',
  status: 'completed',
  description: 'Received Bitcoin',
};

const EXCHANGE: Transaction = {
  id: 'sample',
  type: 'exchange',
  amount: '500',
  currency: 'USD',
  timestamp: '2026-03-14T12:00:00.000Z',
  status: 'completed',
  description: 'Exchanged $500.00 to 460.000000 EUR',
};

const WITH_FEE: Transaction = {
  ...SENT,
  amount: '0.05',
  currency: 'BTC',
  fee: '0.0001',
  description: 'Sent Bitcoin',
};

const LONG = 'addr1vx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzers66hrl8';

const LAST_YEAR: Transaction = { ...SENT, timestamp: '2025-11-21T12:00:00.000Z' };

/** Wraps the component in a list, because it renders an `li`. */
function Listed(props: TransactionItemProps) {
  return (
    <PlainList>
      <TransactionItem {...props} />
    </PlainList>
  );
}

/**
 * A line of a transaction history: description, sender or recipient, date, amount and status.
 *
 * Use it as an item of a `PlainList`, because the line is an `li`. `TransactionList` and `DayList` already contain such
 * lines. An address is cut after 15 characters. `TransactionDetails` shows the full address.
 *
 * **When not to use it**: Outside a list, use `TransactionDetails`. For a balance, use `Amount`.
 *
 * **Keyboard**: With `href`, the whole line is a link. Without `href`, the line has no Tab stop.
 *
 * **Announces**: the amount with its sign as one text, or that the amount is hidden.
 *
 * **Find it by**: payment, history line, row, sent, received, fee, hide amounts.
 */
const meta = preview.meta({
  component: TransactionItem,
  args: { transaction: SENT, today: '2026-12-31' },
  render: (args) => <Listed {...args} />,
});

export const Base = meta.story();

/** @spec shown-amounts */
Base.test('shows the payment with its status, amount and date', async ({ canvas }) => {
  const item = canvas.getByRole('listitem');
  await expect(item).toHaveTextContent('Rent share');
  await expect(item).toHaveTextContent('To rent@example.co...');
  await expect(item).toHaveTextContent('Completed');
  await expect(canvas.getByRole('img', { name: '-$120.00' })).toBeVisible();
  await expect(canvas.getByText(/^Mar 14, /)).toHaveAttribute(
    'datetime',
    '2026-03-14T12:00:00.000Z',
  );
});

Base.test(
  'replaces the date of today and of yesterday by a word',
  async ({ canvas, step, args, mount }) => {
    const textOf = () => canvas.getByRole('listitem').textContent;
    for (const [today, text] of [
      ['2026-03-14', 'Today 12:00 PM'],
      ['2026-03-15', 'Yesterday 12:00 PM'],
      ['2026-03-16', 'Mar 14, 12:00 PM'],
      ['2027-03-14', 'Mar 14, 2026, 12:00 PM'],
    ] as const)
      await step(`If today is ${today}, the time is "${text}"`, async () => {
        await mount(<Listed {...args} today={today} />);
        await expect(textOf()).toContain(text);
      });
    await step('The day depends on the time zone of the reader', async () => {
      await mount(
        <FlorinProvider timeZone="Pacific/Auckland">
          <Listed {...args} today="2026-03-15" />
        </FlorinProvider>,
      );
      await expect(textOf()).toContain('Today 1:00 AM');
    });
    await step('A day without a time is the word alone', async () => {
      const day = { ...SENT, timestamp: '2026-03-14' };
      await mount(<Listed {...args} transaction={day} today="2026-03-14" />);
      await expect(textOf()).toMatch(/Today Completed$/);
    });
    await step('Below the heading of a day, only the time is shown', async () => {
      await mount(<Listed {...args} today="2026-03-14" timeOnly />);
      await expect(textOf()).not.toContain('Today');
    });
  },
);

Base.test(
  'shows every digit',
  { globals: { viewport: { value: 'small' } } },
  async ({ canvas, args, mount }) => {
    await mount(
      <PlainList>
        <TransactionItem {...args} transaction={{ ...SENT, amount: '123456789012345.67' }} />
        <TransactionItem
          {...args}
          transaction={{ ...SENT, amount: '0.000000000000000001', currency: 'ETH' }}
        />
      </PlainList>,
    );
    await expect(canvas.getByRole('img', { name: '-$123,456,789,012,345.67' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: '-0.000000000000000001 ETH' })).toBeVisible();
  },
);

Base.test(
  'a text of another user can be long and contain no space, so lines may break within a word',
  { globals: { viewport: { value: 'small' } } },
  async ({ canvas, args, mount }) => {
    await mount(
      <Listed
        {...args}
        transaction={{
          ...SENT,
          amount: '1234567.89',
          description:
            'Share of the rent for March and of https://example.com/invoices/2026/03/0000000000000000000000000000000017',
          status: 'waiting for the sixth confirmation',
        }}
      />,
    );
    await expect(canvas.getByText(/^Share of the rent .*0017$/)).toBeVisible();
    await expect(canvas.getByText('waiting for the sixth confirmation')).toBeVisible();
  },
);

/** A purchase has a minus sign. A record of another type has the sign, icon and colour of its `direction`. */
Base.test(
  'shows the direction',
  {
    render: () => (
      <PlainList>
        {[
          PURCHASED,
          { ...PURCHASED, type: 'card-refund', direction: 'in' as const },
          { ...PURCHASED, type: 'card-refund' },
        ].map((transaction, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- they have no other key.
          <TransactionItem key={index} transaction={transaction} today="2026-12-31" />
        ))}
      </PlainList>
    ),
  },
  async ({ canvas }) => {
    const names = canvas.getAllByRole('img').map((amount) => amount.getAttribute('aria-label'));
    await expect(names).toEqual(['-€49.90', '+€49.90', '-€49.90']);
  },
);

Base.test(
  'hides amounts in descriptions and in unreadable records',
  async ({ step, canvas, args, mount, canvasElement }) => {
    await step('Hides amounts in descriptions', async () => {
      // Amounts in a description are hidden. The number of an invoice stays visible.
      await mount(
        <PlainList>
          <TransactionItem {...args} hidden transaction={EXCHANGE} />
          <TransactionItem
            {...args}
            hidden
            transaction={{ ...SENT, description: 'Invoice 1047: $50 for pizza and 0.5 BTC' }}
          />
        </PlainList>,
      );
      const [exchange, typed] = canvas.getAllByRole('listitem') as [HTMLElement, HTMLElement];
      await expect(exchange).toHaveTextContent('Exchanged $•••••• to •••••• EUR');
      await expect(within(exchange).getAllByRole('img', { name: 'amount hidden' })).toHaveLength(2);
      await expect(exchange).not.toHaveTextContent('500');
      await expect(exchange).not.toHaveTextContent('460');
      await expect(typed).toHaveTextContent('Invoice 1047: $•••••• for pizza and •••••• BTC');
    });
    await step('Hides the text of a record', async () => {
      // The text of an unreadable record may contain amounts, so it is hidden together with them.
      await mount(
        <PlainList>
          {readRecords(ODD_RECORDS).map((transaction) => (
            <TransactionItem {...args} hidden key={transaction.id} transaction={transaction} />
          ))}
        </PlainList>,
      );
      await expect(canvas.getAllByText('Incomplete record')).toHaveLength(7);
      await expect(canvas.getAllByRole('img', { name: 'Amount hidden' })).toHaveLength(1);
      await expect(canvasElement).not.toHaveTextContent(/77|no record/);
    });
  },
);

/** Texts of other users are isolated from the text around them, shortened, and shown without invisible characters. */
Base.test('cuts a long description', async ({ canvas, mount, args }) => {
  // A description has at most 280 characters, of which three lines are visible. Screen readers read all of them.
  await mount(
    <Listed
      {...args}
      transaction={{ ...SENT, description: `Sent to ${'very '.repeat(100)}far` }}
    />,
  );
  const description = canvas.getByText(/^Sent to very .*…$/).closest('p');
  // The maximum is three lines of 24 px.
  await expect(description?.getBoundingClientRect().height).toBeLessThanOrEqual(72);
});

Base.test('shows invisible characters', async ({ canvas, mount, args }) => {
  // A character that reverses the text direction can make an address look like another address. The
  // character is made
  // visible, and the text around the address keeps its order.
  await mount(
    <Listed
      {...args}
      transaction={{
        ...SENT,
        toAddress: '\u202Egro.live@moc',
        description: 'Rent \u202Ehcram rof\u200B',
      }}
    />,
  );
  const item = within(canvas.getByRole('listitem'));
  const address = item.getByText('\uFFFDgro.live@moc');
  await expect(address.tagName).toBe('BDI');
  await expect(address.parentElement).toHaveTextContent('To \uFFFDgro.live@moc');
  await expect(item.getByText('Rent \uFFFDhcram rof\uFFFD').closest('bdi')).toBeVisible();
});

Base.test('isolates right to left text', async ({ canvas, mount, args }) => {
  await mount(
    <Listed
      {...args}
      transaction={{
        ...SENT,
        toAddress: 'ליאורה@דוגמה.example',
        description: 'שכר דירה (3/4)',
      }}
    />,
  );
  const address = canvas.getByText(/^ליאורה/);
  const to = document.createRange();
  to.selectNode(address.previousSibling ?? address);
  // "To" is before the address, not inside it.
  await expect(to.getBoundingClientRect().right).toBeLessThanOrEqual(
    address.getBoundingClientRect().left + 1,
  );
  await expect(getComputedStyle(address).direction).toBe('rtl');
});

Base.test('shows another year', async ({ canvas, mount, args }) => {
  await mount(<Listed {...args} transaction={LAST_YEAR} />);
  await expect(canvas.getByText(/^Nov 21, 2025, /)).toHaveAttribute(
    'datetime',
    '2025-11-21T12:00:00.000Z',
  );
});

/** The amount of a failed payment is not only marked by its colour. */
Base.test(
  'strikes through the amount of a failed payment',
  { args: { transaction: { ...SENT, status: 'failed' } } },
  async ({ canvas }) => {
    const amount = canvas.getByRole('img', { name: /^-\$/ }).closest('div') as Element;
    await expect(getComputedStyle(amount).textDecorationLine).toBe('line-through');
  },
);

/** On an Arabic page, the line shows both ends of a long address. Screen readers read the whole address. */
Base.test(
  'shows the ends of a long address',
  {
    args: {
      transaction: { ...SENT, toAddress: LONG, description: `Sent to ${LONG}`, made: 'sent' },
      href: '/app/history/sample',
    },
    globals: { language: 'ar' },
  },
  async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await expect(link).toHaveAccessibleName(expect.stringContaining(LONG));
    await expect(canvas.getByText(/addr1vx2…rs66hrl8$/)).toBeVisible();
  },
);

/** Among Arabic words, addresses and amounts are still read from left to right. */
Base.test(
  'keeps numbers left to right',
  {
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
  },
  async ({ canvas }) => {
    await expect(seenIn(canvas.getByText('0.0001 BTC'))).toBe('0.0001 BTC');
    await expect(seenIn(canvas.getByText(/^0x71C/))).toMatch(/^0x71C\S+$/);
    await expect(seenIn(canvas.getByText('Invoice (3/4)'))).toBe('Invoice (3/4)');
    await expect(seenIn(canvas.getByRole('img', { name: /BTC/ }))).toBe('-0.05 BTC');
  },
);

/** An amount has the decimals of its currency. An amount of an unknown currency is shown with every digit. */
Base.test(
  'shows decimals of other currencies',
  {
    decorators: inOtherCurrencies,
    render: (args) => (
      <PlainList>
        <TransactionItem transaction={{ ...SENT, currency: 'JPY', fee: '15' }} today="2026-12-31" />
        <TransactionItem
          {...args}
          transaction={{ ...SENT, type: 'receive', currency: 'DOGE', amount: '0.00000001' }}
        />
      </PlainList>
    ),
  },
  async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '-¥120' })).toBeVisible();
    await expect(canvas.getByText('¥15')).toBeVisible();
    await expect(canvas.getByRole('img', { name: '+0.00000001 DOGE' })).toBeVisible();
  },
);

/** The whole line is a link to the page of the transaction. The name of the link is the description. */
export const WithLink = meta.story({
  args: { href: '/app/history/sample' },
  play: async ({ canvas, userEvent, step }) => {
    const link = canvas.getByRole('link', { name: 'Rent share' });
    const item = canvas.getByRole('listitem');
    await step('The link has the address of the page', async () => {
      await expect(link).toHaveAttribute('href', '/app/history/sample');
    });
    await step('The whole line can be pressed', async () => {
      const { left, right, top, bottom } = item.getBoundingClientRect();
      for (const [x, y] of [
        [left + 2, top + 2],
        [right - 2, bottom - 2],
      ] as const)
        await expect(document.elementFromPoint(x, y)).toBe(link);
    });
    await step('The focus ring is around the line', async () => {
      await userEvent.tab();
      await expect(link).toHaveFocus();
      await expect(getComputedStyle(link, '::after').outlineStyle).toBe('solid');
    });
  },
});

/** @spec short-addresses, shown-amounts */
export const Matrix = meta.story({
  ...matrix(
    {
      Sent: <Listed transaction={SENT} today="2026-12-31" />,
      Received: <Listed transaction={RECEIVED} today="2026-12-31" />,
      Exchanged: <Listed transaction={EXCHANGE} today="2026-12-31" />,
      Purchased: <Listed transaction={PURCHASED} today="2026-12-31" />,
      Pending: <Listed transaction={{ ...SENT, status: 'pending' }} today="2026-12-31" />,
      Failed: <Listed transaction={{ ...SENT, status: 'failed' }} today="2026-12-31" />,
      'Unknown status': (
        <Listed transaction={{ ...SENT, status: 'in review' }} today="2026-12-31" />
      ),
      'Unknown type': <Listed transaction={{ ...SENT, type: 'refund' }} today="2026-12-31" />,
      'With a fee': <Listed transaction={WITH_FEE} today="2026-12-31" />,
      'Of today': <Listed transaction={SENT} today="2026-03-14" />,
      'Another year': <Listed transaction={LAST_YEAR} today="2026-12-31" />,
      Hidden: <Listed transaction={WITH_FEE} hidden today="2026-12-31" />,
      'A hidden exchange': <Listed transaction={EXCHANGE} hidden today="2026-12-31" />,
    },
    { cell: 400, onPaper: true },
  ),
  play: async ({ canvasElement, step }) => {
    await step('A received amount has a plus sign and is green; the address is cut', async () => {
      const [light, dark] = cellsCalled(canvasElement, 'Received');
      await expect(light?.getByRole('img', { name: '+0.0125 BTC' })).toHaveStyle({
        color: 'rgb(27, 122, 67)',
      });
      for (const cell of [light, dark])
        await expect(cell?.getByText('bc1qrp33g0q5c5t...').parentElement).toHaveTextContent(
          /^From bc1qrp33g0q5c5t\.\.\.$/,
        );
    });
    await step('An exchange has no sender and no recipient', async () => {
      for (const cell of cellsCalled(canvasElement, 'Exchanged')) {
        await expect(cell.getByRole('img', { name: '-$500.00' })).toBeVisible();
        await expect(cell.getByRole('listitem')).not.toHaveTextContent(/From|To /);
      }
    });
    await step('Each status is shown, and an unknown one is unchanged', async () => {
      for (const [label, status] of [
        ['Sent', 'Completed'],
        ['Pending', 'Pending'],
        ['Failed', 'Failed'],
        ['Unknown status', 'in review'],
      ] as const)
        for (const cell of cellsCalled(canvasElement, label))
          await expect(cell.getByRole('listitem')).toHaveTextContent(status);
    });
    await step('An unknown type has its name, a question mark and a minus sign', async () => {
      for (const cell of cellsCalled(canvasElement, 'Unknown type')) {
        const item = cell.getByRole('listitem');
        await expect(item).toHaveTextContent('Rent share');
        await expect(cell.getByText('Refund')).toBeVisible();
        // The dot of the question mark in a circle.
        await expect(item.querySelector('svg path')?.getAttribute('d')).toContain('m-1-4h2v2h-2z');
        await expect(cell.getByRole('img', { name: '-$120.00' })).toBeVisible();
      }
    });
    await step('The fee has all of its decimals', async () => {
      for (const cell of cellsCalled(canvasElement, 'With a fee')) {
        const fee = cell.getByText('0.0001 BTC').closest('bdi');
        // On a right-to-left page, `bdi` keeps the number before the unit.
        await expect(fee).toHaveTextContent(/^0\.0001 BTC$/);
        await expect(fee?.parentElement).toHaveTextContent(/^Fee 0\.0001 BTC$/);
        await expect(cell.getByRole('img', { name: '-0.05 BTC' })).toBeVisible();
      }
    });
    await step('Bullets replace a hidden amount and its fee', async () => {
      for (const cell of cellsCalled(canvasElement, 'Hidden')) {
        const item = cell.getByRole('listitem');
        await expect(cell.getByRole('img', { name: 'Amount hidden' })).toHaveTextContent(/^•+$/);
        await expect(cell.getByRole('img', { name: 'amount hidden' })).toHaveTextContent(/^•+$/);
        await expect(item).toHaveTextContent('Fee •••••• BTC');
        await expect(item).toHaveTextContent('Sent Bitcoin');
        await expect(item).not.toHaveTextContent('0.05');
        await expect(item).not.toHaveTextContent('0.0001');
      }
    });
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

/**
 * Descriptions that the app generated are shown in the language of the user. Typed descriptions, and generated
 * descriptions of an unknown kind, are not translated.
 */
Base.test(
  'translates generated descriptions',
  {
    globals: { language: 'de' },
    render: ({ hidden = false }) => (
      <PlainList>
        {[
          { ...SENT, description: 'Sent to rent@example.com', made: 'sent' },
          EXCHANGED,
          { ...PURCHASED, description: 'Groceries', made: 'groceries' },
          { ...SENT, description: 'Rent share', made: 'rent' },
          { ...SENT, description: 'Sent to Ann' },
          { ...SENT, description: 'Cashback', made: 'cashback' },
        ].map((transaction, index) => (
          <TransactionItem
            // oxlint-disable-next-line react/no-array-index-key -- they have no other key.
            key={index}
            transaction={transaction}
            today="2026-12-31"
            hidden={hidden}
          />
        ))}
      </PlainList>
    ),
  },
  async ({ canvas }) => {
    const lines = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(lines[0]).toMatch(/^Gesendet an rent@example\.com/);
    await expect(lines[1]).toMatch(/^500,00\s\$ in 460,000000\sEUR getauscht/);
    await expect(lines[2]).toMatch(/^Lebensmittel/);
    await expect(lines[3]).toMatch(/^Mietanteil/);
    await expect(lines[4]).toMatch(/^Sent to Ann/);
    await expect(lines[5]).toMatch(/^Cashback/);
  },
);

Base.test(
  'hides amounts in translated descriptions',
  { args: { hidden: true, transaction: EXCHANGED }, globals: { language: 'ar' } },
  async ({ canvas }) => {
    const item = canvas.getByRole('listitem');
    await expect(item.textContent).toContain('صرف');
    await expect(item.textContent).not.toMatch(/\p{N}{3}/u);
    await expect(canvas.getAllByRole('img', { name: 'المبلغ مخفي' })).toHaveLength(3);
  },
);

import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { DayList } from '../../../components/payments/history/DayList/DayList';
import { daysOf } from '../../../domain/history/historyDays';
import { announcedDuring } from '../../../testing/announcements';
import { TRANSACTIONS } from '../../../testing/fixtures';
import { longHistory } from '../../../testing/longHistory';
import { cellsCalled, matrix } from '../../../testing/matrix';
import { ODD_RECORDS, withABrokenCurrency } from '../../../testing/oddRecords';

const NOW = Date.parse('2026-03-14T09:26:53.000Z');

const CALENDAR = { now: NOW, timeZone: 'UTC' };

const MANY = daysOf(longHistory(TRANSACTIONS, 10_000, NOW), CALENDAR);

const hrefOf = ({ id }: { id: string }) => `/app/history/${id}`;

/**
 * A list of transactions with a heading for each day.
 *
 * Use it for a long history. Only the visible lines and some lines near them are in the document, so a list of ten
 * thousand lines is as fast as a list of ten.
 *
 * **When not to use it**: For the latest ten transactions, use `TransactionList`. Do not use it in a container with a
 * scroll bar, because the list scrolls with the window.
 *
 * **Keyboard**: Tab moves from link to link, even to lines that are not visible. The focused line stays in the document
 * while the page scrolls.
 *
 * **Announces**: each line with its position, and with the number of lines of its day; a changed status, once.
 *
 * **Find it by**: history, timeline, group by day, virtual list, long list, statement.
 */
const meta = preview.meta({
  component: DayList,
  args: { days: daysOf(TRANSACTIONS, CALENDAR), thisYear: 2026 },
});

export const Base = meta.story();

Base.test('each day has a heading, which is the name of its list', async ({ canvas }) => {
  const names = canvas.getAllByRole('heading').map(({ textContent }) => textContent);
  await expect(names).toEqual(['Today', 'Yesterday', 'Thursday, March 12']);
  for (const name of names) await expect(canvas.getByRole('list', { name })).toBeVisible();
});

Base.test('each line states its position and the number of lines', async ({ canvas }) => {
  const lines = within(canvas.getByRole('list', { name: 'Today' })).getAllByRole('listitem');
  await expect(lines).toHaveLength(2);
  await expect(lines[1]).toHaveAttribute('aria-posinset', '2');
  await expect(lines[1]).toHaveAttribute('aria-setsize', '2');
});

Base.test('lines do not overlap', async ({ canvas }) => {
  await waitFor(async () => {
    const [first, second] = canvas.getAllByRole('listitem').map((l) => l.getBoundingClientRect());
    await expect(Math.abs((first?.bottom ?? 0) - (second?.top ?? 9))).toBeLessThan(1);
  });
});

Base.test(
  'keeps the heading of a day in sight while its lines scroll',
  { args: { days: MANY } },
  async ({ canvas }) => {
    const last = within(canvas.getByRole('list', { name: 'Today' }))
      .getAllByRole('listitem')
      .at(-1);
    window.scrollTo(0, last?.getBoundingClientRect().top ?? 0);
    const heading = canvas.getByRole('heading', { name: 'Today' });
    await waitFor(() => expect(last?.getBoundingClientRect().top).toBeLessThan(1));
    await expect(heading.getBoundingClientRect().top).toBe(0);
    window.scrollTo(0, 0);
  },
);

Base.test('begins directly below other content', async ({ args, canvas, mount }) => {
  await mount(
    <>
      <p style={{ blockSize: 200, margin: 0 }}>Totals</p>
      <DayList {...args} />
    </>,
  );
  const { bottom } = canvas.getByText('Totals').getBoundingClientRect();
  // The list measures its distance from the top of the page only when the page has been painted.
  for (let frame = 0; frame < 10; frame += 1) {
    await new Promise(requestAnimationFrame);
    const { top } = canvas.getByRole('list', { name: 'Today' }).getBoundingClientRect();
    await expect(Math.round(top - bottom)).toBeLessThanOrEqual(56);
  }
});

/** The focused line stays in the document while the page scrolls. Without days, nothing is rendered. */
Base.test(
  'keeps the focus while scrolling',
  { args: { days: MANY, hrefOf } },
  async ({ step, canvas, userEvent }) => {
    await step('Pressing Tab 30 times moves to line 30', async () => {
      for (let index = 0; index < 30; index += 1) await userEvent.tab();
      await waitFor(() => expect(document.activeElement).toHaveTextContent(/ 30$/));
      await expect(document.activeElement).toBeVisible();
    });
    await step('Scrolling away keeps the focus', async () => {
      const focused = document.activeElement;
      window.scrollTo(0, 300_000);
      await waitFor(() => expect(canvas.queryByText(/ 20$/)).not.toBeInTheDocument());
      await expect(document.activeElement).toBe(focused);
      await userEvent.tab({ shift: true });
      await waitFor(() => expect(document.activeElement).toHaveTextContent(/ (?:29|30)$/));
      window.scrollTo(0, 0);
    });
  },
);

Base.test('renders nothing without days', { args: { days: [] } }, async ({ canvas }) => {
  await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
});

/** A changed status is announced once, even if the line is outside the window. */
Base.test(
  'announces a changed status',
  {
    render: function Changing(args) {
      const [status, setStatus] = useState('pending');
      const [isHidden, setHidden] = useState(false);
      const days = useMemo(
        () =>
          daysOf(
            longHistory(TRANSACTIONS, 200, NOW).map((line, index) =>
              index === 1 || index === 150 ? { ...line, status, description: `${index}` } : line,
            ),
            CALENDAR,
          ),
        [status],
      );
      return (
        <>
          <Button
            onClick={() => {
              setStatus('completed');
            }}
          >
            Next
          </Button>
          <Button
            onClick={() => {
              setHidden(true);
            }}
          >
            Hide
          </Button>
          <DayList {...args} days={days} hidden={isHidden} />
        </>
      );
    },
  },
  async ({ canvas, canvasElement, userEvent }) => {
    const texts = await announcedDuring(async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
      await waitFor(() => expect(canvasElement).toHaveTextContent('1: Completed'));
    });
    await expect(texts).toEqual(['1: Completed', '150: Completed']);
    const whileHiding = await announcedDuring(async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Hide' }));
      await waitFor(() => expect(canvasElement).not.toHaveTextContent('1: Completed'));
    });
    await expect(whileHiding).toEqual([]);
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

/** A button below the last line loads older transactions. */
export const WithShowMoreButton = meta.story({
  args: { hasMore: true, onMore: fn(), loading: false },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('Shown: 4')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
});

/** Without `onMore`, there is no button that loads more transactions. */
export const WithoutShowMoreButton = meta.story({
  tags: ['!autodocs'],
  args: { hasMore: true, loading: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Shown: 4')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull();
  },
});

/** A transaction that throws during rendering is replaced by a message. The other lines stay. */
export const BrokenItem = meta.story({
  decorators: withABrokenCurrency,
  args: {
    days: daysOf(
      TRANSACTIONS.map((transaction, index) =>
        index === 1 ? { ...transaction, currency: 'BROKEN' } : transaction,
      ),
      CALENDAR,
    ),
    onItemError: fn(),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByText('This transaction could not be shown.')).toBeVisible();
    await expect(args.onItemError).toHaveBeenCalledWith(expect.any(RangeError));
  },
});

/** Records without a date are last, under the heading "No date". */
export const Undated = meta.story({
  args: { days: daysOf(ODD_RECORDS, CALENDAR), onItemError: fn() },
  play: async ({ args, canvas }) => {
    const last = within(canvas.getByRole('list', { name: 'No date' }));
    await expect(last.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getAllByRole('heading').at(-1)).toHaveTextContent('No date');
    await expect(args.onItemError).not.toHaveBeenCalled();
  },
});

/** Of the 10,000 lines, only a few dozen are in the document. The scroll bar still has the size for all lines. */
export const TenThousandTransactions = meta.story({
  args: { days: MANY, hrefOf },
  play: async ({ canvas, step }) => {
    await step('Few lines are in the document', async () => {
      await expect(canvas.getAllByRole('listitem').length).toBeLessThan(40);
      await expect(document.documentElement.scrollHeight).toBeGreaterThan(500_000);
    });
    await step('Scrolling renders other lines, under their day', async () => {
      window.scrollTo(0, document.documentElement.scrollHeight / 2);
      await waitFor(() => expect(canvas.queryByText('Today')).not.toBeInTheDocument());
      await waitFor(async () => {
        const middle = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2);
        await expect(middle?.closest('section')).toHaveTextContent(/day, [A-Z][a-z]+ \d+, 20\d\d/);
      });
      await expect(canvas.getAllByRole('listitem').length).toBeLessThan(40);
    });
    await step('The last line has the last position', async () => {
      await waitFor(async () => {
        window.scrollTo(0, document.documentElement.scrollHeight);
        await expect(canvas.getByText(/ 10000$/)).toBeVisible();
      });
      const last = canvas.getByText(/ 10000$/).closest('li');
      await expect(last?.getAttribute('aria-posinset')).toBe(last?.getAttribute('aria-setsize'));
      window.scrollTo(0, 0);
    });
  },
});

export const Matrix = meta.story({
  ...matrix(
    {
      'Three days': <DayList {...meta.input.args} />,
      'With links': <DayList {...meta.input.args} hrefOf={hrefOf} />,
      Hidden: <DayList {...meta.input.args} hidden />,
      Loading: <DayList days={[]} loading />,
    },
    { cell: 400 },
  ),
  play: async ({ canvasElement }) => {
    for (const cell of cellsCalled(canvasElement, 'Hidden')) {
      await expect(cell.getAllByRole('img', { name: 'Amount hidden' })).toHaveLength(4);
      for (const item of cell.getAllByRole('listitem'))
        await expect(item).not.toHaveTextContent(/0\.0125|120|500|460|0\.5|0\.0021/);
    }
    for (const cell of cellsCalled(canvasElement, 'With links')) {
      const link = cell.getByRole('link', { name: 'Rent share' });
      await expect(link).toHaveAttribute('href', expect.stringMatching(/^\/app\/history\/./));
    }
  },
});

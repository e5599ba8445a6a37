import type { ComponentProps } from 'react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { FilterChips } from '../../../components/payments/history/FilterChips/FilterChips';
import { CURRENCY_LIST } from '../../../domain/currency/currency';
import { matrix } from '../../../testing/matrix';

/** Keeps the filters as an owner does. */
function Owner(props: ComponentProps<typeof FilterChips>) {
  const [filters, setFilters] = useState(props.filters);
  return (
    <FilterChips
      {...props}
      filters={filters}
      onRemove={(filter) => {
        setFilters({ ...filters, [filter]: undefined });
        props.onRemove(filter);
      }}
    />
  );
}

const ALL = {
  type: 'send',
  status: 'completed',
  currency: 'btc',
  from: '2026-01-01',
  to: '2026-03-01',
} as const;

/**
 * Says what a list of transactions is filtered by, also where the filters are out of sight. Each filter is a button
 * that takes it off.
 *
 * **When not to use it**: For choosing: that is `TransactionFilters`. For labels that do nothing: `UserBadge` and
 * `TransactionStatusLabel`.
 *
 * **States**: nothing set, when there is nothing to see; one or several set; with a button for all of them.
 *
 * **Keyboard**: Tab leads from chip to chip; Enter or Space takes one off, and the focus goes on to the next.
 *
 * **Related**: `TransactionFilters`, `SearchField`, `DayList`.
 *
 * **Find it by**: chips, tags, active filters, remove filter, clear filters.
 */
const meta = preview.meta({
  component: FilterChips,
  render: (args) => <Owner {...args} />,
  args: {
    filters: { type: 'send', from: '2026-01-01' },
    currencies: CURRENCY_LIST,
    onRemove: fn(),
    onClear: fn(),
  },
});

export const Base = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Type: Send',
      'From: Jan 1, 2026',
      'Clear filters',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter Type: Send' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(args.onRemove).toHaveBeenCalledWith('type');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
});

export const AllSet = meta.story({
  args: { filters: ALL },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Type: Send',
      'Status: Completed',
      'Currency: BTC',
      'From: Jan 1, 2026',
      'To: Mar 1, 2026',
      'Clear filters',
    ]);
  },
});

export const NothingSet = meta.story({
  args: { filters: {} },
  render: ({ filters, currencies, onRemove }) => (
    <FilterChips filters={filters} currencies={currencies} onRemove={onRemove} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
});

/** The focus is never lost with the chip that it was on. */
export const ByKeyboard = meta.story({
  args: { filters: ALL },
  play: async ({ canvas, userEvent, step }) => {
    await step('The next chip takes the focus', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(
        canvas.getByRole('button', { name: 'Remove filter Status: Completed' }),
      ).toHaveFocus();
    });
    await step('After the last chip, the button for all', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.keyboard(' ');
      await expect(canvas.getByRole('button', { name: 'Clear filters' })).toHaveFocus();
    });
  },
});

/** What came from a later source is shown as it is written. */
export const OfALaterSource = meta.story({
  args: { filters: { type: 'gift', currency: 'SOL' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Remove filter Type: gift' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove filter Currency: SOL' })).toBeVisible();
  },
});

export const Matrix = meta.story(
  matrix({
    One: <Owner {...meta.input.args} filters={{ type: 'send' }} />,
    All: <Owner {...meta.input.args} filters={ALL} />,
    'Without the button for all': (
      <Owner {...meta.input.args} filters={{ status: 'failed' }} onClear={undefined} />
    ),
  }),
);

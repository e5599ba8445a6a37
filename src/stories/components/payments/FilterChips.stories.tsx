import { useState, type ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { FilterChips } from '../../../components/payments/history/FilterChips';
import { CURRENCY_LIST } from '../../../domain/currency/currency';
import { cellsCalled, matrix } from '../../../testing/matrix';

/** Keeps the filters in state, so that a press removes a chip. */
function Stateful(props: ComponentProps<typeof FilterChips>) {
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
 * The active filters of a list of transactions, each as a button that removes the filter.
 *
 * Use it above the list, so that the user sees the active filters while `TransactionFilters` is not shown. `onClear`
 * adds a button that removes all filters.
 *
 * **When not to use it**: For choosing filters, use `TransactionFilters`. For a label without an action, use
 * `UserBadge` or `TransactionStatusLabel`.
 *
 * **Keyboard**: Tab moves from chip to chip. Enter or Space removes a filter. The focus then moves to the next button,
 * or to the last button if there is no next one.
 *
 * **Find it by**: chips, tags, active filters, remove filter, clear filters.
 */
const meta = preview.meta({
  component: FilterChips,
  render: (args) => <Stateful {...args} />,
  args: {
    filters: { type: 'send', from: '2026-01-01' },
    currencies: CURRENCY_LIST,
    onRemove: fn(),
    onClear: fn(),
  },
});

export const Base = meta.story();

Base.test(
  'lists the filters, and reports the removed ones',
  async ({ args, canvas, userEvent }) => {
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
);

Base.test(
  'names a currency by its symbol',
  { args: { filters: { currency: 'btc' } } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Remove filter Currency: BTC' })).toBeVisible();
  },
);

Base.test('moves the focus after removal', async ({ step, canvas, userEvent, mount, args }) => {
  await mount(<Stateful {...args} filters={ALL} />);
  await step('The focus moves to the next chip', async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(
      canvas.getByRole('button', { name: 'Remove filter Status: Completed' }),
    ).toHaveFocus();
  });
  await step('After the last chip, the focus moves to Clear filters', async () => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Clear filters' })).toHaveFocus();
  });
});

Base.test('renders nothing without filters', async ({ canvas, mount, args }) => {
  await mount(<FilterChips filters={{}} currencies={args.currencies} onRemove={args.onRemove} />);
  await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
});

/** A type or currency that the app does not know is shown unchanged. */
export const UnknownValues = meta.story({
  args: { filters: { type: 'gift', currency: 'SOL' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Remove filter Type: Gift' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove filter Currency: SOL' })).toBeVisible();
  },
});

export const Matrix = meta.story({
  ...matrix({
    One: <Stateful {...meta.input.args} filters={{ type: 'send' }} />,
    All: <Stateful {...meta.input.args} filters={ALL} />,
    'Without Clear filters': (
      <Stateful {...meta.input.args} filters={{ status: 'failed' }} onClear={undefined} />
    ),
  }),
  play: async ({ canvasElement }) => {
    for (const cell of cellsCalled(canvasElement, 'All')) {
      await expect(cell.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        'Type: Send',
        'Status: Completed',
        'Currency: BTC',
        'From: Jan 1, 2026',
        'To: Mar 1, 2026',
        'Clear filters',
      ]);
    }
  },
});

import Button from '@mui/material/Button';
import { useState, type ComponentProps } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { TransactionFilters } from '../../../components/payments/history/TransactionFilters';
import { CURRENCY_LIST } from '../../../domain/currency/currency';
import { choicesOf } from '../../../domain/history/historyFilters';
import { matrix } from '../../../testing/matrix';

function Stateful(props: ComponentProps<typeof TransactionFilters>) {
  const [filters, setFilters] = useState(props.filters);
  return (
    <TransactionFilters
      {...props}
      filters={filters}
      onChange={(filter, value) => {
        setFilters({ ...filters, [filter]: value });
        props.onChange(filter, value);
      }}
    />
  );
}

/** The filters, and a button that removes them from outside, such as a filter chip. */
function Removable(props: ComponentProps<typeof TransactionFilters>) {
  const [filters, setFilters] = useState(props.filters);
  return (
    <>
      <TransactionFilters {...props} filters={filters} />
      <Button
        onClick={() => {
          setFilters({});
        }}
      >
        Remove
      </Button>
    </>
  );
}

/**
 * The filters of a list of transactions: type, status, currency, and a range of days.
 *
 * Use it above a history. Pass the options from `choicesOf` of `florin/domain/historyFilters`, which returns the values
 * that occur in the history.
 *
 * **When not to use it**: To show the active filters while the fields are not shown, use `FilterChips`. For a search by
 * words, use `SearchField`.
 *
 * **Keyboard**: Tab moves from field to field. The other keys are those of native selects and date fields.
 *
 * **Announces**: the error of a range that ends before it starts.
 *
 * **Find it by**: filter, narrow, date range, type, status, currency.
 */
const meta = preview.meta({
  component: TransactionFilters,
  render: (args) => <Stateful {...args} />,
  args: { filters: {}, choices: choicesOf([], CURRENCY_LIST), onChange: fn() },
});

export const Base = meta.story();

Base.test('no filter is set', async ({ canvas }) => {
  await expect(canvas.getByRole('group', { name: 'Filters' })).toBeVisible();
  for (const name of ['Type', 'Status', 'Currency'])
    await expect(canvas.getByRole('combobox', { name })).toHaveDisplayValue('All');
  await expect(canvas.getByLabelText('From')).toHaveValue('');
  await expect(canvas.getByLabelText('To')).toHaveValue('');
});

Base.test('choosing a value and All call `onChange`', async ({ args, canvas, userEvent }) => {
  const type = canvas.getByRole('combobox', { name: 'Type' });
  await userEvent.selectOptions(type, 'Send');
  await expect(args.onChange).toHaveBeenLastCalledWith('type', 'send');
  await userEvent.selectOptions(type, 'All');
  await expect(args.onChange).toHaveBeenLastCalledWith('type', undefined);
});

/** Types, statuses and currencies that the app does not know can also be selected, if they occur in the history. */
Base.test(
  'offers unknown values',
  {
    args: {
      choices: choicesOf(
        [
          {
            id: '1',
            type: 'gift',
            amount: '1',
            currency: 'SOL',
            timestamp: '2026-03-14T09:00:00.000Z',
            status: 'held',
            description: 'A gift',
          },
        ],
        CURRENCY_LIST,
      ),
    },
  },
  async ({ canvas }) => {
    for (const name of ['Gift', 'Held', 'SOL'])
      await expect(canvas.getByRole('option', { name })).toBeInTheDocument();
  },
);

Base.test('rejects an end before the start', async ({ step, args, canvas, mount }) => {
  await mount(<Stateful {...args} filters={{ from: '2026-03-01' }} />);
  const to = canvas.getByLabelText('To');
  await step('The invalid range is not applied', async () => {
    await fireEvent.change(to, { target: { value: '2026-02-01' } });
    await expect(to).toHaveAccessibleDescription('The end date is before the start date');
    await expect(to).toBeInvalid();
    await expect(args.onChange).not.toHaveBeenCalled();
  });
  await step('A year that is still being typed is not applied', async () => {
    await fireEvent.change(to, { target: { value: '0020-04-01' } });
    await expect(to).toBeValid();
    await expect(args.onChange).not.toHaveBeenCalled();
  });
  await step('A range of one day is applied', async () => {
    await fireEvent.change(to, { target: { value: '2026-03-01' } });
    await expect(to).toBeValid();
    await expect(args.onChange).toHaveBeenCalledWith('to', '2026-03-01');
  });
});

Base.test(
  'rejects a start after the end',
  { args: { filters: { to: '2026-03-01' } } },
  async ({ args, canvas }) => {
    const from = canvas.getByLabelText('From');
    await fireEvent.change(from, { target: { value: '2026-04-01' } });
    await expect(from).toHaveAccessibleDescription('The end date is before the start date');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
);

Base.test(
  'shows no date after another control has removed the filters',
  { args: { filters: { from: '2026-01-01' } } },
  async ({ args, canvas, mount, userEvent }) => {
    await mount(<Removable {...args} />);
    await expect(canvas.getByLabelText('From')).toHaveValue('2026-01-01');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(canvas.getByLabelText('From')).toHaveValue('');
  },
);

Base.test('follows the tab order', async ({ args, canvas, mount, userEvent }) => {
  await mount(<Stateful {...args} />);
  for (const name of ['Type', 'Status', 'Currency']) {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name })).toHaveFocus();
  }
  await userEvent.tab();
  await expect(canvas.getByLabelText('From')).toHaveFocus();
});

export const Filled = meta.story({
  args: {
    filters: {
      type: 'send',
      status: 'pending',
      currency: 'btc',
      from: '2026-01-01',
      to: '2026-03-01',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Currency' })).toHaveDisplayValue(
      'BTC · Bitcoin',
    );
    await expect(canvas.getByLabelText('From')).toHaveValue('2026-01-01');
  },
});

Filled.test('removes the filter of a cleared date', async ({ args, canvas }) => {
  await fireEvent.change(canvas.getByLabelText('From'), { target: { value: '' } });
  await expect(args.onChange).toHaveBeenCalledWith('from', undefined);
});

export const Matrix = meta.story(
  matrix(
    {
      'No filter': <Stateful {...meta.input.args} />,
      'Filters set': (
        <Stateful {...meta.input.args} filters={{ type: 'send', from: '2026-01-01' }} />
      ),
    },
    { cell: 400 },
  ),
);

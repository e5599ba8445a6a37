import type { ComponentProps } from 'react';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { TransactionFilters } from '../../../components/payments/history/TransactionFilters/TransactionFilters';
import { CURRENCY_LIST } from '../../../domain/currency/currency';
import { choicesOf } from '../../../domain/history/historyFilters';
import { matrix } from '../../../testing/matrix';

/** Keeps the filters as an owner does. */
function Owner(props: ComponentProps<typeof TransactionFilters>) {
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

/**
 * Narrows a list of transactions: by type, status and currency, and by a range of days. The choices come from
 * `choicesOf`, which also lists what came from a later source.
 *
 * **When not to use it**: For saying what is set, where the filters themselves are out of sight: that is
 * `FilterChips`. For words: `SearchField`.
 *
 * **States**: nothing set; set; a range that would end before it begins, which is not taken.
 *
 * **Keyboard**: Tab leads through the fields, which are the platform's own.
 *
 * **Announces**: why a day is not taken.
 *
 * **Related**: `FilterChips`, `SearchField`, `SelectField`, `DayList`.
 *
 * **Find it by**: filter, narrow, date range, type, status, currency.
 */
const meta = preview.meta({
  component: TransactionFilters,
  render: (args) => <Owner {...args} />,
  args: { filters: {}, choices: choicesOf([], CURRENCY_LIST), onChange: fn() },
});

export const Base = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Everything is let through', async () => {
      for (const name of ['Type', 'Status', 'Currency'])
        await expect(canvas.getByRole('combobox', { name })).toHaveDisplayValue('All');
      await expect(canvas.getByLabelText('From')).toHaveValue('');
      await expect(canvas.getByLabelText('To')).toHaveValue('');
    });
    await step('A choice is told, and so is its end', async () => {
      const type = canvas.getByRole('combobox', { name: 'Type' });
      await userEvent.selectOptions(type, 'Send');
      await expect(args.onChange).toHaveBeenLastCalledWith('type', 'send');
      await userEvent.selectOptions(type, 'All');
      await expect(args.onChange).toHaveBeenLastCalledWith('type', undefined);
    });
  },
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

/** A type, a status and a currency from a later source can be chosen, too. */
export const OfALaterSource = meta.story({
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
  play: async ({ canvas }) => {
    for (const name of ['gift', 'held', 'SOL'])
      await expect(canvas.getByRole('option', { name })).toBeInTheDocument();
  },
});

/** A range that ends before it begins stays in the field, with the reason. */
export const Backwards = meta.story({
  args: { filters: { from: '2026-03-01' } },
  play: async ({ args, canvas, step }) => {
    const to = canvas.getByLabelText('To');
    await step('It is not taken', async () => {
      await fireEvent.change(to, { target: { value: '2026-02-01' } });
      await expect(to).toHaveAccessibleDescription('The end date is before the start date');
      await expect(to).toBeInvalid();
      await expect(args.onChange).not.toHaveBeenCalled();
    });
    await step('Nor is a year that is still being typed', async () => {
      await fireEvent.change(to, { target: { value: '0020-04-01' } });
      await expect(to).toBeValid();
      await expect(args.onChange).not.toHaveBeenCalled();
    });
    await step('One day is a range', async () => {
      await fireEvent.change(to, { target: { value: '2026-03-01' } });
      await expect(to).toBeValid();
      await expect(args.onChange).toHaveBeenCalledWith('to', '2026-03-01');
    });
  },
});

export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Type', 'Status', 'Currency']) {
      await userEvent.tab();
      await expect(canvas.getByRole('combobox', { name })).toHaveFocus();
    }
    await userEvent.tab();
    await expect(canvas.getByLabelText('From')).toHaveFocus();
  },
});

export const Matrix = meta.story(
  matrix(
    {
      'Nothing set': <Owner {...meta.input.args} />,
      Set: <Owner {...meta.input.args} filters={{ type: 'send', from: '2026-01-01' }} />,
    },
    { cell: 400 },
  ),
);

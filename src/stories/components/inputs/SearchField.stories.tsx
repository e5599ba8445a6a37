import type { ComponentProps } from 'react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { SearchField } from '../../../components/inputs/SearchField/SearchField';
import { fill } from '../../../testing/fill';
import { matrix } from '../../../testing/matrix';

/** Keeps the text as an owner does. */
function Owner(props: ComponentProps<typeof SearchField>) {
  const [value, setValue] = useState(props.value);
  return (
    <SearchField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

/**
 * A text that a list is searched for, as it is being typed. Its owner keeps the text, and decides what is found.
 *
 * **When not to use it**: For a choice out of a few: that is `SelectField`. For any other text: `TextField`.
 *
 * **States**: empty; filled, with a button that clears it.
 *
 * **Keyboard**: Tab enters, and leads on to the button; Escape clears the text, and the dialog around stays open.
 *
 * **Related**: `TextField`, `TransactionFilters`, `FilterChips`.
 *
 * **Find it by**: search, find, query, look up, filter by text.
 */
const meta = preview.meta({
  component: SearchField,
  render: (args) => <Owner {...args} />,
  args: { label: 'Search transactions', value: '', onChange: fn() },
});

export const Base = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search transactions' });
    await fill(userEvent, field, 'rent');
    await expect(field).toHaveValue('rent');
    await expect(args.onChange).toHaveBeenLastCalledWith('rent');
  },
});

/** The button is there only while there is something to clear, and the focus goes on. */
export const Clears = meta.story({
  args: { value: 'rent' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const ByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('searchbox');
    await step('Tab leads from the field to its button', async () => {
      await userEvent.tab();
      await userEvent.keyboard('rent');
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Clear search' })).toHaveFocus();
      await userEvent.tab({ shift: true });
    });
    await step('Escape clears, once', async () => {
      await userEvent.keyboard('{Escape}{Escape}');
      await expect(field).toHaveValue('');
      await expect(args.onChange).toHaveBeenCalledTimes(5);
    });
  },
});

export const Matrix = meta.story(
  matrix({
    Empty: <Owner {...meta.input.args} />,
    Filled: <Owner {...meta.input.args} value="rent" />,
    'From right to left': <Owner {...meta.input.args} value="محفظة" />,
  }),
);

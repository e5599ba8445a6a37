import { useState, type ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { SearchField } from '../../../components/inputs/SearchField';
import { fill } from '../../../testing/fill';
import { matrix } from '../../../testing/matrix';

/** Keeps the text in state, like a parent of the field. */
function StatefulSearchField(props: ComponentProps<typeof SearchField>) {
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
 * A text field for filtering a list while the user types.
 *
 * Use it above a list. The parent component keeps the text in its state, and filters the list.
 *
 * **When not to use it**: To choose one of a few options, use `SelectField`. For any other text, use `TextField`.
 *
 * **Keyboard**: Tab moves from the field to the button that clears it. If the field contains text, Escape clears the
 * text, and does not close a dialog around the field.
 *
 * **Find it by**: search, find, query, look up, filter by text.
 */
const meta = preview.meta({
  component: SearchField,
  render: (args) => <StatefulSearchField {...args} />,
  args: { label: 'Search transactions', value: '', onChange: fn() },
});

export const Base = meta.story();

Base.test('reports the typed text', async ({ args, canvas, userEvent }) => {
  const field = canvas.getByRole('searchbox', { name: 'Search transactions' });
  await fill(userEvent, field, 'rent');
  await expect(field).toHaveValue('rent');
  await expect(args.onChange).toHaveBeenLastCalledWith('rent');
});

Base.test('shows Arabic text from right to left', async ({ canvas, userEvent }) => {
  const field = canvas.getByRole('searchbox');
  await fill(userEvent, field, 'إيجار');
  await expect(getComputedStyle(field).direction).toBe('rtl');
});

Base.test('clears and focuses the field', async ({ args, canvas, userEvent, mount }) => {
  // The clear button is rendered only while there is text. Pressing it clears the text and focuses the field.
  await mount(<StatefulSearchField {...args} value="rent" />);
  await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
  await expect(args.onChange).toHaveBeenLastCalledWith('');
  await expect(canvas.getByRole('searchbox')).toHaveFocus();
  await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
});

Base.test('clears by keyboard', async ({ step, args, canvas, userEvent, mount }) => {
  await mount(<StatefulSearchField {...args} />);
  const field = canvas.getByRole('searchbox');
  await step('Tab moves from the field to its button', async () => {
    await userEvent.tab();
    await userEvent.keyboard('rent');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear search' })).toHaveFocus();
    await userEvent.tab({ shift: true });
  });
  await step('Escape clears the text, once', async () => {
    await userEvent.keyboard('{Escape}{Escape}');
    await expect(field).toHaveValue('');
    await expect(args.onChange).toHaveBeenCalledTimes(5);
  });
});

export const Matrix = meta.story(
  matrix({
    Empty: <StatefulSearchField {...meta.input.args} />,
    Filled: <StatefulSearchField {...meta.input.args} value="rent" />,
    'From right to left': <StatefulSearchField {...meta.input.args} value="محفظة" />,
  }),
);

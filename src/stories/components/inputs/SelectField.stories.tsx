import { expect, fireEvent, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { SelectField } from '../../../components/inputs/SelectField';
import { cellsCalled, matrix } from '../../../testing/matrix';

/**
 * A native select for choosing one of a few options. It looks like the other fields.
 *
 * Use it in a form, for up to a dozen options of plain text.
 *
 * **When not to use it**: For options with more than a line of text, or for a choice with an immediate effect, use
 * `ListboxButton`. For yes or no, use `CheckboxField`.
 *
 * **Keyboard**: Tab reaches the field. The other keys are those of the platform's native select. On most platforms,
 * arrow keys and letters select an option, and Space opens the list.
 *
 * **Announces**: the error, as soon as it appears, and as the description of the field; that a read-only field is
 * unavailable.
 *
 * **Find it by**: select, dropdown, choose a currency, choice, combobox.
 */
const meta = preview.meta({
  component: SelectField,
  args: {
    label: 'Currency',
    options: [
      { value: 'usd', label: 'USD · US Dollar' },
      { value: 'eur', label: 'EUR · Euro' },
      { value: 'btc', label: 'BTC · Bitcoin' },
    ],
    onChange: fn(),
  },
});

/** The first option is selected. */
export const Base = meta.story();

Base.test('selects the first option, and lists all of them', async ({ canvas }) => {
  await expect(canvas.getByRole('combobox', { name: 'Currency' })).toHaveDisplayValue(
    'USD · US Dollar',
  );
  const options = canvas.getAllByRole('option').map((option) => option.textContent);
  await expect(options).toEqual(['USD · US Dollar', 'EUR · Euro', 'BTC · Bitcoin']);
});

Base.test('selects an option', async ({ canvas, userEvent, step, args }) => {
  const field = canvas.getByRole('combobox', { name: 'Currency' });
  await step('Choose Bitcoin', async () => {
    await userEvent.selectOptions(field, 'BTC · Bitcoin');
  });
  await step('The option is selected, and `onChange` is called once', async () => {
    await expect(field).toHaveValue('btc');
    await expect(field).toHaveDisplayValue('BTC · Bitcoin');
    await expect(args.onChange).toHaveBeenCalledOnce();
  });
});

Base.test('accepts the keys with which a browser changes it', async ({ canvas }) => {
  const field = canvas.getByRole('combobox', { name: 'Currency' });
  for (const key of ['ArrowDown', 'b', 'Enter', ' '])
    await expect(await fireEvent.keyDown(field, { key }), key).toBe(true);
});

Base.test('reserves no line for an error', async ({ canvas }) => {
  const field = canvas.getByRole('combobox', { name: 'Currency' }).parentElement as HTMLElement;
  const { bottom } = field.getBoundingClientRect();
  const { bottom: end } = (field.parentElement as HTMLElement).getBoundingClientRect();
  await expect(end - bottom).toBe(8);
});

/** The server can refuse an option that the field offers. The field then shows the error. */
export const WithError = meta.story({
  args: { defaultValue: 'eur', error: 'Euros are closed today' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Currency' });
    await expect(field).toHaveAccessibleDescription('Euros are closed today');
    await expect(field).toBeInvalid();
  },
});

/**
 * The field is read-only while its form is being submitted. The field is not `disabled`, because the form would then
 * omit the value of the field.
 */
export const ReadOnly = meta.story({
  args: { defaultValue: 'eur', readOnly: true },
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole('combobox', { name: 'Currency' });
    await step('The field can be focused, and is announced as unavailable', async () => {
      await userEvent.tab();
      await expect(field).toHaveFocus();
      await expect(field).toHaveAttribute('aria-disabled', 'true');
      await expect(field).toBeEnabled();
    });
    await step('Arrow keys, letters and taps do not change the value', async () => {
      await expect(await fireEvent.keyDown(field, { key: 'ArrowDown' })).toBe(false);
      await expect(await fireEvent.keyDown(field, { key: 'b' })).toBe(false);
      await expect(field).toHaveStyle({ pointerEvents: 'none' });
      await expect(field).toHaveValue('eur');
    });
    await step('Tab still works', async () => {
      await expect(await fireEvent.keyDown(field, { key: 'Tab' })).toBe(true);
    });
  },
});

/** The label and the option are wider than the field, so their ends are cut off. */
export const LongText = meta.story({
  args: {
    label: 'Currency of the account that the money is to be taken from',
    options: [
      {
        value: 'usd',
        label:
          'United States Dollar, also known as the greenback, the buck and the almighty dollar',
      },
    ],
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('combobox', {
        name: 'Currency of the account that the money is to be taken from',
      }),
    ).toBeVisible();
  },
});

export const Matrix = meta.story({
  ...matrix({
    'First choice': <SelectField {...meta.input.args} />,
    'Another choice': <SelectField {...meta.input.args} defaultValue="btc" />,
    'Read-only': <SelectField {...meta.input.args} defaultValue="eur" readOnly />,
  }),
  play: async ({ canvasElement }) => {
    for (const cell of cellsCalled(canvasElement, 'Another choice')) {
      await expect(cell.getByRole('combobox', { name: 'Currency' })).toHaveDisplayValue(
        'BTC · Bitcoin',
      );
    }
  },
});

import { expect, fireEvent, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { SelectField } from '../../../components/inputs/SelectField';
import { matrix } from '../../../testing/matrix';

/**
 * One choice out of a few, in a form. It is the platform's own select in the look of the other
 * fields. Use it for three to a dozen options that are plain text; for a choice that shows more
 * than text, or that takes effect at once, there is `ListboxButton`, for two or three there are
 * radios.
 *
 * **When not to use it**: For a list that shows more than a line of text: that is `ListboxButton`.
 * For yes or no: `CheckboxField`.
 *
 * **States**: chosen (there is always one), refused, read-only while the form is being sent.
 *
 * **Keyboard**: the platform's: Tab enters, arrows and letters choose, Space opens.
 *
 * **Related**: `ListboxButton`, `TextField`, `AmountField`, `CheckboxField`.
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

/** The first option is chosen. */
export const Base = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Currency' })).toHaveDisplayValue(
      'USD · US Dollar',
    );
    const options = canvas.getAllByRole('option').map((option) => option.textContent);
    await expect(options).toEqual(['USD · US Dollar', 'EUR · Euro', 'BTC · Bitcoin']);
  },
});

export const WithDefault = meta.story({
  args: { defaultValue: 'btc' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Currency' })).toHaveDisplayValue(
      'BTC · Bitcoin',
    );
  },
});

/** Refused by a server, for one: the select itself offers nothing that is wrong. */
export const Refused = meta.story({
  args: { defaultValue: 'eur', error: 'Euros are closed today' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Currency' });
    await expect(field).toHaveAccessibleDescription('Euros are closed today');
    await expect(field).toBeInvalid();
  },
});

/** While the form is being sent. It is not `disabled`, or its value would be left out of the form. */
export const ReadOnly = meta.story({
  args: { defaultValue: 'eur', readOnly: true },
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole('combobox', { name: 'Currency' });
    await step('It can be reached and read, and says that it cannot be changed', async () => {
      await userEvent.tab();
      await expect(field).toHaveFocus();
      await expect(field).toHaveAttribute('aria-disabled', 'true');
      await expect(field).toBeEnabled();
    });
    await step('Neither an arrow, nor a letter, nor a tap gets to the options', async () => {
      await expect(await fireEvent.keyDown(field, { key: 'ArrowDown' })).toBe(false);
      await expect(await fireEvent.keyDown(field, { key: 'b' })).toBe(false);
      await expect(field).toHaveStyle({ pointerEvents: 'none' });
      await expect(field).toHaveValue('eur');
    });
    await step('Tab still leads on', async () => {
      await expect(await fireEvent.keyDown(field, { key: 'Tab' })).toBe(true);
    });
  },
});

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

export const Chooses = meta.story({
  play: async ({ canvas, userEvent, step, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Currency' });
    await step('Choose Bitcoin', async () => {
      await userEvent.selectOptions(field, 'BTC · Bitcoin');
    });
    await step('It is shown as chosen, and told once', async () => {
      await expect(field).toHaveValue('btc');
      await expect(field).toHaveDisplayValue('BTC · Bitcoin');
      await expect(args.onChange).toHaveBeenCalledOnce();
    });
  },
});

export const Matrix = meta.story(
  matrix({
    'First choice': <SelectField {...meta.input.args} />,
    'Another choice': <SelectField {...meta.input.args} defaultValue="btc" />,
    'Read-only': <SelectField {...meta.input.args} defaultValue="eur" readOnly />,
  }),
);

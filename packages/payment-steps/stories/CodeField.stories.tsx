import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { CodeField, type CodeFieldProps } from '../src/CodeField';
import { matrix } from '#src/testing/matrix';
import { withStepTexts } from './withStepTexts';

function Controlled({ onChange, ...field }: CodeFieldProps) {
  const [value, setValue] = useState(field.value);
  return (
    <CodeField
      {...field}
      value={value}
      onChange={(digits) => {
        setValue(digits);
        onChange(digits);
      }}
    />
  );
}

/**
 * A single input for a code of six digits, such as a code from a message, which the device can fill in.
 *
 * Use it in a custom form with a second factor. `ChallengeStep` contains this field.
 *
 * **When not to use it**: For an amount, use `AmountField`. For a password, use `PasswordField`.
 *
 * **Keyboard**: Tab reaches the field. Phones show a numeric keyboard, and suggest the code of a received message.
 *
 * **Announces**: the hint or the error, as the field's description; an error also as soon as it appears.
 *
 * **Find it by**: code, one-time code, OTP, 2FA, second factor.
 */
const meta = preview.meta({
  id: 'components-inputs-codefield',
  decorators: withStepTexts,
  component: CodeField,
  render: (args) => <Controlled {...args} />,
  args: { value: '', onChange: fn() },
});

export const Base = meta.story();

Base.test('is a field for a one-time code', async ({ canvas }) => {
  const field = canvas.getByRole('textbox', { name: 'Code' });
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(field).toHaveAttribute('inputmode', 'numeric');
  await expect(field).toHaveAccessibleDescription('Six digits');
});

/** Only the first six digits of a pasted text are used. Spaces and other characters are removed. */
Base.test('accepts a pasted code', async ({ canvas, userEvent }) => {
  const field = canvas.getByRole('textbox', { name: 'Code' });
  field.focus();
  await userEvent.paste(' 123-456 ');
  await expect(field).toHaveValue('123456');
  await userEvent.type(field, '7a');
  await expect(field).toHaveValue('123456');
});

/** Digits of other scripts are converted to 0 to 9. */
Base.test('accepts Arabic digits', async ({ canvas, userEvent }) => {
  const field = canvas.getByRole('textbox', { name: 'Code' });
  field.focus();
  await userEvent.paste('١٢٣٤٥٦');
  await expect(field).toHaveValue('123456');
});

const { args } = meta.input;

export const Matrix = meta.story(
  matrix({
    Empty: <CodeField {...args} />,
    'Filled in': <CodeField {...args} value="123456" />,
    'With an error': <CodeField {...args} value="123456" error="This code is wrong." />,
    'Read-only': <CodeField {...args} value="123456" readOnly />,
  }),
);

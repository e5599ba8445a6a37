import Typography from '@mui/material/Typography';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { TextField } from '../../../components/inputs/TextField';
import { cellsCalled, matrix } from '../../../testing/matrix';

/**
 * A field for one line of text, with a label, a hint and an error.
 *
 * Use it for a typed text, such as a name, an email or a date. Pass the result of react-hook-form's `register`, or
 * `value` and `onChange`.
 *
 * **When not to use it**: For money, use `AmountField`. For a secret, use `PasswordField`. For a choice, use
 * `SelectField`.
 *
 * **Keyboard**: Tab reaches the field, and Enter submits the form that contains it.
 *
 * **Announces**: the hint, as the field's description. If there is an error, the description is the error, even if
 * `keepHint` keeps the hint visible.
 *
 * **Find it by**: text input, input, form field, email, validation, error at a field, hint.
 */
const meta = preview.meta({
  component: TextField,
  args: { label: 'Recipient', onChange: fn(), onBlur: fn() },
});

/** An empty field. The label is on the upper border of the field, as in all states. */
export const Base = meta.story();

Base.test('is empty and valid at first', async ({ canvas }) => {
  const field = canvas.getByRole('textbox', { name: 'Recipient' });
  await expect(field).toHaveValue('');
  await expect(field).toBeValid();
  await expect(field).not.toHaveAccessibleDescription();
});

Base.test(
  'keeps its height with an error',
  {
    render: ({ label }) => (
      <>
        <TextField label={label} />
        <TextField label="Email" error="Email is required" />
      </>
    ),
  },
  async ({ canvas, step }) => {
    await step('The field has the same height with and without an error', async () => {
      const [without, withError] = ['Recipient', 'Email'].map(
        (name) => canvas.getByRole('textbox', { name }).parentElement?.parentElement?.offsetHeight,
      );
      await expect(without).toBe(withError);
    });
  },
);

/** On a right-to-left page the field is mirrored, but an email address is still typed from left to right. */
Base.test(
  'keeps emails left to right',
  {
    args: { label: 'Email', type: 'email', defaultValue: 'alex@', endAdornment: <span>unit</span> },
    globals: { direction: 'rtl' },
  },
  async ({ canvas }) => {
    const field = canvas.getByLabelText('Email');
    const label = canvas.getByText('Email', { selector: 'label *' }).getBoundingClientRect();
    const input = field.getBoundingClientRect();
    await expect(Math.abs(input.right - 14 - label.right)).toBeLessThan(2);
    await expect(canvas.getByText('unit').getBoundingClientRect().right).toBeLessThan(
      input.left + 1,
    );
    const { direction, textAlign } = getComputedStyle(field);
    await expect({ direction, textAlign }).toEqual({ direction: 'ltr', textAlign: 'right' });
  },
);

Base.test(
  'shows a kept hint once if there is no error',
  { args: { hint: 'Available: $5.00', keepHint: true } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Available: $5.00');
    await expect(canvas.getAllByText('Available: $5.00')).toHaveLength(1);
  },
);

Base.test(
  'keeps a hint beside an error',
  { args: { hint: 'Available: $5.00', keepHint: true, error: 'Insufficient balance' } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Insufficient balance');
    await expect(canvas.getByText('Available: $5.00')).toBeVisible();
  },
);

Base.test('reports changes and blur', async ({ canvas, userEvent, step, args }) => {
  const field = canvas.getByRole('textbox', { name: 'Recipient' });
  await step('Tap the field: the field has the focus', async () => {
    await userEvent.click(field);
    await expect(field).toHaveFocus();
  });
  await step('Type: `onChange` is called for every letter', async () => {
    await userEvent.keyboard('rent@example.com');
    await expect(field).toHaveValue('rent@example.com');
    await expect(args.onChange).toHaveBeenCalledTimes(16);
  });
  await step('Tab away: `onBlur` is called once', async () => {
    await userEvent.tab();
    await expect(field).not.toHaveFocus();
    await expect(args.onBlur).toHaveBeenCalledOnce();
  });
});

/** The error replaces the hint. */
export const WithError = meta.story({
  args: { label: 'Email', hint: 'The one you signed up with', error: 'Email is required' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Email is required');
    await expect(canvas.queryByText('The one you signed up with')).not.toBeInTheDocument();
  },
});

/** The field is read-only while its form is being submitted. The text can be read and copied. */
export const ReadOnly = meta.story({
  args: { defaultValue: 'rent@example.com', readOnly: true },
  play: async ({ canvas, userEvent, step }) => {
    await step('Try to type: nothing changes', async () => {
      const field = canvas.getByRole('textbox', { name: 'Recipient' });
      await userEvent.type(field, 'x');
      await expect(field).toHaveValue('rent@example.com');
      await expect(field).toHaveFocus();
    });
  },
});

/** A long error wraps. A label that is wider than the field is cut and ends in three dots. */
export const LongText = meta.story({
  args: {
    label: 'Recipient of the monthly share of the rent',
    error:
      'Please enter a valid email address, or the address of a wallet, which is 26 characters at least',
    defaultValue: 'addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3n0d3vllmyqwsx5wktcd8cc3sq',
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('textbox', { name: 'Recipient of the monthly share of the rent' }),
    ).toBeVisible();
  },
});

export const Matrix = meta.story({
  ...matrix({
    Empty: <TextField label="Recipient" />,
    Filled: <TextField label="Recipient" defaultValue="rent@example.com" />,
    Hint: <TextField label="Recipient" hint="Email or wallet address" />,
    Error: (
      <TextField label="Email" error="Please enter a valid email address" defaultValue="rent" />
    ),
    'Read-only': <TextField label="Recipient" defaultValue="rent@example.com" readOnly />,
    'Something at its end': (
      <TextField
        label="Change"
        defaultValue="2.45"
        endAdornment={<Typography aria-hidden>%</Typography>}
      />
    ),
    'Empty date': <TextField label="Date of birth" type="date" />,
    Date: <TextField label="Date of birth" type="date" defaultValue="1990-04-12" />,
  }),
  play: async ({ canvasElement }) => {
    for (const cell of cellsCalled(canvasElement, 'Filled')) {
      await expect(cell.getByRole('textbox', { name: 'Recipient' })).toHaveValue(
        'rent@example.com',
      );
    }
    for (const cell of cellsCalled(canvasElement, 'Hint')) {
      await expect(cell.getByRole('textbox', { name: 'Recipient' })).toHaveAccessibleDescription(
        'Email or wallet address',
      );
    }
    for (const cell of cellsCalled(canvasElement, 'Something at its end')) {
      await expect(cell.getByRole('textbox', { name: 'Change' })).toHaveValue('2.45');
      await expect(cell.getByText('%')).toBeVisible();
    }
    // An empty date field shows a date pattern, which the label does not cover.
    for (const cell of cellsCalled(canvasElement, 'Empty date')) {
      const label = cell.getByText('Date of birth', { selector: 'label *' });
      const field = cell.getByLabelText('Date of birth');
      await expect(label.getBoundingClientRect().top).toBeLessThan(
        field.getBoundingClientRect().top,
      );
    }
  },
});

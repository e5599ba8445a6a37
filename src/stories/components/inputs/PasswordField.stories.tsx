import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { PasswordField } from '../../../components/inputs/PasswordField';
import { fill } from '../../../testing/fill';
import { cellsCalled, matrix } from '../../../testing/matrix';

/**
 * A text field for a password, with a button that shows the typed text.
 *
 * Use it for a password or another secret. If a form has two password fields, set `subject` of the second, so that the
 * buttons of the two fields have different names. Set `autoComplete` to `new-password` or `current-password` for
 * password managers.
 *
 * **When not to use it**: For a text that is not secret, use `TextField`.
 *
 * **Keyboard**: Tab moves from the field to the button. On the button, Enter or Space shows or hides the password, and
 * the button keeps the focus. Enter in the field submits the form.
 *
 * **Announces**: the error or the hint as the field's description; the name of the button, which is Show password or
 * Hide password. `subject` replaces the word password in this name.
 *
 * **Find it by**: password, secret, show password, hide password, input.
 */
const meta = preview.meta({
  component: PasswordField,
  args: { label: 'Password', autoComplete: 'current-password', onChange: fn(), onBlur: fn() },
});

export const Base = meta.story();

Base.test('hides the password until the user shows it', async ({ canvas }) => {
  await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
  await expect(canvas.getByRole('button', { name: 'Show password' })).toBeVisible();
});

Base.test(
  'keeps long text off its button',
  {
    args: { defaultValue: 'correct horse battery staple correct horse battery staple' },
    globals: { viewport: { value: 'small' } },
  },
  async ({ canvas }) => {
    const field = canvas.getByLabelText('Password').getBoundingClientRect();
    const button = canvas.getByRole('button', { name: 'Show password' }).getBoundingClientRect();
    await expect(button.left).toBeGreaterThanOrEqual(field.right);
  },
);

Base.test('shows and hides the password', async ({ step, canvas, userEvent }) => {
  const field = canvas.getByLabelText('Password');
  await step('Type a password: the text is hidden', async () => {
    await fill(userEvent, field, 'florin-demo');
    await expect(field).toHaveAttribute('type', 'password');
  });
  await step('Tap the eye: the password is shown, without spell checking', async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue('florin-demo');
    await expect(field).toHaveAttribute('spellcheck', 'false');
    await expect(field).toHaveAttribute('autocapitalize', 'none');
  });
  await step('Tap the eye again: the password is hidden', async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(field).toHaveAttribute('type', 'password');
    await expect(field).toHaveValue('florin-demo');
  });
});

Base.test('works by keyboard', async ({ step, canvas, userEvent }) => {
  await step('Tab into the field, and then to its button', async () => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus();
  });
  await step('Press Space: the password is shown, and the button keeps the focus', async () => {
    await userEvent.keyboard(' ');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus();
  });
});

/** The second password field of a form. The name of its button contains `subject`. */
export const ConfirmationField = meta.story({
  args: { label: 'Confirm password', subject: 'confirm password', autoComplete: 'new-password' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Show confirm password' })).toBeVisible();
  },
});

/** The field is read-only while its form is being submitted. The password can still be shown. */
export const ReadOnly = meta.story({
  args: { readOnly: true, defaultValue: 'florin-demo' },
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByLabelText('Password');
    await step('Try to type: nothing changes', async () => {
      await userEvent.type(field, 'x');
      await expect(field).toHaveValue('florin-demo');
    });
    await step('The password can be shown', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
      await expect(field).toHaveAttribute('type', 'text');
    });
  },
});

/** The field `Shown` shows its password only in the story in the sidebar, where its button is pressed. */
export const Matrix = meta.story({
  ...matrix({
    Empty: <PasswordField label="Password" />,
    Filled: <PasswordField label="Password" defaultValue="florin-demo" />,
    Hint: <PasswordField label="Password" hint="At least 8 characters" />,
    Error: (
      <PasswordField
        label="Password"
        defaultValue="florin"
        error="Password must be at least 8 characters"
      />
    ),
    'Read-only': <PasswordField label="Password" defaultValue="florin-demo" readOnly />,
    Shown: (
      <PasswordField label="Password shown" subject="shown password" defaultValue="florin-demo" />
    ),
  }),
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('Show the password in the last field of each theme', async () => {
      for (const button of canvas.getAllByRole('button', { name: 'Show shown password' }))
        await userEvent.click(button);
      for (const field of canvas.getAllByRole('textbox', { name: 'Password shown' }))
        await expect(field).toHaveValue('florin-demo');
    });
    for (const cell of cellsCalled(canvasElement, 'Hint')) {
      await expect(cell.getByLabelText('Password')).toHaveAccessibleDescription(
        'At least 8 characters',
      );
    }
    for (const cell of cellsCalled(canvasElement, 'Error')) {
      const field = cell.getByLabelText('Password');
      await expect(field).toBeInvalid();
      await expect(field).toHaveAccessibleDescription('Password must be at least 8 characters');
    }
  },
});

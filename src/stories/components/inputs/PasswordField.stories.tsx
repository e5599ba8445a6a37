import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { PasswordField } from '../../../components/inputs/PasswordField/PasswordField';
import { fill } from '../../../testing/fill';
import { matrix } from '../../../testing/matrix';

/**
 * A password, with a button that shows what was typed. Use it for whatever nobody should read over
 * a shoulder; with two of them in a form, `subject` tells their buttons apart. Say with
 * `autoComplete` whether it is a new password or the current one: password managers go by it.
 *
 * **When not to use it**: For anything that is no secret: that is `TextField`.
 *
 * **States**: hidden, shown; and those of `TextField`: hint, error, read-only.
 *
 * **Keyboard**: Tab goes from the password to its button; Enter or Space shows and hides. The
 * button keeps the focus and says what pressing it will do. Enter in the field sends the form.
 *
 * **Announces**: the error as the field's description, and on the button what pressing it will do.
 *
 * **Related**: `TextField`, `SigninForm`, `SignupForm`.
 *
 * **Find it by**: password, secret, show password, hide password, input.
 */
const meta = preview.meta({
  component: PasswordField,
  args: { label: 'Password', autoComplete: 'current-password', onChange: fn(), onBlur: fn() },
});

export const Base = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await expect(canvas.getByRole('button', { name: 'Show password' })).toBeVisible();
  },
});

export const WithHint = meta.story({
  args: { autoComplete: 'new-password', hint: 'At least 8 characters' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
      'At least 8 characters',
    );
  },
});

export const WithError = meta.story({
  args: { error: 'Password must be at least 8 characters', defaultValue: 'florin' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Password must be at least 8 characters');
  },
});

/** The second of two: its button names which password it shows. */
export const WithSubject = meta.story({
  args: { label: 'Confirm password', subject: 'confirm password', autoComplete: 'new-password' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Show confirm password' })).toBeVisible();
  },
});

/** While the form is being sent. The typed password can still be shown. */
export const ReadOnly = meta.story({
  args: { readOnly: true, defaultValue: 'florin-demo' },
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByLabelText('Password');
    await step('Try to type on: nothing changes', async () => {
      await userEvent.type(field, 'x');
      await expect(field).toHaveValue('florin-demo');
    });
    await step('Showing it works', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
      await expect(field).toHaveAttribute('type', 'text');
    });
  },
});

/** Runs below the button no more than any text runs out of its field. */
export const LongText = meta.story({
  args: { defaultValue: 'correct horse battery staple correct horse battery staple' },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password').getBoundingClientRect();
    const button = canvas.getByRole('button', { name: 'Show password' }).getBoundingClientRect();
    await expect(button.left).toBeGreaterThanOrEqual(field.right);
  },
});

export const ShowsAndHides = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByLabelText('Password');
    await step('Type a password: it cannot be read', async () => {
      await fill(userEvent, field, 'florin-demo');
      await expect(field).toHaveAttribute('type', 'password');
    });
    await step('Tap the eye: now it can, and nothing checks its spelling', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
      await expect(field).toHaveAttribute('type', 'text');
      await expect(field).toHaveValue('florin-demo');
      await expect(field).toHaveAttribute('spellcheck', 'false');
      await expect(field).toHaveAttribute('autocapitalize', 'none');
    });
    await step('Tap it again, and the password is hidden', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
      await expect(field).toHaveAttribute('type', 'password');
      await expect(field).toHaveValue('florin-demo');
    });
  },
});

export const WorksByKeyboard = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('Tab into the field, and on to its button', async () => {
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
  },
});

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
  play: async ({ canvas, userEvent, step }) => {
    await step('Show what the last field of each theme holds', async () => {
      for (const button of canvas.getAllByRole('button', { name: 'Show shown password' }))
        await userEvent.click(button);
      for (const field of canvas.getAllByRole('textbox', { name: 'Password shown' }))
        await expect(field).toHaveValue('florin-demo');
    });
  },
});

import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import type { ForgotPasswordFormProps } from '../../../components/auth/ForgotPasswordForm/ForgotPasswordForm';
import { ForgotPasswordForm } from '../../../components/auth/ForgotPasswordForm/ForgotPasswordForm';
import { fill } from '../../../testing/fill';
import { anyCall } from '../../../testing/call';

/**
 * Asks for the e-mail of an account whose password is forgotten. The answer is the page's to
 * say, and it is the same for every address.
 *
 * **When not to use it**: To sign in: that is `SigninForm`.
 *
 * **States**: empty, with an error at its field, being sent, failed as a whole.
 *
 * **Keyboard**: Enter in the field sends it. A refusal moves the focus to the field.
 *
 * **Announces**: the refusal at the field, which gets the focus; a failure as a whole at once.
 *
 * **Related**: `SigninForm`, `TextField`, `SubmitButton`.
 *
 * **Find it by**: forgot password, reset password, recover an account.
 */
const meta = preview.meta({
  component: ForgotPasswordForm,
  args: { signinHref: '/signin', onSubmit: fn() },
});

export const Base = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('');
    await expect(canvas.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute(
      'href',
      '/signin',
    );
  },
});

export const ReportsTheAddress = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await fill(userEvent, canvas.getByRole('textbox', { name: 'Email' }), ' a@b.co ');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith('a@b.co', anyCall);
  },
});

export const AsksForWhatIsMissing = meta.story({
  play: async ({ canvas, userEvent, step, args }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    const send = canvas.getByRole('button', { name: 'Reset password' });
    await step('Send the empty form', async () => {
      await userEvent.click(send);
      await expect(email).toHaveAccessibleDescription('Email is required');
      await expect(email).toBeInvalid();
      await expect(email).toHaveFocus();
    });
    await step('Editing forgets the error; emptied again, the field is refused again', async () => {
      await userEvent.type(email, 'a');
      await expect(email).toHaveAccessibleDescription('');
      await userEvent.clear(email);
      await userEvent.click(send);
      await expect(email).toHaveAccessibleDescription('Email is required');
    });
    for (const address of ['a@b', 'a b@c.de', '@b.co']) {
      await step(`“${address}” is no address; editing forgets the error`, async () => {
        await userEvent.clear(email);
        await userEvent.type(email, address);
        await expect(email).toHaveAccessibleDescription('');
        await userEvent.click(send);
        await expect(email).toHaveAccessibleDescription('Please enter a valid email address');
      });
    }
    await step('Nothing was reported', async () => {
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
  },
});

export const RejectsWhatIsTooLong = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    email.focus();
    await userEvent.paste(`${'a'.repeat(250)}@b.co`);
    await userEvent.keyboard('{Enter}');
    await expect(email).toHaveAccessibleDescription('At most 254 characters');
    await userEvent.type(email, '{Home}{Delete}{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

export const SaysWhatTheServerRefuses = meta.story({
  args: {
    onSubmit: fn<ForgotPasswordFormProps['onSubmit']>(() =>
      Promise.resolve({ kind: 'message', text: 'We sent a message already', field: 'email' }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await fill(userEvent, email, 'a@b.co');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset password' }));
    await expect(email).toHaveAccessibleDescription('We sent a message already');
    await expect(email).toHaveFocus();
    await expect(email).toHaveValue('a@b.co');
  },
});

/** A server that answers 503 rejects the call: the form says so, and the next press tries again. */
export const SaysWhenTheCallRejects = meta.story({
  args: {
    onSubmit: fn<ForgotPasswordFormProps['onSubmit']>(() => Promise.reject(new Error('503'))),
  },
  play: async ({ canvas, userEvent, args }) => {
    await fill(userEvent, canvas.getByRole('textbox', { name: 'Email' }), 'a@b.co');
    for (const times of [1, 2]) {
      await userEvent.keyboard('{Enter}');
      await expect(args.onSubmit).toHaveBeenCalledTimes(times);
      await expect(await canvas.findByRole('alert')).toHaveTextContent(
        'An error occurred. Please try again.',
      );
    }
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('a@b.co');
  },
});

/** The call has not come back yet. */
export const Pending = meta.story({
  args: { onSubmit: fn<ForgotPasswordFormProps['onSubmit']>(() => new Promise(() => undefined)) },
  play: async ({ canvas, userEvent, args }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.type(email, 'a@b.co{Enter}{Enter}x');
    await expect(await canvas.findByRole('progressbar')).toBeVisible();
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(email).toHaveValue('a@b.co');
  },
});

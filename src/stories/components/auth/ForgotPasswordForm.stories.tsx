import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  ForgotPasswordForm,
  type ForgotPasswordFormProps,
} from '../../../components/auth/ForgotPasswordForm';
import { fill } from '../../../testing/fill';
import { fillSilently } from '../../../testing/fillSilently';
import { anyCall } from '../../../testing/call';

/**
 * A form for resetting a forgotten password. It has one field, for the email of the account.
 *
 * Use it on the page that "Forgot password?" leads to. After a success, replace the form with a message. Show the same
 * message for every email, so that it does not reveal who has an account.
 *
 * **When not to use it**: To sign in, use `SigninForm`.
 *
 * **Keyboard**: Enter in the field submits the form. If the email has an error, the focus moves to the field.
 *
 * **Announces**: an error of the email, as the description of the focused field; an error of the whole form, as soon as
 * it appears.
 *
 * **Find it by**: forgot password, reset password, recover an account.
 */
const meta = preview.meta({
  component: ForgotPasswordForm,
  args: { signinHref: '/signin', onSubmit: fn() },
});

export const Base = meta.story();

Base.test('starts empty, with a link back', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('');
  await expect(canvas.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute(
    'href',
    '/signin',
  );
});

Base.test('requires a valid email', async ({ step, canvas, userEvent, args }) => {
  const email = canvas.getByRole('textbox', { name: 'Email' });
  const send = canvas.getByRole('button', { name: 'Reset password' });
  await step('Submit the empty form', async () => {
    await userEvent.click(send);
    await expect(email).toHaveAccessibleDescription('Email is required');
    await expect(email).toBeInvalid();
    await expect(email).toHaveFocus();
  });
  await step('Editing clears the error; emptied again, the field is rejected again', async () => {
    await userEvent.type(email, 'a');
    await expect(email).toHaveAccessibleDescription('');
    await userEvent.clear(email);
    await userEvent.click(send);
    await expect(email).toHaveAccessibleDescription('Email is required');
  });
  for (const address of ['a@b', 'a b@c.de', '@b.co']) {
    await step(`“${address}” is invalid; editing clears the error`, async () => {
      await userEvent.clear(email);
      await userEvent.type(email, address);
      await expect(email).toHaveAccessibleDescription('');
      await userEvent.click(send);
      await expect(email).toHaveAccessibleDescription('Please enter a valid email address');
    });
  }
  await step('`onSubmit` was not called', async () => {
    await expect(args.onSubmit).not.toHaveBeenCalled();
  });
});

Base.test('rejects a long email', async ({ canvas, userEvent, args }) => {
  const email = canvas.getByRole('textbox', { name: 'Email' });
  email.focus();
  await userEvent.paste(`${'a'.repeat(250)}@b.co`);
  await userEvent.keyboard('{Enter}');
  await expect(email).toHaveAccessibleDescription('At most 254 characters');
  await userEvent.type(email, '{Home}{Delete}{Enter}');
  await expect(args.onSubmit).toHaveBeenCalledOnce();
});

Base.test('submits the trimmed email', async ({ canvas, userEvent, args }) => {
  await fill(userEvent, canvas.getByRole('textbox', { name: 'Email' }), ' a@b.co ');
  await userEvent.keyboard('{Enter}');
  await expect(args.onSubmit).toHaveBeenCalledOnce();
  await expect(args.onSubmit).toHaveBeenCalledWith('a@b.co', anyCall);
});

/** An email that a password manager has written into the field without events is submitted. */
Base.test('submits filled fields', async ({ canvas, userEvent, args }) => {
  fillSilently([canvas.getByRole('textbox', { name: 'Email' }), 'alex@florin.example']);
  await userEvent.click(canvas.getByRole('button', { name: 'Reset password' }));
  await expect(args.onSubmit).toHaveBeenCalledWith('alex@florin.example', anyCall);
});

/** The request is pending: the submit button shows a spinner, and the email cannot be changed. */
export const Pending = meta.story({
  tags: ['!autodocs'],
  args: { onSubmit: fn<ForgotPasswordFormProps['onSubmit']>(() => new Promise(() => undefined)) },
  play: async ({ canvas, userEvent, args }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.type(email, 'a@b.co{Enter}{Enter}x');
    await expect(await canvas.findByRole('progressbar')).toBeVisible();
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(email).toHaveValue('a@b.co');
  },
});

/** The server's message is shown at the email field, which receives the focus. */
export const RefusedByTheServer = meta.story({
  tags: ['!autodocs'],
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

/** `onSubmit` rejects, for example after HTTP 503. The form shows an error. Submitting again calls `onSubmit` again. */
export const Failed = meta.story({
  tags: ['!autodocs'],
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

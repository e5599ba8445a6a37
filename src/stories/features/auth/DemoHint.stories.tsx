import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { DemoHint } from '../../../features/auth/DemoHint';
import { cellsCalled, matrix } from '../../../testing/matrix';

/**
 * A hint with the email and the password of the demo account, and a button that fills them into the form.
 *
 * Use it in the sign-in or sign-up form of a demo that has only one account.
 *
 * **When not to use it**: Do not use it in a real product, which has no demo account. For other information in a form,
 * use `Banner`.
 *
 * **Keyboard**: Tab reaches the button. Enter and Space press the button.
 *
 * **Find it by**: demo account, sample credentials, fill in a form.
 */
const meta = preview.meta({
  id: 'components-demo-demohint',
  component: DemoHint,
  args: { email: 'demo@florin.example', onFill: fn() },
});

/** On the sign-up page, only the email is shown. */
export const Base = meta.story();

Base.test('the hint shows the email and no password', async ({ canvas }) => {
  await expect(canvas.getByText('This is a demo. Only this email can sign up:')).toBeVisible();
  await expect(canvas.getByText('demo@florin.example')).toBeVisible();
  await expect(canvas.queryByText(/Password/)).not.toBeInTheDocument();
});

Base.test('does not submit the form', async ({ canvas, userEvent, step, args }) => {
  await step('Press the button', async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fill in' }));
    await expect(args.onFill).toHaveBeenCalledOnce();
  });
  await step('Press the button by keyboard', async () => {
    await userEvent.keyboard(' ');
    await expect(args.onFill).toHaveBeenCalledTimes(2);
  });
  await step('The button does not submit the form: its type is `button`', async () => {
    await expect(canvas.getByRole('button', { name: 'Fill in' })).toHaveAttribute('type', 'button');
  });
});

/** A long email and a long password break into several lines. */
export const LongCredentials = meta.story({
  args: {
    email: 'the.demonstration.account.of.the.cooperative@payments.florin.example',
    password: 'correct-horse-battery-staple-correct-horse-battery-staple',
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^the\.demonstration\.account/)).toBeVisible();
  },
});

export const Matrix = meta.story({
  ...matrix({
    'Only the email': <DemoHint {...meta.input.args} />,
    'With a password': <DemoHint {...meta.input.args} password="florin-demo" />,
  }),
  play: async ({ canvasElement }) => {
    for (const cell of cellsCalled(canvasElement, 'With a password')) {
      await expect(cell.getByText('This is a demo. Sign in with:')).toBeVisible();
      const terms = cell.getAllByRole('term').map(({ textContent }) => textContent.trim());
      await expect(terms).toEqual(['Email:', 'Password:']);
      const [email, password] = cell.getAllByRole('definition');
      await expect(email).toHaveTextContent(/^demo@florin\.example$/);
      await expect(password).toHaveTextContent(/^florin-demo$/);
    }
  },
});

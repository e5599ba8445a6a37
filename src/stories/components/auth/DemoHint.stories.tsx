import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { DemoHint } from '../../../components/auth/DemoHint/DemoHint';
import { matrix } from '../../../testing/matrix';

/**
 * Says openly that there is one account, the demo's, and fills its data into the form around it.
 *
 * **When not to use it**: In a real product: leave it out there. For any other sentence above a
 * form take `Banner`.
 *
 * **States**: with the e-mail alone, where only that matters (signing up); with the password, too.
 *
 * **Keyboard**: its button is a stop of Tab; Enter and Space press it.
 *
 * **Related**: `SigninForm`, `SignupForm`, `Banner`.
 *
 * **Find it by**: demo account, sample credentials, fill in a form.
 */
const meta = preview.meta({
  component: DemoHint,
  args: { email: 'demo@florin.example', onFill: fn() },
});

/** As on the page for signing up. */
export const Base = meta.story({
  play: async ({ canvas, step }) => {
    await step('It names the e-mail and says nothing of a password', async () => {
      await expect(
        canvas.getByText('This is a demo. Only its own account can be opened:'),
      ).toBeVisible();
      await expect(canvas.getByText('demo@florin.example')).toBeVisible();
      await expect(canvas.queryByText(/Password/)).not.toBeInTheDocument();
    });
  },
});

/** As on the page for signing in. */
export const WithPassword = meta.story({
  args: { password: 'florin-demo' },
  play: async ({ canvas, step }) => {
    await step('It names both', async () => {
      await expect(
        canvas.getByText('This is a demo. Only its own account can sign in:'),
      ).toBeVisible();
      const [email, password] = canvas.getAllByRole('definition');
      await expect(email).toHaveTextContent(/^demo@florin\.example$/);
      await expect(password).toHaveTextContent(/^florin-demo$/);
    });
  },
});

export const LongName = meta.story({
  args: {
    email: 'the.demonstration.account.of.the.cooperative@payments.florin.example',
    password: 'correct-horse-battery-staple-correct-horse-battery-staple',
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^the\.demonstration\.account/)).toBeVisible();
  },
});

export const AsksToFillIn = meta.story({
  play: async ({ canvas, userEvent, step, args }) => {
    await step('Press the button', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Fill in' }));
      await expect(args.onFill).toHaveBeenCalledOnce();
    });
    await step('Press it by keyboard', async () => {
      await userEvent.keyboard(' ');
      await expect(args.onFill).toHaveBeenCalledTimes(2);
    });
    await step('It sends no form by itself: it is a button like any other', async () => {
      await expect(canvas.getByRole('button', { name: 'Fill in' })).toHaveAttribute(
        'type',
        'button',
      );
    });
  },
});

export const Matrix = meta.story(
  matrix({
    'The e-mail alone': <DemoHint {...meta.input.args} />,
    'With a password': <DemoHint {...meta.input.args} password="florin-demo" />,
  }),
);

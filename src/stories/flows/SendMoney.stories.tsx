import { expect, screen, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { advance } from '#.storybook/world';
import { AppRoutes } from '../../app/routes';

/**
 * The user signs in, sends money, and checks that the balance is lower.
 */
const meta = preview.meta({
  id: 'flows-sendmoney',
  // The title is a phrase instead of one word, so that Storybook's search lists components before this flow.
  title: 'flows/A payment',
  component: AppRoutes,
  parameters: {
    layout: 'fullscreen',
    route: '/signin',
    world: { session: 'signed-out' },
    docs: { story: { inline: false, height: '820px' } },
  },
});

export const PaymentAfterSigningIn = meta.story({
  play: async ({ app, step }) => {
    await step('Sign in', async () => {
      await app.signIn();
      await expect(await app.totalBalance()).toHaveTextContent('$20,009.34');
    });
    await step('Send $47.32', async () => {
      await app.openSend();
      await app.pay({ recipient: 'rent@example.com', amount: '47.32' });
      await app.noDialog();
    });
    await step('The balance is lower, and the payment is first in the list', async () => {
      await expect(await app.totalBalance()).toHaveTextContent('$19,962.02');
      const [newest] = await app.recentTransactions();
      await expect(newest).toHaveTextContent('Sent to rent@example.com');
    });
  },
});

/** If the user signs out while a payment is pending, the payment is still completed, and only once. */
export const CompletesAPaymentAfterSigningOut = meta.story({
  tags: ['!autodocs'],
  parameters: { route: '/app', world: { session: 'demo', delays: 'real' } },
  play: async (context) => {
    const { app, userEvent, step } = context;
    await step('Send $47.32, and sign out a second later', async () => {
      await app.openSend();
      await app.pay({ recipient: 'rent@example.com', amount: '47.32' });
      await advance(context, 1_000);
      await userEvent.keyboard('{Escape}');
      await app.noDialog();
      await app.chooseInProfileMenu('Sign Out');
      await app.arriveAt(/^All your money/);
    });
    await step('The payment completes', () => advance(context, 1_000));
    await step('Sign in again', async () => {
      await app.chooseInAccountMenu('Sign In');
      await app.signIn();
      await advance(context, 1_000);
    });
    await step('The payment is made once', async () => {
      await expect(await app.totalBalance()).toHaveTextContent('$19,962.02');
      const lines = await app.recentTransactions();
      await expect(lines).toHaveLength(9);
      await expect(lines[0]).toHaveTextContent('Sent to rent@example.com');
      await expect(lines[1]).not.toHaveTextContent('Sent to rent@example.com');
    });
  },
});

export const ReportsAFailureAfterSigningOut = meta.story({
  tags: ['!autodocs'],
  parameters: {
    route: '/app',
    world: { session: 'demo', delays: 'real', calls: { send: 'fail' } },
  },
  play: async (context) => {
    const { app, userEvent, step } = context;
    await step('Send $47.32, and sign out', async () => {
      await app.openSend();
      await app.pay({ recipient: 'rent@example.com', amount: '47.32' });
      await userEvent.keyboard('{Escape}');
      await app.noDialog();
      await app.chooseInProfileMenu('Sign Out');
      await app.arriveAt(/^All your money/);
    });
    await step('A notice reports the failure', async () => {
      await advance(context, 2_000);
      await expect(await screen.findByRole('alert')).toHaveTextContent(
        'We could not confirm this payment. It may have been made.',
      );
    });
    await step(
      'After the next sign-in the balance is unchanged, and the payment can be checked again',
      async () => {
        await app.chooseInAccountMenu('Sign In');
        await app.signIn();
        await advance(context, 1_000);
        await expect(await app.totalBalance()).toHaveTextContent('$20,009.34');
        await expect(await app.recentTransactions()).toHaveLength(8);
        const sheet = within(await app.openSend());
        await expect(sheet.getByRole('button', { name: 'Check again' })).toBeVisible();
      },
    );
  },
});

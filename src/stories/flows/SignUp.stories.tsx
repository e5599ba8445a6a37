import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { AppRoutes } from '../../app/routes';

/**
 * The user signs up with the email of the demo account, and the wallet opens.
 */
const meta = preview.meta({
  id: 'flows-signup',
  // The title is a phrase instead of one word, so that Storybook's search lists components before this flow.
  title: 'flows/A new account',
  component: AppRoutes,
  parameters: {
    layout: 'fullscreen',
    route: '/signup',
    world: { session: 'signed-out' },
    docs: { story: { inline: false, height: '820px' } },
  },
});

export const WalletAfterSigningUp = meta.story({
  play: async ({ app, step }) => {
    await step('Sign up with the demo email', async () => {
      await app.signUp({
        firstName: 'Alex',
        lastName: 'Morgan',
        email: 'demo@florin.example',
        password: 'correct horse',
      });
    });
    await step('The wallet opens', async () => {
      await waitFor(() => expect(screen.queryByRole('textbox')).not.toBeInTheDocument());
      await expect(await app.totalBalance()).toHaveTextContent('$20,009.34');
      await expect(await app.recentTransactions()).toHaveLength(8);
    });
  },
});

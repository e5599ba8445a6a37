import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { AppRoutes } from '../../app/routes';
import { recentTransactions, signUpAs, totalBalance } from '../../testing/steps';

/** Open an account with the demo's e-mail, and look at the wallet. */
const meta = preview.meta({
  id: 'flows-signup',
  // Not by the name of a component, which the search would find below it.
  title: 'flows/A new account',
  component: AppRoutes,
  parameters: {
    layout: 'fullscreen',
    route: '/signup',
    world: { session: 'signed-out' },
    docs: { story: { inline: false, height: '820px' } },
  },
});

export const SignUpAndSeeTheWallet = meta.story({
  play: async ({ userEvent, step }) => {
    await step('Sign up with the demo e-mail', async () => {
      await signUpAs(userEvent, {
        firstName: 'Alex',
        lastName: 'Morgan',
        email: 'demo@florin.example',
        password: 'correct horse',
      });
    });
    await step('The wallet is there, once its code is loaded', async () => {
      await waitFor(() => expect(screen.queryByRole('textbox')).not.toBeInTheDocument());
      await expect(await totalBalance()).toHaveTextContent('$20,009.34');
      await expect(await recentTransactions()).toHaveLength(8);
    });
  },
});

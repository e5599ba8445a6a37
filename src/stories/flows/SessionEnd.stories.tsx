import { expect, screen } from 'storybook/test';
import preview from '#.storybook/preview';
import { advance } from '#.storybook/world';
import { AppRoutes } from '../../app/routes';
import { backEndIn } from '../../testing/moodyAdapter';
import { amountToExchange, fillInExchange, goTo, signInWith } from '../../testing/steps';
import type { Hands } from '../../testing/steps';

/**
 * The back end ends the session while a form is filled in. After the sign-in the same user continues with what was
 * typed.
 */
const meta = preview.meta({
  id: 'flows-session-end',
  // Not by the name of a component, which the search would find below it.
  title: 'flows/The end of a session',
  component: AppRoutes,
  parameters: {
    layout: 'fullscreen',
    route: '/app',
    world: { backEnd: backEndIn('ends the session later') },
    docs: { story: { inline: false, height: '844px' } },
  },
});

const signIn = (hands: Hands) => signInWith(hands, 'demo@florin.example', 'florin-demo');

/** The amount and both currencies of an exchange stay, also against the currency of the address. */
export const KeepsAnExchange = meta.story({
  parameters: { route: '/app/exchange#from=btc' },
  play: async (context) => {
    const { userEvent, step } = context;
    await signIn(userEvent);
    await fillInExchange(userEvent, { from: 'gbp', to: 'eth', amount: '12.5' });
    await advance(context, 60_000);
    await step('After the sign-in it is continued', async () => {
      await signIn(userEvent);
      await expect(await amountToExchange()).toHaveValue('12.5');
      await expect(screen.getByRole('combobox', { name: 'From currency' })).toHaveValue('gbp');
      await expect(screen.getByRole('combobox', { name: 'To currency' })).toHaveValue('eth');
      await expect(screen.queryByText(/^Exchanged/)).not.toBeInTheDocument();
    });
    await step('Once the page is left it is gone', async () => {
      await goTo(userEvent, 'Wallet');
      await goTo(userEvent, 'Exchange');
      await expect(await amountToExchange()).toHaveValue('');
      await expect(screen.getByRole('combobox', { name: 'From currency' })).toHaveValue('usd');
    });
  },
});

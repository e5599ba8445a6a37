import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { advance } from '#.storybook/world';
import { AppRoutes } from '../../app/routes';
import { fill } from '../../testing/fill';
import { backEndIn } from '../../testing/moodyAdapter';
import {
  amountToExchange,
  fillInExchange,
  goTo,
  signInWith,
  type Hands,
} from '../../testing/steps';

/**
 * The back end ends the session while the user fills in a form. The user signs in again, and continues with the typed
 * values.
 */
const meta = preview.meta({
  id: 'flows-session-end',
  // The title is a phrase instead of one word, so that Storybook's search lists components before this flow.
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

/**
 * After the second sign-in, the form still contains the typed amount and both currencies. The currency in the URL does
 * not replace them.
 */
export const UnfinishedExchange = meta.story({
  parameters: { route: '/app/exchange#from=btc' },
  play: async (context) => {
    const { userEvent, step } = context;
    await signIn(userEvent);
    await fillInExchange(userEvent, { from: 'gbp', to: 'eth', amount: '12.5' });
    await advance(context, 60_000);
    await step('After the sign-in the form has its values', async () => {
      await signIn(userEvent);
      await expect(await amountToExchange()).toHaveValue('12.5');
      await expect(screen.getByRole('combobox', { name: 'From currency' })).toHaveValue('gbp');
      await expect(screen.getByRole('combobox', { name: 'To currency' })).toHaveValue('eth');
      await expect(screen.queryByText(/^Exchanged/)).not.toBeInTheDocument();
    });
    await step('Leaving the page discards the values', async () => {
      await goTo(userEvent, 'Wallet');
      await goTo(userEvent, 'Exchange');
      await expect(await amountToExchange()).toHaveValue('');
      await expect(screen.getByRole('combobox', { name: 'From currency' })).toHaveValue('usd');
    });
  },
});

/** After the second sign-in, the sheet opens with the typed values. Closing it asks whether to discard these values. */
export const KeepsAnUnsavedContact = meta.story({
  tags: ['!autodocs'],
  parameters: { route: '/app/contacts' },
  play: async (context) => {
    const { userEvent, step } = context;
    await signIn(userEvent);
    await userEvent.click(await screen.findByRole('button', { name: 'Add contact' }));
    const typed = within(await screen.findByRole('dialog', { name: 'Add contact' }));
    await fill(userEvent, typed.getByRole('textbox', { name: 'Name' }), 'Mira');
    await fill(userEvent, typed.getByRole('textbox', { name: 'Bitcoin address' }), 'bc1qhalf');
    await advance(context, 60_000);
    await step('After the sign-in the sheet has the values, and nothing is saved', async () => {
      await signIn(userEvent);
      const sheet = within(await screen.findByRole('dialog', { name: 'Add contact' }));
      await expect(sheet.getByRole('textbox', { name: 'Name' })).toHaveValue('Mira');
      await expect(sheet.getByRole('textbox', { name: 'Bitcoin address' })).toHaveValue('bc1qhalf');
      await expect(screen.queryByText('Mira')).not.toBeInTheDocument();
    });
    await step('Discard removes the values', async () => {
      await userEvent.keyboard('{Escape}');
      await screen.findByRole('group', { name: 'Discard this contact?' });
      await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await userEvent.click(screen.getByRole('button', { name: 'Add contact' }));
      const next = within(await screen.findByRole('dialog', { name: 'Add contact' }));
      await expect(next.getByRole('textbox', { name: 'Name' })).toHaveValue('');
    });
  },
});

/** After the second sign-in, saving the typed change updates the contact instead of adding a second one. */
export const KeepsAnEditedContact = meta.story({
  tags: ['!autodocs'],
  parameters: {
    route: '/app/contacts',
    world: {
      backEnd: backEndIn('ends the session later'),
      contacts: [{ id: 'ana', name: 'Ana', email: 'ana@florin.example', addresses: {} }],
    },
  },
  play: async (context) => {
    const { userEvent } = context;
    await signIn(userEvent);
    await userEvent.click(await screen.findByRole('button', { name: /^Edit/ }));
    const typed = within(await screen.findByRole('dialog', { name: 'Edit contact' }));
    await fill(userEvent, typed.getByRole('textbox', { name: 'Name' }), ' Silva');
    await advance(context, 60_000);
    await signIn(userEvent);
    const sheet = within(await screen.findByRole('dialog', { name: 'Edit contact' }));
    await expect(sheet.getByRole('textbox', { name: 'Name' })).toHaveValue('Ana Silva');
    await expect(screen.getByText('Ana')).toBeInTheDocument();
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(screen.getByText('Ana Silva')).toBeVisible();
    await expect(screen.getAllByRole('button', { name: /^Edit/ })).toHaveLength(1);
  },
});

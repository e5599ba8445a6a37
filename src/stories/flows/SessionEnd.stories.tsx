import { expect, screen } from 'storybook/test';
import preview from '#.storybook/preview';
import { advance } from '#.storybook/world';
import { AppRoutes } from '../../app/routes';
import { backEndIn } from '../../testing/moodyAdapter';

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

/**
 * After the second sign-in, the form still contains the typed amount and both currencies. The currency in the URL does
 * not replace them.
 */
export const UnfinishedExchange = meta.story({
  parameters: { route: '/app/exchange#from=btc' },
  play: async (context) => {
    const { app, step } = context;
    await app.signIn();
    await app.pageHeading('Exchange');
    await app.exchange.fillIn({ from: 'gbp', to: 'eth', amount: '12.5' });
    await advance(context, 60_000);
    await step('After the sign-in the form has its values', async () => {
      await app.signIn();
      await app.pageHeading('Exchange');
      await expect(app.exchange.amount).toHaveValue('12.5');
      await expect(app.exchange.from).toHaveValue('gbp');
      await expect(app.exchange.to).toHaveValue('eth');
      await expect(screen.queryByText(/^Exchanged/)).not.toBeInTheDocument();
    });
    await step('Leaving the page discards the values', async () => {
      await app.goTo('Wallet');
      await app.goTo('Exchange');
      await expect(app.exchange.amount).toHaveValue('');
      await expect(app.exchange.from).toHaveValue('usd');
    });
  },
});

/** After the second sign-in, the sheet opens with the typed values. Closing it asks whether to discard these values. */
export const KeepsAnUnsavedContact = meta.story({
  tags: ['!autodocs'],
  parameters: { route: '/app/contacts' },
  play: async (context) => {
    const { app, userEvent, step } = context;
    await app.signIn();
    const addSheet = app.sheet('Add contact');
    await addSheet.openFrom();
    await app.contact.fillIn({ name: 'Mira', anyAddress: 'bc1qhalf' });
    await advance(context, 60_000);
    await step('After the sign-in the sheet has the values, and nothing is saved', async () => {
      await app.signIn();
      await addSheet.opened();
      await expect(app.contact.name).toHaveValue('Mira');
      await expect(app.contact.anyAddress).toHaveValue('bc1qhalf');
      await expect(screen.queryByText('Mira')).not.toBeInTheDocument();
    });
    await step('Discard removes the values', async () => {
      await userEvent.keyboard('{Escape}');
      await screen.findByRole('group', { name: 'Discard this contact?' });
      await addSheet.discard();
      await addSheet.closed();
      await addSheet.openFrom();
      await expect(app.contact.name).toHaveValue('');
    });
    await step('The sheet does not open again with the page', async () => {
      await addSheet.close();
      await addSheet.closed();
      await app.goTo('Payments');
      await app.follow('Contacts');
      await app.pageHeading('Contacts');
      await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
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
    const { app } = context;
    await app.signIn();
    const editSheet = app.sheet('Edit contact');
    await editSheet.openFrom(/^Edit/);
    await app.contact.fillIn({ name: 'Ana Silva' });
    await advance(context, 60_000);
    await app.signIn();
    await editSheet.opened();
    await expect(app.contact.name).toHaveValue('Ana Silva');
    await expect(screen.getByText('Ana')).toBeInTheDocument();
    await app.contact.save();
    await editSheet.closed();
    await expect(screen.getByText('Ana Silva')).toBeVisible();
    await expect(screen.getAllByRole('button', { name: /^Edit/ })).toHaveLength(1);
  },
});

/** The user has typed nothing, so there is nothing to restore or to discard. */
export const UntouchedContact = meta.story({
  tags: ['!autodocs'],
  parameters: { route: '/app/contacts' },
  play: async (context) => {
    const { app } = context;
    await app.signIn();
    await app.sheet('Add contact').openFrom();
    await advance(context, 60_000);
    await app.signIn();
    await app.pageHeading('Contacts');
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
});

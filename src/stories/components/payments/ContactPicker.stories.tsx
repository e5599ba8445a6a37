import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { ContactPicker } from '../../../components/payments/recipients/ContactPicker/ContactPicker';
import { fill } from '../../../testing/fill';
import { KNOWN } from '../../../testing/knownRecipients';
import { matrix } from '../../../testing/matrix';

/** More than the list shows, each with an address of its own. */
const MANY = Array.from({ length: 130 }, (_, index) => ({
  recipient: `tenant${index}@florin.example`,
  name: `Tenant ${index}`,
}));

/**
 * Those who were paid and the saved contacts, as a list to search and to choose from. Use it inside a `Sheet`.
 *
 * **When not to use it**: To edit contacts: that is `ContactList`. While one types an address: `RecipientField` offers
 * the same people.
 *
 * **States**: people, with and without names; nobody yet; nobody found; more than are shown.
 *
 * **Keyboard**: Tab walks from the search through the people, Enter chooses.
 *
 * **Announces**: that a search finds nobody.
 *
 * **Related**: `RecipientField`, `SendForm`, `ContactList`, `SearchField`.
 *
 * **Find it by**: choose a contact, people, payees, address book, picker.
 */
const meta = preview.meta({
  component: ContactPicker,
  args: { known: KNOWN, onPick: fn() },
});

/** A search by name or address leaves those who fit, and a press chooses. */
export const Base = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search contacts' });
    await step('A part of an address finds its owner', async () => {
      await fill(userEvent, search, 'beaed');
      await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
      await userEvent.click(canvas.getByRole('button', { name: /^Ana Lima/ }));
      await expect(args.onPick).toHaveBeenCalledWith(KNOWN[1]);
    });
    await step('A search that finds nobody says so', async () => {
      await userEvent.type(search, 'x');
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('No matches'));
    });
  },
});

/** The contacts are first, and in each list those that take the currency that is sent. */
export const ForBitcoin = meta.story({
  args: { currency: 'btc' },
  play: async ({ canvas }) => {
    const itemsOf = (name: string) =>
      within(canvas.getByRole('list', { name })).getAllByRole('listitem');
    const [email, ether] = itemsOf('Contacts');
    await expect(email).toHaveTextContent('ana@florin.example');
    await expect(ether).toHaveTextContent('ETH');
    const [rent, bitcoin] = itemsOf('Recent');
    await expect(rent).toHaveTextContent('rent@example.com');
    await expect(bitcoin).toHaveTextContent('BTC');
    await expect(canvas.getAllByRole('listitem')[0]).toBe(email);
  },
});

export const Empty = meta.story({
  args: { known: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No contacts yet')).toBeVisible();
    await expect(canvas.queryByRole('searchbox')).not.toBeInTheDocument();
  },
});

/** A long list is searched, and those who are not shown are found. */
export const Many = meta.story({
  args: { known: MANY },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(100);
    await expect(canvas.getByText(/^Only the first 100 are shown/)).toBeVisible();
    await fill(userEvent, canvas.getByRole('searchbox'), 'tenant 129');
    await expect(await canvas.findByRole('button', { name: /Tenant 129/ })).toBeVisible();
  },
});

export const ByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPick).toHaveBeenCalledWith(KNOWN[1]);
  },
});

export const Matrix = meta.story(
  matrix({
    People: <ContactPicker {...meta.input.args} />,
    'Nobody yet': <ContactPicker {...meta.input.args} known={[]} />,
  }),
);

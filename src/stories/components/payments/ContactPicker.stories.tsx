import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { ContactPicker } from '../../../components/payments/recipients/ContactPicker';
import { fill } from '../../../testing/fill';
import { KNOWN } from '../../../testing/knownRecipients';
import { cellsCalled, matrix } from '../../../testing/matrix';

/** `ContactPicker` shows at most 100 recipients, so this array contains more. */
const MANY = Array.from({ length: 130 }, (_, index) => ({
  recipient: `tenant${index}@florin.example`,
  name: `Tenant ${index}`,
}));

/**
 * A list of contacts and a list of recent recipients, with a search, for choosing a recipient.
 *
 * Use it inside a `Sheet`, opened from a form that sends money. The search filters both lists by name and address.
 *
 * **When not to use it**: To edit contacts, use `ContactList`. To type an address, use `RecipientField`, which suggests
 * the same recipients.
 *
 * **Keyboard**: Tab moves from the search field through the recipients, and Enter or Space chooses a recipient.
 *
 * **Announces**: that a search has no results.
 *
 * **Find it by**: choose a contact, people, payees, address book, picker.
 */
const meta = preview.meta({
  component: ContactPicker,
  args: { known: KNOWN, onPick: fn() },
});

/** The search filters both lists by name or address. A press on a recipient chooses it. */
export const Base = meta.story();

Base.test(
  'finds a recipient by a part of the address, and announces no result',
  async ({ args, canvas, userEvent, step }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search contacts' });
    await step('A part of an address finds its recipient', async () => {
      await fill(userEvent, search, 'beaed');
      await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
      await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
      await expect(canvas.queryByRole('heading', { name: 'Recent' })).not.toBeInTheDocument();
      await userEvent.click(canvas.getByRole('button', { name: /^Ana Lima/ }));
      await expect(args.onPick).toHaveBeenCalledWith(KNOWN[1]);
    });
    await step('A search without results is announced', async () => {
      await userEvent.type(search, 'x');
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('No matches'));
      await expect(canvas.getByText('Try another name or part of the address.')).toBeVisible();
    });
  },
);

Base.test('each list has a heading', async ({ canvas }) => {
  for (const name of ['Contacts', 'Recent']) {
    await expect(canvas.getByRole('heading', { level: 3, name })).toBeVisible();
    await expect(canvas.getByRole('list', { name })).toBeVisible();
  }
});

Base.test('picks by keyboard', async ({ args, canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('searchbox')).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect(args.onPick).toHaveBeenCalledWith(KNOWN[1]);
});

Base.test(
  'shows all of a hundred contacts',
  { args: { known: MANY.slice(0, 100) } },
  async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(100);
    await expect(canvas.queryByText(/^Only the first/)).not.toBeInTheDocument();
  },
);

/** In each list, the recipients that accept `currency` are first. */
export const RecipientsOfTheCurrencyFirst = meta.story({
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

/** The list shows at most 100 recipients. The search also finds the recipients that the list does not show. */
export const ManyContacts = meta.story({
  args: { known: MANY },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(100);
    await expect(
      canvas.getByText('Only the first 100 are shown. Search to find the others.'),
    ).toBeVisible();
    await fill(userEvent, canvas.getByRole('searchbox'), 'tenant 129');
    await expect(await canvas.findByRole('button', { name: /Tenant 129/ })).toBeVisible();
    await expect(canvas.queryByText(/^Only the first/)).not.toBeInTheDocument();
    await userEvent.clear(canvas.getByRole('searchbox'));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(100));
  },
});

export const Matrix = meta.story({
  ...matrix({
    'With recipients': <ContactPicker {...meta.input.args} />,
    Empty: <ContactPicker {...meta.input.args} known={[]} />,
  }),
  play: async ({ canvasElement }) => {
    for (const cell of cellsCalled(canvasElement, 'Empty')) {
      await expect(cell.getByText('No contacts yet')).toBeVisible();
      await expect(cell.getByText(/^Your contacts and recent payments/)).toBeVisible();
      await expect(cell.queryByRole('searchbox')).not.toBeInTheDocument();
    }
  },
});

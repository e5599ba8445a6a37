import type { UserEventObject } from 'storybook/test';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { advance } from '#.storybook/world';
import type { Contact } from '../../domain/recipients/contact';
import ContactsPage from '../../pages/ContactsPage';
import { fill } from '../../testing/fill';
import { pageHeading } from '../../testing/steps';

/** The address is the example of EIP-55. */
const CONTACTS: readonly Contact[] = [
  { id: 'zoe', name: 'Zoë', email: 'zoe@florin.example', addresses: {} },
  { id: 'ana', name: 'Ana', email: 'ana@florin.example', addresses: {} },
  {
    id: 'bakery',
    name: 'Corner bakery',
    addresses: { eth: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' },
  },
];

/** The names in the list. */
const shown = () =>
  [...document.querySelectorAll('main li p:first-of-type')].map(({ textContent }) => textContent);

const button = (name: string, of: string) =>
  within(screen.getByText(of).closest('li') as HTMLElement).getByRole('button', { name });

/**
 * The saved contacts, with the places at which they take money: the user searches, adds, changes and removes them.
 *
 * **States**: no contacts; some contacts; a search, with and without a hit; one that was removed a moment ago; the
 * sheet that adds and edits, also filled in from a transaction; the question before it discards what was typed.
 *
 * **Keyboard**: Tab leads from Add contact over the search to the buttons of each contact. After a removal the focus
 * goes on to the next one; the notice with Undo is at the end of the page, and stays.
 */
const meta = preview.meta({
  component: ContactsPage,
  parameters: {
    layout: 'fullscreen',
    route: '/app/contacts',
    world: { contacts: CONTACTS },
    docs: { story: { inline: false, height: '720px' } },
  },
});

export const Base = meta.story({
  play: async () => {
    await expect(await pageHeading('Contacts')).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Contacts · Florin'));
    await expect(shown()).toEqual(['Ana', 'Corner bakery', 'Zoë']);
    await expect(screen.getByRole('status')).toHaveTextContent('3 contacts');
  },
});

export const Searches = meta.story({
  play: async ({ userEvent, step }) => {
    const search = await screen.findByRole('searchbox', { name: 'Search contacts' });
    await step('By name, without accents, or by the end of an address', async () => {
      await userEvent.type(search, 'zoe');
      await expect(shown()).toEqual(['Zoë']);
      await userEvent.clear(search);
      await fill(userEvent, search, 'beaed');
      await expect(shown()).toEqual(['Corner bakery']);
      await expect(screen.getByRole('status')).toHaveTextContent('1 contact');
    });
    await step('Nothing found leads back to all', async () => {
      await userEvent.type(search, 'x');
      await userEvent.click(screen.getByRole('button', { name: 'Show all contacts' }));
      await expect(shown()).toHaveLength(3);
      await expect(screen.getByRole('heading', { name: 'Contacts' })).toHaveFocus();
    });
  },
});

/** The first contact, from an empty page; the focus goes to it, since the button that opened the sheet is gone. */
export const AddsTheFirst = meta.story({
  parameters: { world: { contacts: [] } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add contact' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Add contact' }));
    await userEvent.type(sheet.getByRole('textbox', { name: 'Name' }), 'Ana');
    await fill(
      userEvent,
      sheet.getByRole('textbox', { name: 'E-mail (optional)' }),
      'ana@florin.example',
    );
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(shown()).toEqual(['Ana']);
    await waitFor(() => expect(button('Edit', 'Ana')).toHaveFocus());
  },
});

/** The same name and places a second time are refused at the field, in any case of the letters. */
export const RefusesADuplicate = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add contact' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Add contact' }));
    const name = sheet.getByRole('textbox', { name: 'Name' });
    const email = sheet.getByRole('textbox', { name: 'E-mail (optional)' });
    await userEvent.type(name, 'Ana');
    await fill(userEvent, email, 'ANA@florin.example');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(name).toHaveAccessibleDescription('This contact is already saved'));
    await expect(shown()).toHaveLength(3);
  },
});

/** A row opens the send sheet, filled in with the contact. */
export const Sends = meta.story({
  play: async ({ userEvent }) => {
    await screen.findByText('Corner bakery');
    const row = within(screen.getByText('Corner bakery').closest('li') as HTMLElement);
    await userEvent.click(row.getByRole('link', { name: 'Send' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Send' }));
    await expect(sheet.getByRole('combobox', { name: 'Recipient' })).toHaveValue(
      '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    );
    await expect(sheet.getByRole('combobox', { name: 'Currency' })).toHaveValue('eth');
  },
});

const half = { name: 'Mira', email: 'mira@flo' } as const;

/** Types a part of a new contact. */
async function typeHalf(userEvent: UserEventObject) {
  await userEvent.click(await screen.findByRole('button', { name: 'Add contact' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add contact' });
  const sheet = within(dialog);
  const name = sheet.getByRole('textbox', { name: 'Name' });
  const email = sheet.getByRole('textbox', { name: 'E-mail (optional)' });
  await userEvent.type(name, half.name);
  await userEvent.type(email, half.email);
  return { dialog, sheet, name, email };
}

/** Escape, Cancel, Close and a press outside ask first; what was typed stays, and the focus returns to its field. */
export const KeepsAHalfTypedContact = meta.story({
  play: async ({ userEvent, step }) => {
    const { dialog, sheet, name, email } = await typeHalf(userEvent);
    const asked = async () => {
      const question = await sheet.findByRole('group', { name: 'Discard this contact?' });
      await expect(question).toHaveAccessibleDescription('What you entered has not been saved.');
      await expect(sheet.getByRole('button', { name: 'Keep editing' })).toHaveFocus();
      await expect(sheet.queryByRole('textbox')).not.toBeInTheDocument();
    };
    const kept = async () => {
      await expect(sheet.queryByRole('group')).not.toBeInTheDocument();
      await expect(email).toHaveFocus();
      await expect(name).toHaveValue(half.name);
      await expect(email).toHaveValue(half.email);
    };
    const ways: Readonly<Record<string, () => Promise<void>>> = {
      Escape: () => userEvent.keyboard('{Escape}'),
      Cancel: () => userEvent.click(sheet.getByRole('button', { name: 'Cancel' })),
      Close: () => userEvent.click(sheet.getByRole('button', { name: 'Close' })),
      'A press outside': () => userEvent.click(dialog.parentElement as HTMLElement),
    };
    for (const [way, press] of Object.entries(ways))
      await step(`${way} asks, and Keep editing returns to the field`, async () => {
        await press();
        await asked();
        await userEvent.keyboard('{Enter}');
        await kept();
      });
    await step('Escape in the question returns to the field', async () => {
      await userEvent.keyboard('{Escape}');
      await asked();
      await userEvent.keyboard('{Escape}');
      await kept();
    });
  },
});

export const DiscardsAHalfTypedContact = meta.story({
  play: async ({ userEvent }) => {
    const { sheet } = await typeHalf(userEvent);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await sheet.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(shown()).toEqual(['Ana', 'Corner bakery', 'Zoë']);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add contact' })).toHaveFocus());
  },
});

/** A contact whose texts are as they were has nothing to lose. */
export const AsksOnlyAboutChanges = meta.story({
  play: async ({ userEvent }) => {
    await screen.findByText('Ana');
    await userEvent.click(button('Edit', 'Ana'));
    const sheet = within(await screen.findByRole('dialog', { name: 'Edit contact' }));
    const name = sheet.getByRole('textbox', { name: 'Name' });
    await userEvent.type(name, 'x');
    await userEvent.keyboard('{Escape}');
    await expect(await sheet.findByRole('group', { name: 'Discard your changes?' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.type(name, '{Backspace}');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

export const Edits = meta.story({
  play: async ({ userEvent }) => {
    await screen.findByText('Ana');
    await userEvent.click(button('Edit', 'Ana'));
    const sheet = within(await screen.findByRole('dialog', { name: 'Edit contact' }));
    const name = sheet.getByRole('textbox', { name: 'Name' });
    await expect(name).toHaveValue('Ana');
    await userEvent.clear(name);
    await fill(userEvent, name, 'Yana');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(shown()).toEqual(['Corner bakery', 'Yana', 'Zoë']);
    await waitFor(() => expect(button('Edit', 'Yana')).toHaveFocus());
  },
});

/** Undo is there however long somebody needs to get to it. */
export const RemovesAndTakesItBack = meta.story({
  play: async (context) => {
    const { userEvent, step } = context;
    await step('Remove one by keyboard: the next has the focus', async () => {
      await screen.findByText('Ana');
      button('Remove', 'Ana').focus();
      await userEvent.keyboard('{Enter}');
      await expect(shown()).toEqual(['Corner bakery', 'Zoë']);
      await expect(button('Remove', 'Corner bakery')).toHaveFocus();
    });
    await step('The notice stays', async () => {
      await expect(await screen.findByRole('alert')).toHaveTextContent('Contact removed');
      await advance(context, 3_600_000);
      await expect(screen.getByRole('alert')).toBeVisible();
    });
    await step('Undo puts it back where it was, and the focus is on it', async () => {
      screen.getByRole('button', { name: 'Undo' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(shown()).toEqual(['Ana', 'Corner bakery', 'Zoë']);
      await expect(button('Edit', 'Ana')).toHaveFocus();
      await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    });
  },
});

/** The address names a transaction, and nobody's address. Nothing is kept before Save. */
export const FilledInFromATransaction = meta.story({
  parameters: { route: '/app/contacts#add=personal-5' },
  play: async ({ userEvent, step }) => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Add contact' }));
    await step('The address stands under its currency', async () => {
      await expect(sheet.getByRole('textbox', { name: 'Bitcoin address' })).toHaveValue(
        'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3',
      );
      await expect(shown()).toHaveLength(3);
    });
    await step('With a name it is kept, and the word is gone from the address', async () => {
      await fill(userEvent, sheet.getByRole('textbox', { name: 'Name' }), 'Bookshop');
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(shown()).toEqual(['Ana', 'Bookshop', 'Corner bakery', 'Zoë']);
      await waitFor(() => expect(button('Edit', 'Bookshop')).toHaveFocus());
    });
  },
});

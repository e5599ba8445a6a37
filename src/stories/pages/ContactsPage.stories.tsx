import { expect, screen, waitFor, within, type UserEventObject } from 'storybook/test';
import preview from '#.storybook/preview';
import { advance } from '#.storybook/world';
import type { Contact } from '../../domain/recipients/contact';
import ContactsPage from '../../pages/ContactsPage';
import { fill } from '../../testing/fill';
import { pageHeading } from '../../testing/steps';

/** The wallet address is the example in EIP-55. */
const CONTACTS: readonly Contact[] = [
  { id: 'zoe', name: 'Zoë', email: 'zoe@florin.example', addresses: {} },
  { id: 'ana', name: 'Ana', email: 'ana@florin.example', addresses: {} },
  {
    id: 'bakery',
    name: 'Corner bakery',
    addresses: { eth: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' },
  },
];

/** Returns the names in the list. */
const shown = () =>
  [...document.querySelectorAll('main li p:first-of-type')].map(({ textContent }) => textContent);

const button = (name: string, of: string) =>
  within(screen.getByText(of).closest('li') as HTMLElement).getByRole('button', { name });

/**
 * The saved contacts with their addresses. The user can search, add, edit and remove contacts.
 *
 * **Keyboard**: Tab moves from Add contact to the search and to the buttons of each contact. After a removal, the focus
 * moves to the next contact. The notice with the button Undo is the last Tab stop of the page, and stays open until the
 * user closes it.
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

/** The data is not saved on the device, so the page states that a reload removes the contacts. */
export const Base = meta.story();

Base.test('lists the contacts, and states that a reload removes them', async () => {
  await expect(await pageHeading('Contacts')).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Contacts · Florin'));
  await expect(shown()).toEqual(['Ana', 'Corner bakery', 'Zoë']);
  await expect(screen.getByRole('status')).toHaveTextContent('3 contacts');
  await expect(
    screen.getByText('These contacts are gone when you reload the page.', { exact: false }),
  ).toBeVisible();
});

Base.test('searches by name and address', async ({ userEvent, step }) => {
  const search = await screen.findByRole('searchbox', { name: 'Search contacts' });
  await step('Search by name without accents, and by the end of an address', async () => {
    await userEvent.type(search, 'zoe');
    await expect(shown()).toEqual(['Zoë']);
    await userEvent.clear(search);
    await fill(userEvent, search, 'beaed');
    await expect(shown()).toEqual(['Corner bakery']);
    await expect(screen.getByRole('status')).toHaveTextContent('1 contact');
  });
  await step('Without a result, a button shows all contacts', async () => {
    await userEvent.type(search, 'x');
    await userEvent.click(screen.getByRole('button', { name: 'Show all contacts' }));
    await expect(shown()).toHaveLength(3);
    await expect(screen.getByRole('heading', { name: 'Contacts' })).toHaveFocus();
  });
});

/** The focus moves to the new contact, because the button that opened the sheet has been removed. */
Base.test(
  'adds the first contact',
  { parameters: { world: { contacts: [] } } },
  async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add contact' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Add contact' }));
    await userEvent.type(sheet.getByRole('textbox', { name: 'Name' }), 'Ana');
    await fill(
      userEvent,
      sheet.getByRole('textbox', { name: 'Email (optional)' }),
      'ana@florin.example',
    );
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(shown()).toEqual(['Ana']);
    await waitFor(() => expect(button('Edit', 'Ana')).toHaveFocus());
  },
);

/**
 * The device has no space left to save the contact. The form reports this and keeps the typed values, and the list
 * stays unchanged.
 */
Base.test(
  'keeps a contact that is not saved',
  { parameters: { world: { contacts: CONTACTS, kept: { refuses: 'no-space' } } } },
  async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add contact' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Add contact' }));
    await fill(userEvent, sheet.getByRole('textbox', { name: 'Name' }), 'Ben');
    await fill(
      userEvent,
      sheet.getByRole('textbox', { name: 'Email (optional)' }),
      'ben@florin.example',
    );
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
    await expect(await sheet.findByRole('alert')).toHaveTextContent(
      'There is no space left on this device. Your data is as it was before. Free some space and try again.',
    );
    await expect(sheet.getByRole('textbox', { name: 'Name' })).toHaveValue('Ben');
    await expect(shown()).toEqual(['Ana', 'Corner bakery', 'Zoë']);
  },
);

/** The removal could not be saved, so the contact stays, and no notice reports a removal. */
Base.test(
  'reports a failed removal',
  { parameters: { world: { contacts: CONTACTS, kept: { refuses: 'no-space' } } } },
  async ({ userEvent }) => {
    await screen.findByText('Ana');
    await userEvent.click(button('Remove', 'Ana'));
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      /^There is no space left on this device\./,
    );
    await expect(shown()).toEqual(['Ana', 'Corner bakery', 'Zoë']);
  },
);

/** The link Send of a contact opens the send sheet with the address of the contact. */
Base.test('opens the send sheet', async ({ userEvent }) => {
  await screen.findByText('Corner bakery');
  const row = within(screen.getByText('Corner bakery').closest('li') as HTMLElement);
  await userEvent.click(row.getByRole('link', { name: 'Send' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Send' }));
  await expect(sheet.getByRole('combobox', { name: 'Recipient' })).toHaveValue(
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  );
  await expect(sheet.getByRole('combobox', { name: 'Currency' })).toHaveValue('eth');
});

Base.test('edits a contact', async ({ userEvent }) => {
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
});

/** The notice with Undo stays open until the user closes it or presses Undo. */
Base.test('undoes a removal', async (context) => {
  const { userEvent, step } = context;
  await step('Remove a contact by keyboard: the next one has the focus', async () => {
    await screen.findByText('Ana');
    button('Remove', 'Ana').focus();
    await userEvent.keyboard('{Enter}');
    await expect(shown()).toEqual(['Corner bakery', 'Zoë']);
    await expect(button('Remove', 'Corner bakery')).toHaveFocus();
  });
  await step('The notice remains', async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Contact removed');
    await advance(context, 3_600_000);
    await expect(screen.getByRole('alert')).toBeVisible();
  });
  await step('Undo restores the contact in its place, with the focus', async () => {
    screen.getByRole('button', { name: 'Undo' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(shown()).toEqual(['Ana', 'Corner bakery', 'Zoë']);
    await expect(button('Edit', 'Ana')).toHaveFocus();
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

/** The URL contains only the id of the transaction, not an address. Nothing is saved until the user presses Save. */
Base.test(
  'adds a contact from a transaction',
  { parameters: { route: '/app/contacts#add=personal-5' } },
  async ({ userEvent, step }) => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Add contact' }));
    await step('The address is in the field of its currency', async () => {
      await expect(sheet.getByRole('textbox', { name: 'Bitcoin address' })).toHaveValue(
        'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3',
      );
      await expect(shown()).toHaveLength(3);
    });
    await step('Save adds the contact', async () => {
      await fill(userEvent, sheet.getByRole('textbox', { name: 'Name' }), 'Bookshop');
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(shown()).toEqual(['Ana', 'Bookshop', 'Corner bakery', 'Zoë']);
      await waitFor(() => expect(button('Edit', 'Bookshop')).toHaveFocus());
    });
  },
);

/** Without contacts, there is no search. A button adds the first contact. */
export const Empty = meta.story({
  parameters: { world: { contacts: [] } },
  play: async () => {
    await expect(await screen.findByText('No contacts yet')).toBeVisible();
    await expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  },
});

/**
 * The form refuses a contact with the same name and the same addresses as a saved contact. Upper and lower case count
 * as equal.
 */
export const DuplicateContact = meta.story({
  tags: ['!autodocs'],
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add contact' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Add contact' }));
    const name = sheet.getByRole('textbox', { name: 'Name' });
    const email = sheet.getByRole('textbox', { name: 'Email (optional)' });
    await userEvent.type(name, 'Ana');
    await fill(userEvent, email, 'ANA@florin.example');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(name).toHaveAccessibleDescription('This contact is already saved'));
    await expect(shown()).toHaveLength(3);
  },
});

const HALF = { name: 'Mira', email: 'mira@flo' } as const;

/** Opens the sheet and types a part of a new contact. */
async function typeHalf(userEvent: UserEventObject) {
  await userEvent.click(await screen.findByRole('button', { name: 'Add contact' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add contact' });
  const sheet = within(dialog);
  const name = sheet.getByRole('textbox', { name: 'Name' });
  const email = sheet.getByRole('textbox', { name: 'Email (optional)' });
  await userEvent.type(name, HALF.name);
  await userEvent.type(email, HALF.email);
  return { dialog, sheet, name, email };
}

/** Closing a form with changes asks whether to discard them. Closing an unchanged form does not. */
Base.test('asks before discarding a contact', async ({ step, userEvent }) => {
  await step('Closes without asking when unchanged', async () => {
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
  });
  await step('Discards an unsaved contact', async () => {
    const { sheet } = await typeHalf(userEvent);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await sheet.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(shown()).toEqual(['Ana', 'Corner bakery', 'Zoë']);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add contact' })).toHaveFocus());
  });
  await step('Asks before discarding a contact', async () => {
    // Escape, Close and a press outside the sheet show a question before the values are discarded. `Keep
    // editing` keeps
    // the values and returns the focus to the field.
    const { dialog, sheet, name, email } = await typeHalf(userEvent);
    const expectQuestion = async () => {
      const question = await sheet.findByRole('group', { name: 'Discard this contact?' });
      await expect(question).toHaveAccessibleDescription('What you entered has not been saved.');
      await expect(sheet.getByRole('button', { name: 'Keep editing' })).toHaveFocus();
      await expect(sheet.queryByRole('textbox')).not.toBeInTheDocument();
    };
    const expectKept = async () => {
      await expect(sheet.queryByRole('group')).not.toBeInTheDocument();
      await expect(email).toHaveFocus();
      await expect(name).toHaveValue(HALF.name);
      await expect(email).toHaveValue(HALF.email);
    };
    const ways: Readonly<Record<string, () => Promise<void>>> = {
      Escape: () => userEvent.keyboard('{Escape}'),
      Close: () => userEvent.click(sheet.getByRole('button', { name: 'Close' })),
      'A press outside': () => userEvent.click(dialog.parentElement as HTMLElement),
    };
    for (const [way, press] of Object.entries(ways))
      await step(`${way} asks, and Keep editing returns to the field`, async () => {
        await press();
        await expectQuestion();
        await userEvent.keyboard('{Enter}');
        await expectKept();
      });
    await step('Escape in the question returns to the field', async () => {
      await userEvent.keyboard('{Escape}');
      await expectQuestion();
      await userEvent.keyboard('{Escape}');
      await expectKept();
    });
  });
});

import { expect, screen, spyOn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { advance, worldOf } from '#.storybook/world';
import type { Contact } from '../../domain/recipients/contact';
import { refuse } from '../../domain/result';
import ContactsPage from '../../pages/ContactsPage';

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

Base.test('lists the contacts, and states that a reload removes them', async ({ app }) => {
  await expect(await app.pageHeading('Contacts')).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Contacts · Florin'));
  await expect(app.contacts.shown()).toEqual(['Ana', 'Corner bakery', 'Zoë']);
  await expect(screen.getByRole('status')).toHaveTextContent('3 contacts');
  await expect(
    screen.getByText('These contacts are gone when you reload the page.', { exact: false }),
  ).toBeVisible();
});

Base.test('searches by name and address', async ({ app, step }) => {
  await step('Search by name without accents, and by the end of an address', async () => {
    await app.contacts.searchFor('zoe');
    await expect(app.contacts.shown()).toEqual(['Zoë']);
    await app.contacts.searchFor('beaed');
    await expect(app.contacts.shown()).toEqual(['Corner bakery']);
    await expect(screen.getByRole('status')).toHaveTextContent('1 contact');
  });
  await step('Without a result, a button shows all contacts', async () => {
    await app.contacts.searchFor('beaedx');
    await app.press('Show all contacts');
    await expect(app.contacts.shown()).toHaveLength(3);
    await expect(screen.getByRole('heading', { name: 'Contacts' })).toHaveFocus();
  });
});

/** The focus moves to the new contact, because the button that opened the sheet has been removed. */
Base.test(
  'adds the first contact',
  { parameters: { world: { contacts: [] } } },
  async ({ app }) => {
    await app.contacts.addSheet.openFrom();
    await app.contacts.form.fillIn({ name: 'Ana', anyAddress: 'ana@florin.example' });
    await app.contacts.form.save();
    await app.noDialog();
    await expect(app.contacts.shown()).toEqual(['Ana']);
    await waitFor(() => expect(app.contacts.button('Edit', 'Ana')).toHaveFocus());
  },
);

/**
 * The device has no space left to save the contact. The form reports this and keeps the typed values, and the list
 * stays unchanged.
 */
Base.test(
  'keeps a contact that is not saved',
  { parameters: { world: { contacts: CONTACTS, kept: { refuses: 'no-space' } } } },
  async ({ app }) => {
    const sheet = await app.contacts.addSheet.openFrom();
    await app.contacts.form.fillIn({ name: 'Ben', anyAddress: 'ben@florin.example' });
    await app.contacts.form.save();
    await expect(await sheet.findByRole('alert')).toHaveTextContent(
      'There is no space left on this device. Your data is as it was before. Free some space and try again.',
    );
    await expect(app.contacts.form.name).toHaveValue('Ben');
    await expect(app.contacts.shown()).toEqual(['Ana', 'Corner bakery', 'Zoë']);
  },
);

/** The removal could not be saved, so the contact stays, and no notice reports a removal. */
Base.test(
  'reports a failed removal',
  { parameters: { world: { contacts: CONTACTS, kept: { refuses: 'no-space' } } } },
  async ({ app }) => {
    await app.contacts.remove('Ana');
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      /^There is no space left on this device\./,
    );
    await expect(app.contacts.shown()).toEqual(['Ana', 'Corner bakery', 'Zoë']);
  },
);

/** The link Send of a contact opens the send sheet with the address of the contact. */
Base.test('opens the send sheet', async ({ app }) => {
  await app.contacts.sendTo('Corner bakery');
  await app.sendSheet.opened();
  await expect(app.send.recipient).toHaveValue('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
  await expect(app.send.currency).toHaveValue('eth');
});

Base.test('edits a contact', async ({ app, userEvent }) => {
  await app.contacts.edit('Ana');
  await app.contacts.editSheet.opened();
  await expect(app.contacts.form.name).toHaveValue('Ana');
  await app.contacts.form.fillIn({ name: 'Yana' });
  await userEvent.keyboard('{Enter}');
  await app.noDialog();
  await expect(app.contacts.shown()).toEqual(['Corner bakery', 'Yana', 'Zoë']);
  await waitFor(() => expect(app.contacts.button('Edit', 'Yana')).toHaveFocus());
});

/** The other contacts are compared with the typed address, and the edited contact is not. */
Base.test(
  'warns about the address of another contact, but not about the own address',
  {
    parameters: {
      world: {
        contacts: [
          {
            id: 'ana',
            name: 'Ana',
            addresses: { eth: '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed' },
          },
          { id: 'zoe', name: 'Zoë', email: 'zoe@florin.example', addresses: {} },
        ],
      },
    },
  },
  async ({ app, userEvent }) => {
    const warning = 'This looks like an address you know, but it is a different one';
    const similar = '0x5aae11112222333344445555666677778888eaed';
    for (const [name, warnings] of [
      ['Ana', 0],
      ['Zoë', 1],
    ] as const) {
      await app.contacts.edit(name);
      await app.contacts.editSheet.opened();
      await userEvent.clear(app.contacts.form.anyAddress);
      await userEvent.paste(similar);
      await expect(screen.queryAllByText(warning)).toHaveLength(warnings);
      await app.contacts.editSheet.close();
      await app.contacts.editSheet.discard();
      await app.noDialog();
    }
  },
);

/** The notice with Undo stays open until the user closes it or presses Undo. */
Base.test('undoes a removal', async (context) => {
  const { app, userEvent, step } = context;
  await step('Remove a contact by keyboard: the next one has the focus', async () => {
    await screen.findByText('Ana');
    app.contacts.button('Remove', 'Ana').focus();
    await userEvent.keyboard('{Enter}');
    await expect(app.contacts.shown()).toEqual(['Corner bakery', 'Zoë']);
    await expect(app.contacts.button('Remove', 'Corner bakery')).toHaveFocus();
  });
  await step('The notice remains', async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Contact removed');
    await advance(context, 3_600_000);
    await expect(screen.getByRole('alert')).toBeVisible();
  });
  await step('Undo restores the contact in its place, with the focus', async () => {
    screen.getByRole('button', { name: 'Undo' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(app.contacts.shown()).toEqual(['Ana', 'Corner bakery', 'Zoë']);
    await expect(app.contacts.button('Edit', 'Ana')).toHaveFocus();
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

/** The contact could not be saved again, so it stays removed. */
Base.test(
  'reports a failed undo',
  { parameters: { world: { contacts: CONTACTS, kept: {} } } },
  async (context) => {
    const { app } = context;
    await app.contacts.remove('Ana');
    const refusal = refuse({ kind: 'no-space' } as const);
    spyOn(worldOf(context).keeper, 'savePersonal').mockResolvedValue(refusal);
    await app.press('Undo');
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(
        /^There is no space left on this device\./,
      ),
    );
    await expect(app.contacts.shown()).toEqual(['Corner bakery', 'Zoë']);
  },
);

Base.test('closes the notice with Undo when the user leaves the page', async ({ app }) => {
  await app.contacts.remove('Ana');
  await screen.findByRole('button', { name: 'Undo' });
  await app.goTo('Payments');
  await app.noNotice();
});

/** The URL contains only the id of the transaction, not an address. Nothing is saved until the user presses Save. */
Base.test(
  'adds a contact from a transaction',
  { parameters: { route: '/app/contacts#add=personal-5' } },
  async ({ app, userEvent, step }) => {
    await app.contacts.addSheet.opened();
    await step('The address is in the field', async () => {
      await expect(app.contacts.form.anyAddress).toHaveValue(
        'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3',
      );
      await expect(app.contacts.shown()).toHaveLength(3);
    });
    await step('Save adds the contact', async () => {
      await app.contacts.form.fillIn({ name: 'Bookshop' });
      await userEvent.keyboard('{Enter}');
      await app.noDialog();
      await expect(app.contacts.shown()).toEqual(['Ana', 'Bookshop', 'Corner bakery', 'Zoë']);
      await waitFor(() => expect(app.contacts.button('Edit', 'Bookshop')).toHaveFocus());
    });
  },
);

Base.test(
  'moves the focus to the heading after a contact from a transaction is not added',
  { parameters: { route: '/app/contacts#add=personal-5' } },
  async ({ app }) => {
    await app.contacts.addSheet.opened();
    await app.contacts.form.cancel();
    await app.noDialog();
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1, name: 'Contacts' })).toHaveFocus(),
    );
  },
);

Base.test(
  'moves the focus to the heading after an undo if the search hides the contact',
  async ({ app, userEvent }) => {
    await app.contacts.remove('Ana');
    await app.contacts.searchFor('zoe');
    screen.getByRole('button', { name: 'Undo' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1, name: 'Contacts' })).toHaveFocus(),
    );
    await expect(app.contacts.shown()).toEqual(['Zoë']);
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
  play: async ({ app, userEvent }) => {
    await app.contacts.addSheet.openFrom();
    await app.contacts.form.fillIn({ name: 'Ana', anyAddress: 'ANA@florin.example' });
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(app.contacts.form.name).toHaveAccessibleDescription('This contact is already saved'),
    );
    await expect(app.contacts.shown()).toHaveLength(3);
  },
});

Base.test('closes an unchanged contact without asking', async ({ app, userEvent }) => {
  await app.contacts.edit('Ana');
  await app.contacts.form.type('name', 'x');
  await userEvent.keyboard('{Escape}');
  const question = { name: 'Discard your changes?' };
  await expect(await screen.findByRole('group', question)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await app.contacts.form.type('name', '{Backspace}');
  await userEvent.keyboard('{Escape}');
  await app.noDialog();
});

const HALF = { name: 'Mira', anyAddress: 'mira@flo' } as const;

Base.test('discards an unsaved contact', async ({ app, userEvent }) => {
  await app.contacts.addSheet.openFrom();
  await app.contacts.form.fillIn(HALF);
  await userEvent.keyboard('{Escape}');
  await app.contacts.addSheet.discard();
  await app.noDialog();
  await expect(app.contacts.shown()).toEqual(['Ana', 'Corner bakery', 'Zoë']);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add contact' })).toHaveFocus());
});

/**
 * Escape, Close and a press outside the sheet show a question before the values are discarded. `Keep editing` keeps the
 * values and returns the focus to the field.
 */
Base.test('asks before discarding a contact', async ({ app, userEvent, step }) => {
  const { addSheet, form } = app.contacts;
  await addSheet.openFrom();
  await form.fillIn(HALF);
  const expectQuestion = async () => {
    const question = await screen.findByRole('group', { name: 'Discard this contact?' });
    await expect(question).toHaveAccessibleDescription('What you entered has not been saved.');
    await expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus();
    await expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  };
  const expectKept = async () => {
    await expect(addSheet.content.queryByRole('group')).not.toBeInTheDocument();
    await expect(form.anyAddress).toHaveFocus();
    await expect(form.name).toHaveValue('Mira');
    await expect(form.anyAddress).toHaveValue('mira@flo');
  };
  const ways: Readonly<Record<string, () => Promise<void>>> = {
    Escape: () => userEvent.keyboard('{Escape}'),
    Close: addSheet.close,
    'A press outside': () => userEvent.click(addSheet.dialog.parentElement as HTMLElement),
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

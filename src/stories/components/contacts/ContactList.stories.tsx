import Button from '@mui/material/Button';
import { useState, type ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { ContactList } from '../../../components/contacts/ContactList';
import type { Contact } from '../../../domain/recipients/contact';
import { matrix } from '../../../testing/matrix';

/** The addresses are the examples of BIP-173, EIP-55 and CIP-19. */
const CONTACTS: readonly Contact[] = [
  { id: 'ana', name: 'Ana', email: 'ana@florin.example', addresses: {} },
  {
    id: 'bakery',
    name: 'Corner bakery',
    addresses: { btc: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' },
  },
  {
    id: 'zoe',
    name: 'Zoë',
    email: 'zoe@florin.example',
    addresses: {
      eth: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
      ada: 'addr1vx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzers66hrl8',
    },
  },
];

/** Keeps the contacts in state, so that Remove removes a contact. */
function Stateful({ contacts, ...props }: ComponentProps<typeof ContactList>) {
  const [kept, setKept] = useState(contacts);
  return (
    <ContactList
      {...props}
      contacts={kept}
      onRemove={(contact) => {
        setKept(kept.filter(({ id }) => id !== contact.id));
        props.onRemove?.(contact);
      }}
    />
  );
}

/**
 * A list of saved contacts with their addresses. Each contact has a button to edit it and a button to remove it.
 *
 * Use it on a page where the user manages contacts. With the prop `sendHrefOf`, each contact also has a link to the
 * page for sending money. A long wallet address is shortened to its start and its end.
 *
 * **When not to use it**: To choose a recipient, use `ContactPicker`. For payments, use `TransactionList`.
 *
 * **Keyboard**: Tab moves through the link and the buttons of a contact, and then to the next contact. After a removal,
 * the focus moves to the Remove button of the next contact, or of the last contact if there is no next contact. In an
 * empty list, the focus moves to Add contact or Show all contacts.
 *
 * **Announces**: the name of the contact, as the description of each link and button; that the list is loading, or
 * could not be loaded.
 *
 * **Find it by**: contacts, address book, people, payees, beneficiaries.
 */
const meta = preview.meta({
  component: ContactList,
  render: (args) => <Stateful {...args} />,
  args: { contacts: CONTACTS, onEdit: fn(), onRemove: fn(), onAdd: fn(), onClear: fn() },
});

export const Base = meta.story();

Base.test(
  'lists the contacts, and reports which one is edited or sent to',
  async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Anaana@florin.example',
      'Corner bakeryBTC bc1qw508…7kv8f3t4',
      'Zoëzoe@florin.exampleETH 0x5aAeb6…Ef1BeAedADA addr1vx2…rs66hrl8',
    ]);
    const [, edit] = canvas.getAllByRole('button', { name: 'Edit' });
    await expect(edit).toHaveAccessibleDescription('Corner bakery');
    await userEvent.click(edit as HTMLElement);
    await expect(args.onEdit).toHaveBeenCalledWith(CONTACTS[1]);
  },
);

Base.test(
  'cuts a long email at its end on a page from right to left',
  {
    args: {
      contacts: [
        { id: 'a', name: 'Ana', email: 'ana.of.a.very.long.address@florin.example', addresses: {} },
      ],
    },
    globals: { viewport: { value: 'small' }, language: 'ar' },
  },
  async ({ canvas }) => {
    const email = canvas.getByText(/^ana\.of/);
    const line = email.parentElement as Element;
    await expect(email.getBoundingClientRect().left).toBe(line.getBoundingClientRect().left);
    await expect(line.scrollWidth).toBeGreaterThan(line.clientWidth);
  },
);

/** While the list is loading or after it has failed to load, it does not look like an empty list. */
Base.test(
  'loads again after a failure',
  {
    args: { contacts: [], loading: true, onRetry: fn() },
    render: function Loaded(args) {
      const [states, setStates] = useState<Partial<typeof args>>({});
      return (
        <>
          <ContactList
            {...args}
            {...states}
            onRetry={() => {
              args.onRetry?.();
              setStates({ loading: false, error: false, contacts: CONTACTS });
            }}
          />
          <Button
            onClick={() => {
              setStates({ loading: false, error: true });
            }}
          >
            Fail
          </Button>
        </>
      );
    },
  },
  async ({ args, canvas, userEvent, step }) => {
    await step('The list announces that it is loading', async () => {
      await expect(await canvas.findByText('Loading')).toBeInTheDocument();
      await expect(canvas.queryByText('No contacts yet')).not.toBeInTheDocument();
    });
    await step('A failure is announced, and the list does not look empty', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
      await expect(canvas.getByRole('alert')).toHaveTextContent('This list could not be loaded.');
      await expect(canvas.queryByText('No contacts yet')).not.toBeInTheDocument();
    });
    await step('Try again loads the contacts, and the focus is kept', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await expect(args.onRetry).toHaveBeenCalledOnce();
      await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
      await expect(document.body).not.toHaveFocus();
    });
  },
);

Base.test(
  'shows an address that several currencies have once',
  {
    args: {
      contacts: [{ id: 'ben', name: 'Ben', addresses: { usd: '12345678', eur: '12345678' } }],
    },
  },
  async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent(/^BenUSD, EUR 12345678$/);
  },
);

Base.test('keeps the focus after removal', async ({ args, canvas, userEvent, step }) => {
  const remove = () => canvas.getAllByRole('button', { name: 'Remove' });
  await step('The focus moves to the next contact', async () => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(remove()[0]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledWith(CONTACTS[0]);
    await expect(remove()[0]).toHaveFocus();
    await expect(remove()[0]).toHaveAccessibleDescription('Corner bakery');
  });
  await step('After the last contact is removed, the focus moves to the previous one', async () => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(remove()[0]).toHaveFocus();
    await expect(remove()[0]).toHaveAccessibleDescription('Corner bakery');
  });
  await step('Without contacts, the focus moves to Add contact', async () => {
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Add contact' })).toHaveFocus();
  });
});

Base.test(
  'moves the focus from the last contact to the previous one',
  async ({ canvas, userEvent }) => {
    const remove = () => canvas.getAllByRole('button', { name: 'Remove' });
    remove()[2]?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(remove()[1]).toHaveFocus();
  },
);

/** Without `onAdd`, the empty list has no button that can receive the focus after the last removal. */
Base.test(
  'focuses the empty list',
  {
    args: { contacts: CONTACTS.slice(0, 1) },
    render: (args) => <Stateful {...args} onAdd={undefined} />,
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(canvas.getByText('No contacts yet')).toBeVisible();
    await expect(document.activeElement).toContainElement(canvas.getByText('No contacts yet'));
    await expect(document.body).not.toHaveFocus();
  },
);

/** A button adds the first contact. */
export const Empty = meta.story({
  args: { contacts: [] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('No contacts yet')).toBeVisible();
    await expect(canvas.getByText(/^Save the people you pay/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add contact' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
});

/** If `isSearched` is set, an empty list has a button that clears the search. */
export const NoSearchResults = meta.story({
  args: { contacts: [], isSearched: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('No contacts found')).toBeVisible();
    await expect(canvas.getByText(/^No name, email or address matches/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all contacts' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
});

const LONG: Contact = {
  id: 'long',
  name: 'The housing association of the street behind the old railway station',
  email: 'a-very-long-name-of-a-mailbox-with-many-words@mail.florin.example',
  addresses: { btc: 'shop' },
};

/** A long name is cut after one line. An invisible character is shown as `U+FFFD`. */
export const LongName = meta.story({
  args: { contacts: [{ ...LONG, name: `${LONG.name} \u202E` }, ...CONTACTS] },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/station \uFFFD/)).toBeVisible();
    for (const button of canvas.getAllByRole('button'))
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

export const Matrix = meta.story(
  matrix(
    {
      Some: <ContactList {...meta.input.args} />,
      'Long name': <ContactList {...meta.input.args} contacts={[LONG]} />,
      Empty: <ContactList {...meta.input.args} contacts={[]} />,
      'No search results': <ContactList {...meta.input.args} contacts={[]} isSearched />,
      Loading: <ContactList {...meta.input.args} contacts={[]} loading />,
      Failed: <ContactList {...meta.input.args} contacts={[]} error onRetry={fn()} />,
    },
    { cell: 360 },
  ),
);

/** Without the callbacks, the contacts have no Edit and Remove buttons, and an empty list has no button. */
export const WithoutActions = meta.story({
  render: ({ contacts }) => (
    <>
      <ContactList contacts={contacts} sendHrefOf={({ id }) => `/send/${id}`} />
      <ContactList contacts={[]} />
      <ContactList contacts={[]} isSearched />
    </>
  ),
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link', { name: 'Send' });
    await expect(links).toHaveLength(3);
    await expect(links[1]).toHaveAccessibleDescription('Corner bakery');
    await expect(canvas.getByText('No contacts yet')).toBeVisible();
    await expect(canvas.getByText('No contacts found')).toBeVisible();
    await expect(canvas.queryAllByRole('button')).toEqual([]);
  },
});

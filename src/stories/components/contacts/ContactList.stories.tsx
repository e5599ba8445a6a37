import Button from '@mui/material/Button';
import type { ComponentProps } from 'react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { ContactList } from '../../../components/contacts/ContactList/ContactList';
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

/** Keeps the contacts as an owner does. */
function Owner({ contacts, ...props }: ComponentProps<typeof ContactList>) {
  const [kept, setKept] = useState(contacts);
  return (
    <ContactList
      {...props}
      contacts={kept}
      onRemove={(contact) => {
        setKept(kept.filter(({ id }) => id !== contact.id));
        props.onRemove(contact);
      }}
    />
  );
}

/**
 * Saved contacts: who, where they take money, and a button to edit and one to remove each. An address is shown by
 * its beginning and its end.
 *
 * **When not to use it**: To choose whom to pay: that is `ContactPicker`. For payments: `TransactionList`.
 *
 * **States**: some contacts; none yet; none that a search finds; loading; failed. One with a long name, or with a
 * character that cannot be seen.
 *
 * **Keyboard**: Tab leads from Edit to Remove and on to the next contact. After a removal the focus goes on to the
 * next contact, and after the last one to the way on.
 *
 * **Announces**: each button with the name of its contact; that the list loads, or could not be loaded.
 *
 * **Related**: `ContactForm`, `ContactPicker`, `EmptyState`.
 *
 * **Find it by**: contacts, address book, people, payees, beneficiaries.
 */
const meta = preview.meta({
  component: ContactList,
  render: (args) => <Owner {...args} />,
  args: { contacts: CONTACTS, onEdit: fn(), onRemove: fn(), onAdd: fn(), onClear: fn() },
});

export const Base = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Anaana@florin.exampleEditRemove',
      'Corner bakeryBTC bc1qw508…7kv8f3t4EditRemove',
      'Zoëzoe@florin.exampleETH 0x5aAeb6…Ef1BeAedADA addr1vx2…rs66hrl8EditRemove',
    ]);
    const [, edit] = canvas.getAllByRole('button', { name: 'Edit' });
    await expect(edit).toHaveAccessibleDescription('Corner bakery');
    await userEvent.click(edit as HTMLElement);
    await expect(args.onEdit).toHaveBeenCalledWith(CONTACTS[1]);
  },
});

export const Empty = meta.story({
  args: { contacts: [] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('No contacts yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add contact' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
});

export const NothingFound = meta.story({
  args: { contacts: [], isSearched: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('No contacts found')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all contacts' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
});

/** Contacts that are on their way, or did not come, are not taken for an empty list. */
export const Loading = meta.story({
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
          Lose the answer
        </Button>
      </>
    );
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Loading is said', async () => {
      await expect(await canvas.findByText('Loading')).toBeInTheDocument();
      await expect(canvas.queryByText('No contacts yet')).not.toBeInTheDocument();
    });
    await step('A failure is said, and nobody is told to add a first contact', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Lose the answer' }));
      await expect(canvas.getByRole('alert')).toHaveTextContent('This list could not be loaded.');
      await expect(canvas.queryByText('No contacts yet')).not.toBeInTheDocument();
    });
    await step('Try again brings the contacts, and the focus is not lost', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await expect(args.onRetry).toHaveBeenCalledOnce();
      await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
      await expect(document.body).not.toHaveFocus();
    });
  },
});

/** The focus is never lost with the contact that it was on. */
export const RemovesByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const remove = () => canvas.getAllByRole('button', { name: 'Remove' });
    await step('The next contact takes the focus', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await expect(remove()[0]).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onRemove).toHaveBeenCalledWith(CONTACTS[0]);
      await expect(remove()[0]).toHaveFocus();
      await expect(remove()[0]).toHaveAccessibleDescription('Corner bakery');
    });
    await step('After the last contact, the one before it', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.keyboard(' ');
      await expect(remove()[0]).toHaveFocus();
      await expect(remove()[0]).toHaveAccessibleDescription('Corner bakery');
    });
    await step('After all of them, the way on', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('button', { name: 'Add contact' })).toHaveFocus();
    });
  },
});

const LONG: Contact = {
  id: 'long',
  name: 'The housing association of the street behind the old railway station \u202E',
  email: 'a-very-long-name-that-somebody-chose-for-a-mailbox@mail.florin.example',
  addresses: { btc: 'shop' },
};

/** A name is cut after three lines, and what cannot be seen in it is shown. */
export const CutsALongNameAndShowsWhatCannotBeSeen = meta.story({
  args: { contacts: [LONG, ...CONTACTS] },
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
      'A long name': <ContactList {...meta.input.args} contacts={[LONG]} />,
      'Nobody yet': <ContactList {...meta.input.args} contacts={[]} />,
      'Nobody found': <ContactList {...meta.input.args} contacts={[]} isSearched />,
      Loading: <ContactList {...meta.input.args} contacts={[]} loading />,
      Failed: <ContactList {...meta.input.args} contacts={[]} error onRetry={fn()} />,
    },
    { cell: 360 },
  ),
);

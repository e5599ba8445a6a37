import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { ContactBook } from '../../../features/contacts/ConnectedContactList';
import { matrix } from '../../../testing/matrix';
import { inFlorin } from '../../../testing/otherCurrencies';

/**
 * The frame around a list of contacts: a button that adds a contact, a search, and the number of results.
 *
 * Use it around a `ContactList`, on the page where the user manages contacts. If `isLost` is set, a sentence below the
 * list states that a reload removes the contacts.
 *
 * **When not to use it**: To choose a recipient, use `ContactPicker`.
 *
 * **Keyboard**: Tab moves from Add contact to the search and to the list.
 *
 * **Announces**: the number of found contacts, when it changes.
 *
 * **Find it by**: address book, search contacts, add contact.
 */
const meta = preview.meta({
  id: 'components-screens-contactbook',
  component: ContactBook,
  // The count has plural forms, which a provider supplies.
  decorators: [inFlorin({})],
  args: {
    isEmpty: false,
    count: 1,
    query: '',
    onQuery: fn(),
    onAdd: fn(),
    isLost: false,
    dataHref: '/app/data',
    children: 'Ana',
  },
});

export const Base = meta.story();

Base.test(
  'shows the number of contacts, and reports search and press',
  async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 contact');
    await userEvent.click(canvas.getByRole('button', { name: 'Add contact' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search contacts' }), 'a');
    await expect(args.onQuery).toHaveBeenCalledWith('a');
  },
);

export const Matrix = meta.story(
  matrix({
    Kept: <ContactBook {...meta.input.args} />,
    'In memory': <ContactBook {...meta.input.args} isLost />,
    'Without a way to keep them': <ContactBook {...meta.input.args} isLost dataHref={undefined} />,
    Empty: (
      <ContactBook {...meta.input.args} isEmpty isLost>
        No contacts yet
      </ContactBook>
    ),
  }),
);

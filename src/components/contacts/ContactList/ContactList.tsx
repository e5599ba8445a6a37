import Paper from '@mui/material/Paper';
import useForkRef from '@mui/utils/useForkRef';
import { useImperativeHandle, useLayoutEffect, useRef, type Ref } from 'react';
import type { Contact } from '../../../domain/recipients/contact';
import { isFocusLost } from '../../../hooks/focus';
import { focusElement } from '../../../hooks/focusElement';
import { ContactsOutlined as ContactsIcon } from '../../../icons/ContactsOutlined';
import { SearchRounded as SearchIcon } from '../../../icons/SearchRounded';
import { EmptyState } from '../../feedback/EmptyState';
import { LoadableList, type LoadingStates } from '../../feedback/internals/loadableList';
import { Button } from '../../inputs/internals/button';
import { PlainList } from '../../layout/PlainList';
import type { OtherTexts } from '../../provider/internals/say';
import { useMessages } from '../../provider/useMessages';
import { ContactRow } from './contactRow';
import { rooted } from '../../provider/internals/rooted';
import type { RootProps } from '../../provider/internals/roots';

const english = {
  send: 'Send',
  edit: 'Edit',
  remove: 'Remove',
  empty: 'No contacts yet',
  emptyText: 'Save the people you pay and see their names instead of addresses.',
  add: 'Add contact',
  none: 'No contacts found',
  noneText: 'No name, email or address matches your search.',
  clear: 'Show all contacts',
} as const;

export type ContactListTexts = typeof english;

/** The functions that `ContactList` provides through its `action` prop. */
export interface ContactListHandle {
  /** Focuses the first button of a contact, or its link; returns whether the list has such a button or link. */
  focus(id: string): boolean;
}

export interface ContactListProps extends RootProps, LoadingStates {
  contacts: readonly Contact[];
  /**
   * Whether `contacts` are the results of a search. An empty list then shows that nothing was found, with a button that
   * clears the search.
   */
  isSearched?: boolean | undefined;
  /** Returns the URL of the page for sending money to a contact. If omitted, the rows have no link to that page. */
  sendHrefOf?: ((contact: Contact) => string) | undefined;
  /** Called when the user presses the edit button of a contact. If omitted, the rows have no such button. */
  onEdit?: ((contact: Contact) => void) | undefined;
  /**
   * Called when the user presses the remove button of a contact. Once the contact is removed from `contacts`, the focus
   * moves to the next contact. If omitted, the rows have no such button.
   */
  onRemove?: ((contact: Contact) => void) | undefined;
  /**
   * Called when the user presses the button of the empty list to add the first contact. If omitted, there is no such
   * button.
   */
  onAdd?: (() => void) | undefined;
  /** Called when the user presses the button that clears a search without results. If omitted, there is no such button. */
  onClear?: (() => void) | undefined;
  /** A ref to a `ContactListHandle`, which can focus a contact; compare the `action` prop of MUI's `ButtonBase`. */
  action?: Ref<ContactListHandle> | undefined;
  /** Texts that replace those of `FlorinProvider`, by key. */
  messages?: OtherTexts<typeof english> | undefined;
}

/**
 * Renders saved contacts, each with buttons to edit and remove the contact. An empty list shows a sentence, and a
 * button that adds a contact or clears the search. Each button is shown only if its callback is passed.
 */
export const ContactList = rooted(
  'ContactList',
  function ContactList(
    {
      contacts,
      isSearched = false,
      sendHrefOf,
      onEdit,
      onRemove,
      onAdd,
      onClear,
      action,
      messages,
      ...states
    }: ContactListProps,
    root,
  ) {
    const say = useMessages('ContactList', english, messages);
    const box = useRef<HTMLDivElement>(null);
    const look = root({ paddingInline: 4 }, { isSearched });
    const ref = useForkRef(box, look.ref);
    /** The contact whose remove button was pressed, and the contact's index. */
    const leaving = useRef<{ readonly id: string; readonly at: number } | null>(null);

    useImperativeHandle(action, () => ({
      focus(id) {
        const rows = [...(box.current?.querySelectorAll<HTMLElement>('[data-contact]') ?? [])];
        const row = rows.find(({ dataset }) => dataset['contact'] === id);
        const control = row?.querySelector('button') ?? row?.querySelector('a');
        control?.focus();
        return control !== null && control !== undefined;
      },
    }));

    useLayoutEffect(() => {
      if (!leaving.current || contacts.some(({ id }) => id === leaving.current?.id)) return;
      const { at } = leaving.current;
      leaving.current = null;
      if (!isFocusLost()) return;
      // Focuses the last button of the next contact. If there is no next contact, focuses the last button of the last
      // contact, or the button of the empty list. If the empty list has no button, focuses the list.
      const rows = box.current?.querySelectorAll('[data-contact]') ?? [];
      const row = rows[Math.min(at, rows.length - 1)] ?? box.current;
      const button = row?.querySelector<HTMLElement>('button:last-of-type');
      if (button) button.focus();
      else focusElement(box.current);
    });

    const empty = isSearched ? (
      <EmptyState
        title={say('none')}
        icon={<SearchIcon fontSize="inherit" />}
        action={onClear && <Button onClick={onClear}>{say('clear')}</Button>}
      >
        {say('noneText')}
      </EmptyState>
    ) : (
      <EmptyState
        title={say('empty')}
        icon={<ContactsIcon fontSize="inherit" />}
        action={
          onAdd && (
            <Button variant="contained" onClick={onAdd}>
              {say('add')}
            </Button>
          )
        }
      >
        {say('emptyText')}
      </EmptyState>
    );
    return (
      <Paper variant="outlined" {...look} ref={ref}>
        <LoadableList {...states} count={contacts.length} empty={empty}>
          <PlainList>
            {contacts.map((contact, at) => (
              <ContactRow
                key={contact.id}
                contact={contact}
                send={say('send')}
                sendHref={sendHrefOf?.(contact)}
                edit={say('edit')}
                remove={say('remove')}
                onEdit={
                  onEdit &&
                  (() => {
                    onEdit(contact);
                  })
                }
                onRemove={
                  onRemove &&
                  (() => {
                    leaving.current = { id: contact.id, at };
                    onRemove(contact);
                  })
                }
              />
            ))}
          </PlainList>
        </LoadableList>
      </Paper>
    );
  },
);

import ContactsIcon from '@mui/icons-material/ContactsRounded';
import SearchIcon from '@mui/icons-material/SearchRounded';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import type { Ref } from 'react';
import { useImperativeHandle, useLayoutEffect, useRef } from 'react';
import type { Contact } from '../../../domain/recipients/contact';
import { isFocusLost } from '../../../hooks/focus';
import { EmptyState } from '../../feedback/EmptyState';
import type { LoadingStates } from '../../feedback/loadableList';
import { LoadableList } from '../../feedback/loadableList';
import { PlainList } from '../../layout/PlainList';
import type { OtherTexts } from '../../provider/say';
import { useMessages } from '../../provider/useMessages';
import { ContactList as english } from './ContactList.messages';
import { ContactRow } from './contactRow';
import { rooted } from '../../provider/rooted';
import type { RootProps } from '../../provider/roots';

/** Where the focus can be sent. */
export interface ContactListHandle {
  /** To the first button of a contact; says whether the contact is in the list. */
  focus(id: string): boolean;
}

export interface ContactListProps extends RootProps, LoadingStates {
  /** Those that are shown, in their order. */
  contacts: readonly Contact[];
  /** A search has chosen among the contacts: where none are left, others may be there. */
  isSearched?: boolean;
  /** The address at which money is sent to a contact; each row then has a link to it. */
  sendHrefOf?: ((contact: Contact) => string) | undefined;
  onEdit: (contact: Contact) => void;
  /** Takes the contact out of the list. The focus goes on to the next one. */
  onRemove: (contact: Contact) => void;
  /** The way on where there is nobody yet. */
  onAdd: () => void;
  /** The way on where a search finds nobody: takes the search away. */
  onClear: () => void;
  ref?: Ref<ContactListHandle>;
  /** Other words for its texts. */
  messages?: OtherTexts<typeof english> | undefined;
}

declare module '../../provider/roots' {
  interface Roots {
    ContactList: ContactListProps;
  }
}

/** Saved contacts, with a button to edit and one to remove each; where there are none, a sentence and a way on. */
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
      ref,
      messages,
      ...states
    }: ContactListProps,
    root,
  ) {
    const say = useMessages('ContactList', english, messages);
    const box = useRef<HTMLDivElement>(null);
    /** The contact that is about to be removed, and its place. */
    const leaving = useRef<{ readonly id: string; readonly at: number } | null>(null);

    useImperativeHandle(ref, () => ({
      focus(id) {
        const row = box.current?.querySelector(`[data-contact="${CSS.escape(id)}"]`);
        const button = row?.querySelector('button');
        button?.focus();
        return button !== null && button !== undefined;
      },
    }));

    useLayoutEffect(() => {
      if (!leaving.current || contacts.some(({ id }) => id === leaving.current?.id)) return;
      const { at } = leaving.current;
      leaving.current = null;
      if (!isFocusLost()) return;
      // The one that moved up, else the last one, else the way on: each by its last button, where it was pressed.
      const rows = box.current?.querySelectorAll('[data-contact]') ?? [];
      const row = rows[Math.min(at, rows.length - 1)] ?? box.current;
      row?.querySelector<HTMLElement>('button:last-of-type')?.focus();
    });

    const empty = isSearched ? (
      <EmptyState
        title={say('none')}
        icon={<SearchIcon fontSize="inherit" />}
        action={<Button onClick={onClear}>{say('clear')}</Button>}
      >
        {say('noneText')}
      </EmptyState>
    ) : (
      <EmptyState
        title={say('empty')}
        icon={<ContactsIcon fontSize="inherit" />}
        action={
          <Button variant="contained" onClick={onAdd}>
            {say('add')}
          </Button>
        }
      >
        {say('emptyText')}
      </EmptyState>
    );
    return (
      <Paper ref={box} variant="outlined" {...root({ paddingInline: 4 }, { isSearched })}>
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
                onEdit={() => {
                  onEdit(contact);
                }}
                onRemove={() => {
                  leaving.current = { id: contact.id, at };
                  onRemove(contact);
                }}
              />
            ))}
          </PlainList>
        </LoadableList>
      </Paper>
    );
  },
);

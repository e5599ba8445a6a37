import Stack from '@mui/material/Stack';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { livePaths, sendToPath } from '../page/paths';
import { ContactList, type ContactListHandle } from '../../components/contacts/ContactList';
import { ContactBook } from './ContactBook';
import { useFlorin } from '../../components/provider/useFlorin';
import { useMessages } from '../../components/provider/useMessages';
import type { Contact } from '../../domain/recipients/contact';
import { searchContacts, sortContacts } from '../../domain/recipients/contacts';
import { focusHeading } from '../../hooks/focus';
import { useAuth } from '../../state/session/useAuth';
import { useKeeper, useKept } from '../../state/storage/useKept';
import { useContacts } from '../../state/contacts/useContacts';
import { ContactSheet } from '../lateParts';
import { PagePart } from '../page/PagePart';
import { useContactDraft } from './useContactDraft';
import { useRemoval } from './useRemoval';

const english = {
  add: 'Add contact',
  edit: 'Edit contact',
  removed: 'Contact removed',
  undo: 'Undo',
} as const;

export type ConnectedContactListTexts = typeof english;

const sendHrefOf = ({ id }: Contact) => sendToPath(id);

/**
 * Lists all contacts with a search field. Contains the sheet (a dialog at the bottom edge) that adds and edits a
 * contact.
 */
export function ConnectedContactList() {
  const say = useMessages('ConnectedContactList', english);
  const { locale } = useFlorin();
  const contacts = useContacts();
  const keeper = useKeeper();
  const { status } = useKept();
  const [query, setQuery] = useState('');
  const sorted = useMemo(() => sortContacts(contacts, locale), [contacts, locale]);
  const found = useMemo(() => searchContacts(sorted, query), [sorted, query]);
  const list = useRef<ContactListHandle>(null);
  const remove = useRemoval(list, { removed: say('removed'), undo: say('undo') });

  const [draft, forget] = useContactDraft();
  const { typed, keepTyped } = useAuth();
  // Typed values are restored if the session ended while the user edited a contact.
  const [kept, setKept] = useState(() => typed('contact'));
  const [isOpen, setOpen] = useState(kept !== null);
  const [edited, setEdited] = useState<Contact | null>(
    () => contacts.find(({ id }) => id === kept?.id) ?? null,
  );
  const open = isOpen || draft !== null;
  // After the first opening, the sheet stays mounted, so that its closing is animated.
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);

  const [turn, setTurn] = useState(0);
  const show = (contact: Contact | null) => {
    setEdited(contact);
    setOpen(true);
    setTurn(turn + 1);
  };
  const close = () => {
    setOpen(false);
    // `forget` removes the draft from the URL at once. While the sheet closes, it must not show the last edited
    // contact.
    if (draft && !kept) setEdited(null);
    keepTyped('contact', null);
    setKept(null);
    forget();
  };
  useEffect(() => {
    // No button has opened the sheet, so the focus moves to the heading when the sheet closes. It can leave the sheet
    // only then, so this is a cleanup.
    if (draft ?? kept) return focusHeading;
    return undefined;
  }, [draft, kept]);
  const [added, setAdded] = useState<string | null>(null);
  useEffect(() => {
    if (added !== null) list.current?.focus(added);
  }, [added]);

  const add = () => {
    show(null);
  };
  return (
    <Stack spacing={6}>
      <ContactBook
        isEmpty={contacts.length === 0}
        count={found.length}
        query={query}
        onQuery={setQuery}
        onAdd={add}
        isLost={status.kind === 'off'}
        dataHref={keeper && livePaths.data}
      >
        <ContactList
          action={list}
          contacts={found}
          isSearched={contacts.length > 0}
          sendHrefOf={sendHrefOf}
          onEdit={show}
          onRemove={(contact) => void remove(contact)}
          onAdd={add}
          onClear={() => {
            setQuery('');
            focusHeading();
          }}
        />
      </ContactBook>
      {wasOpened && (
        <PagePart name={say(edited ? 'edit' : 'add')} turn={turn}>
          <Suspense fallback={null}>
            <ContactSheet
              open={open}
              onClose={close}
              contact={draft && !kept ? null : edited}
              draft={draft ?? undefined}
              kept={kept?.texts}
              onAdded={setAdded}
            />
          </Suspense>
        </PagePart>
      )}
    </Stack>
  );
}

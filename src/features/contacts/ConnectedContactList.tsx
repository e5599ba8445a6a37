import Stack from '@mui/material/Stack';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { livePaths, sendToPath } from '../../constants/paths';
import type { ContactListHandle } from '../../components/contacts/ContactList/ContactList';
import { ContactList } from '../../components/contacts/ContactList/ContactList';
import { ContactBook } from '../../components/screens/contacts/ContactBook/ContactBook';
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

declare module '../../components/english' {
  interface English {
    readonly ConnectedContactList: typeof english;
  }
}

const sendHrefOf = ({ id }: Contact) => sendToPath(id);

/** All contacts with a search, and the sheet that adds and edits a contact. */
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
  // A contact that the user typed before the session ended is restored after the sign-in.
  const [kept, setKept] = useState(() => typed('contact'));
  const [isOpen, setOpen] = useState(kept !== null);
  const [edited, setEdited] = useState<Contact | null>(
    () => contacts.find(({ id }) => id === kept?.id) ?? null,
  );
  const open = isOpen || draft !== null;
  // After its first opening, the sheet stays mounted, so that closing is animated.
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
    // The draft is removed from the URL immediately. Without this line, the sheet would show the last edited contact
    // while it closes.
    if (draft && !kept) setEdited(null);
    keepTyped('contact', null);
    setKept(null);
    forget();
  };
  useEffect(() => {
    // If no button opened the sheet, the focus cannot return to a button, so it moves to the heading. The focus can
    // leave the sheet only after the sheet has closed, so this is a cleanup.
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

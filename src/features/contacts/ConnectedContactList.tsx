import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import {
  ContactList,
  type ContactListHandle,
} from '../../components/contacts/ContactList/ContactList';
import { NoticeButton } from '../../components/feedback/internals/noticeButton';
import { Button } from '../../components/inputs/internals/button';
import { SearchField } from '../../components/inputs/SearchField';
import { useFlorin } from '../../components/provider/useFlorin';
import { useMessages } from '../../components/provider/useMessages';
import type { Contact } from '../../domain/recipients/contact';
import { searchContacts, sortContacts, type NewContact } from '../../domain/recipients/contacts';
import { focusHeading } from '../../hooks/focus';
import { PersonAddAltOutlined as AddIcon } from '../../icons/PersonAddAltOutlined';
import { useContacts } from '../../state/contacts/useContacts';
import { useContactsActions } from '../../state/contacts/useContactsActions';
import { useNotice } from '../../state/hooks/useNotice';
import { useWallet } from '../../state/hooks/useWallet';
import { useAuth } from '../../state/session/useAuth';
import { useKeeper, useKept } from '../../state/storage/useKept';
import { selectTransactions } from '../../state/store/selectors';
import { useKeptText } from '../data/useKeptText';
import { ContactSheet } from '../lateParts';
import { PagePart } from '../page/PagePart';
import { livePaths, sendToPath } from '../page/paths';
import { useAddressWords } from '../page/useAddressWords';
import { useCommonTexts } from '../page/useCommonTexts';
import { usePageNames } from '../page/usePageNames';
import { useUnsavedContact } from './useUnsavedContact';

const english = {
  lost: 'These contacts are gone when you reload the page.',
  search: 'Search contacts',
  count: '{count, plural, one {# contact} other {# contacts}}',
  removed: 'Contact removed',
  undo: 'Undo',
} as const;

export type ConnectedContactListTexts = typeof english;

export interface ContactBookProps {
  /** Whether there are no contacts. In that case, only the children are shown. */
  isEmpty: boolean;
  /** The number of contacts that match the search. */
  count: number;
  query: string;
  onQuery: (query: string) => void;
  onAdd: () => void;
  /** Whether the contacts are only in memory. A sentence then warns that a reload removes them. */
  isLost: boolean;
  /** The URL of the page `Data and backup`, where the user can store the contacts on the device. */
  dataHref?: string | undefined;
  /** The list of the contacts that match the search. */
  children: ReactNode;
}

/** Renders a list of contacts with a button that adds a contact, a search field, and the number of results. */
export function ContactBook({
  isEmpty,
  count,
  query,
  onQuery,
  onAdd,
  isLost,
  dataHref,
  children,
}: ContactBookProps) {
  const say = useMessages('ConnectedContactList', english);
  const common = useCommonTexts();
  const pageName = usePageNames();
  return (
    <Stack spacing={6}>
      {!isEmpty && (
        <>
          <Button variant="contained" startIcon={<AddIcon />} onClick={onAdd}>
            {common('addContact')}
          </Button>
          <SearchField label={say('search')} value={query} onChange={onQuery} />
          <Typography role="status" sx={{ fontWeight: 600 }}>
            {say('count', { count })}
          </Typography>
        </>
      )}
      {children}
      {!isEmpty && isLost && (
        <Typography variant="body2" color="textSecondary">
          <span>{`${say('lost')} `}</span>
          {dataHref !== undefined && <Link href={dataHref}>{pageName('data')}</Link>}
        </Typography>
      )}
    </Stack>
  );
}

/** The URL parameter with the id of a transaction. */
const WORD = 'add';

/**
 * Returns a new contact with the sender or recipient of the transaction in the URL, such as `#add=personal-7`. Null if
 * the active wallet has no such transaction or the contact is already saved. `forget` removes the parameter from the
 * URL.
 */
function useContactDraft(): readonly [draft: NewContact | null, forget: () => void] {
  const [words, replaceWords] = useAddressWords();
  const transactions = useWallet(selectTransactions);
  const id = words.get(WORD);
  const draft = useUnsavedContact(transactions.find((transaction) => transaction.id === id));
  const forget = useCallback(() => {
    if (!words.has(WORD)) return;
    const rest = new URLSearchParams(words);
    rest.delete(WORD);
    // Replaces the history entry, so that Back does not open the sheet again.
    replaceWords(rest);
  }, [words, replaceWords]);
  return [draft, forget];
}

/**
 * Returns a function that removes a contact at once, and shows a notice with the button Undo. The notice has no time
 * limit (WCAG 2.2.1): it closes when the page unmounts.
 */
function useRemoval(
  list: RefObject<ContactListHandle | null>,
): (contact: Contact) => Promise<void> {
  const say = useMessages('ConnectedContactList', english);
  const { keptText } = useKeptText();
  const { remove, putBack } = useContactsActions();
  const { notify } = useNotice();
  const closeNotice = useRef<() => void>(null);
  useEffect(() => () => closeNotice.current?.(), []);

  return async ({ id }) => {
    const removal = await remove(id);
    if (!removal.ok) {
      notify(keptText(removal.refusal));
      return;
    }
    const removed = removal.value;
    if (!removed) return;
    const undo = async () => {
      const restored = await putBack(removed);
      if (!restored.ok) {
        notify(keptText(restored.refusal));
        return;
      }
      // Renders the restored contact now, so that it can receive the focus.
      flushSync(() => undefined);
      // The search may hide the restored contact.
      if (!list.current?.focus(id)) focusHeading();
      closeNotice.current?.();
    };
    closeNotice.current = notify(
      say('removed'),
      <NoticeButton onClick={() => void undo()}>{say('undo')}</NoticeButton>,
    );
  };
}

const sendHrefOf = ({ id }: Contact) => sendToPath(id);

/**
 * Lists all contacts with a search field. Contains the sheet (a dialog at the bottom edge) that adds and edits a
 * contact.
 */
export function ConnectedContactList() {
  const common = useCommonTexts();
  const { locale } = useFlorin();
  const contacts = useContacts();
  const keeper = useKeeper();
  const { status } = useKept();
  const [query, setQuery] = useState('');
  const sorted = useMemo(() => sortContacts(contacts, locale), [contacts, locale]);
  const found = useMemo(() => searchContacts(sorted, query), [sorted, query]);
  const list = useRef<ContactListHandle>(null);
  const remove = useRemoval(list);

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
        <PagePart name={common(edited ? 'editContact' : 'addContact')} turn={turn}>
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

import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { ContactForm } from '../../components/contacts/ContactForm';
import { ContactList, type ContactListHandle } from '../../components/contacts/ContactList';
import { NoticeButton } from '../../components/feedback/internals/noticeButton';
import { Sheet } from '../../components/feedback/Sheet';
import { Button } from '../../components/inputs/internals/button';
import { SearchField } from '../../components/inputs/SearchField';
import { useFlorin } from '../../components/provider/useFlorin';
import { useMessages } from '../../components/provider/useMessages';
import { CURRENCY_LIST } from '../../domain/currency/currency';
import type { CallRefusal } from '../../domain/ledger/call';
import type { Contact } from '../../domain/recipients/contact';
import {
  hasContact,
  searchContacts,
  sortContacts,
  type NewContact,
} from '../../domain/recipients/contacts';
import { knownRecipients, type KnownRecipient } from '../../domain/recipients/knownRecipient';
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
import { livePaths, sendToPath } from '../page/paths';
import { useAddressWords } from '../page/useAddressWords';
import { usePageNames } from '../page/usePageNames';
import { useUnsavedContact } from './useUnsavedContact';

const english = {
  add: 'Add contact',
  lost: 'These contacts are gone when you reload the page.',
  search: 'Search contacts',
  count: '{count, plural, one {# contact} other {# contacts}}',
  removed: 'Contact removed',
  undo: 'Undo',
  edit: 'Edit contact',
  duplicate: 'This contact is already saved',
  discardNew: 'Discard this contact?',
  discardChanges: 'Discard your changes?',
} as const;

export type ConnectedContactListTexts = typeof english;

export interface ContactBookProps {
  /** Whether there are no contacts. In that case, only the children are shown. */
  isEmpty: boolean;
  /** The number of contacts that match the search. */
  count: number;
  /** The typed search text. */
  query: string;
  /** Called with the search text after each change. */
  onQuery: (query: string) => void;
  /** Called when the user presses the button that adds a contact. */
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
  const pageName = usePageNames();
  return (
    <Stack spacing={6}>
      {!isEmpty && (
        <>
          <Button variant="contained" startIcon={<AddIcon />} onClick={onAdd}>
            {say('add')}
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

/**
 * Returns the known recipients: the other contacts, and recipients of earlier payments. The form warns about an address
 * that looks similar to one of them.
 */
function useKnown(edited: Contact | null): readonly KnownRecipient[] {
  const contacts = useContacts();
  const transactions = useWallet(selectTransactions);
  const { recipients } = useFlorin();
  return useMemo(() => {
    const others = contacts.filter(({ id }) => id !== edited?.id);
    return knownRecipients(transactions, others, CURRENCY_LIST, recipients);
  }, [contacts, transactions, edited, recipients]);
}

interface ContactSheetProps {
  open: boolean;
  onClose: () => void;
  /** The contact to edit, or null to add a contact. */
  contact: Contact | null;
  /** The initial values of a new contact. */
  draft: NewContact | undefined;
  /** Values that the user had typed when the session ended. They replace the other initial values. */
  kept: NewContact | undefined;
  /** Called with the id of the new contact after saving. */
  onAdded: (id: string) => void;
}

/** A sheet (a dialog at the bottom edge) that adds or edits a contact. */
function ContactSheet({ open, onClose, contact, draft, kept, onAdded }: ContactSheetProps) {
  const say = useMessages('ConnectedContactList', english);
  const { keptText } = useKeptText();
  const { add, edit } = useContactsActions();
  const contacts = useContacts();
  const known = useKnown(contact);
  const { recipients } = useFlorin();
  const { keepTyped } = useAuth();
  const isBegun = kept !== undefined;
  const [isDirty, setDirty] = useState(false);
  const keepContact = (texts: NewContact) => {
    keepTyped('contact', { id: contact?.id ?? null, texts });
  };

  const save = async (given: NewContact): Promise<CallRefusal | null> => {
    if (hasContact(contacts, { ...given, id: contact?.id ?? '' }, recipients))
      return { kind: 'message', text: say('duplicate'), field: 'name' };
    const saved = await (contact ? edit(contact.id, given, recipients) : add(given, recipients));
    // The form has already validated the contact, so this refusal means that the device could not store it.
    if (!saved.ok && 'kind' in saved.refusal)
      return { kind: 'message', text: keptText(saved.refusal) };
    if (saved.ok && !contact) onAdded(saved.value);
    onClose();
    return null;
  };
  return (
    <Sheet
      title={say(contact ? 'edit' : 'add')}
      open={open}
      onClose={onClose}
      isBegun={isBegun}
      messages={{ question: say(contact ? 'discardChanges' : 'discardNew') }}
    >
      <ContactForm
        defaults={kept ?? contact ?? draft}
        known={known}
        onSave={save}
        onCancel={onClose}
        onDirtyChange={setDirty}
        // While the sheet closes, the values are already saved or discarded.
        onLeave={open && (isDirty || isBegun) ? keepContact : undefined}
      />
    </Sheet>
  );
}

const sendHrefOf = ({ id }: Contact) => sendToPath(id);

/**
 * Lists all contacts with a search field. Contains the sheet (a dialog at the bottom edge) that adds and edits a
 * contact.
 */
export function ConnectedContactList() {
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

  const show = (contact: Contact | null) => {
    setEdited(contact);
    setOpen(true);
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
        <ContactSheet
          open={open}
          onClose={close}
          contact={draft && !kept ? null : edited}
          draft={draft ?? undefined}
          kept={kept?.texts}
          onAdded={setAdded}
        />
      )}
    </Stack>
  );
}

import { useMemo, useState } from 'react';
import { Sheet } from '../../components/feedback/Sheet';
import { ContactForm } from '../../components/contacts/ContactForm';
import { useFlorin } from '../../components/provider/useFlorin';
import { useMessages } from '../../components/provider/useMessages';
import type { CallRefusal } from '../../domain/ledger/call';
import type { Contact } from '../../domain/recipients/contact';
import { hasContact, type NewContact } from '../../domain/recipients/contacts';
import { CURRENCY_LIST } from '../../domain/currency/currency';
import { knownRecipients, type KnownRecipient } from '../../domain/recipients/knownRecipient';
import { useAuth } from '../../state/session/useAuth';
import { selectTransactions } from '../../state/store/selectors';
import { useContacts } from '../../state/contacts/useContacts';
import { useContactsActions } from '../../state/contacts/useContactsActions';
import { useWallet } from '../../state/hooks/useWallet';
import { useKeptText } from '../data/useKeptText';

const english = {
  add: 'Add contact',
  edit: 'Edit contact',
  duplicate: 'This contact is already saved',
  discardNew: 'Discard this contact?',
  discardChanges: 'Discard your changes?',
} as const;

export type ContactSheetTexts = typeof english;

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

export interface ContactSheetProps {
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
export function ContactSheet({ open, onClose, contact, draft, kept, onAdded }: ContactSheetProps) {
  const say = useMessages('ContactSheet', english);
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

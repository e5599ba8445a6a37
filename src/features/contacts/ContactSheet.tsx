import { Sheet } from '../../components/feedback/Sheet';
import { ContactForm } from '../../components/contacts/ContactForm';
import type { Contact } from '../../domain/contact';
import type { NewContact } from '../../domain/contacts';
import { placesOf } from '../../domain/contactNames';
import { useContacts } from '../../state/useContacts';
import { useContactsActions } from '../../state/useContactsActions';
import { useTexts } from '../language/useTexts';
import { ContactSheet as english } from './ContactSheet.messages';

export interface ContactSheetProps {
  open: boolean;
  onClose: () => void;
  /** The contact to edit; without one a new one is added. */
  contact: Contact | null;
  /** The first texts of a new one. */
  draft: NewContact | undefined;
  /** A new contact is kept, under this id. */
  onAdded: (id: string) => void;
}

/** Adds a contact, or changes one. */
export function ContactSheet({ open, onClose, contact, draft, onAdded }: ContactSheetProps) {
  const say = useTexts('ContactSheet', english);
  const { add, edit } = useContactsActions();
  const known = useContacts().flatMap((one) =>
    one.id === contact?.id ? [] : placesOf(one).map((recipient) => ({ recipient, name: one.name })),
  );
  return (
    <Sheet title={say(contact ? 'edit' : 'add')} open={open} onClose={onClose}>
      <ContactForm
        defaults={contact ?? draft}
        known={known}
        onSave={(given) => {
          if (contact) {
            edit(contact.id, given);
          } else {
            const added = add(given);
            if (added.ok) onAdded(added.value);
          }
          onClose();
        }}
        onCancel={onClose}
      />
    </Sheet>
  );
}

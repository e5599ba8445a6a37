import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Contact } from '../../domain/recipients/contact';
import type { RecipientForm } from '../../domain/recipients/recipientKind';
import { onRetry } from '../../hooks/lazyWithRetry';

/** The state of the contacts. `useContacts` and `useNameOf` read it. */
export interface ContactsStore {
  readonly contacts: readonly Contact[];
  /** Returns the name of the contact with this address. The function is a new object only when the contacts change. */
  readonly nameOf: (recipient: string, kinds?: readonly RecipientForm[]) => string | undefined;
}

async function nameIn(store: StoreApi<ContactsStore>): Promise<void> {
  const { getState, setState } = store;
  try {
    const { nameOf } = await import('../../domain/recipients/contactNames');
    setState({ nameOf: (recipient, kinds) => nameOf(getState().contacts, recipient, kinds) });
  } catch {
    // Until the code has loaded, recipients are shown without names.
    onRetry(() => void nameIn(store));
  }
}

/** Replaces the contacts in memory, for example by the contacts that are stored on the device. */
export function showContacts(store: StoreApi<ContactsStore>, contacts: readonly Contact[]): void {
  store.setState({ contacts });
  if (contacts.length > 0) void nameIn(store);
}

/**
 * Creates the store that keeps the contacts in memory. `contactsActions` has the code that changes contacts, so pages
 * that only show names do not load it. The code that finds a name loads only if there are contacts.
 */
export function createContactsStore(contacts: readonly Contact[]): StoreApi<ContactsStore> {
  const store = createStore<ContactsStore>(() => ({ contacts, nameOf: () => undefined }));
  if (contacts.length > 0) void nameIn(store);
  return store;
}

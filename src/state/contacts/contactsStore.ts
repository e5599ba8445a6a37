import type { StoreApi } from 'zustand/vanilla';
import { createStore } from 'zustand/vanilla';
import type { Contact } from '../../domain/recipients/contact';
import type { RecipientForm } from '../../domain/recipients/recipientKind';
import { onRetry } from '../../hooks/lazyWithRetry';

/** The saved contacts, in the order in which they were saved. */
export interface ContactsStore {
  readonly contacts: readonly Contact[];
  /**
   * Returns the name of the contact that has the recipient as an address. The function changes only when the contacts
   * change.
   */
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

/** Shows these contacts in place of the earlier ones. */
export function showContacts(store: StoreApi<ContactsStore>, contacts: readonly Contact[]): void {
  store.setState({ contacts });
  if (contacts.length > 0) void nameIn(store);
}

/**
 * Creates the store of the contacts, which keeps them in memory. The code for changing contacts is in
 * `contactsActions`, so that pages that only read names do not load it. The code for finding names loads only if there
 * are contacts.
 */
export function createContactsStore(contacts: readonly Contact[]): StoreApi<ContactsStore> {
  const store = createStore<ContactsStore>(() => ({ contacts, nameOf: () => undefined }));
  if (contacts.length > 0) void nameIn(store);
  return store;
}

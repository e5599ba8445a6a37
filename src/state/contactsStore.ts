import type { StoreApi } from 'zustand/vanilla';
import { createStore } from 'zustand/vanilla';
import type { Contact } from '../domain/recipients/contact';
import type { RecipientForm } from '../domain/recipients/recipientKind';
import type { World } from './world';

/** The saved contacts, in the order in which they were saved. */
export interface ContactsStore {
  readonly contacts: readonly Contact[];
  /** Returns the name of the contact with a recipient. The function changes only with the contacts. */
  readonly nameOf: (recipient: string, kinds?: readonly RecipientForm[]) => string | undefined;
}

const made = new WeakMap<World, StoreApi<ContactsStore>>();

async function nameIn({ getState, setState }: StoreApi<ContactsStore>): Promise<void> {
  const { nameOf } = await import('../domain/recipients/contactNames');
  setState({ nameOf: (recipient, kinds) => nameOf(getState().contacts, recipient, kinds) });
}

/**
 * The contacts of a world, made on first use and kept in memory. `contacts` are the initial contacts. `contactsActions`
 * has the rules of changing them, so that a page that only reads names does not load these. The rule of names loads
 * with the first contact, because it reads addresses of every network.
 */
export function contactsOf(
  world: World,
  contacts: readonly Contact[] = [],
): StoreApi<ContactsStore> {
  const known = made.get(world);
  if (known) return known;
  const store = createStore<ContactsStore>(() => ({ contacts, nameOf: () => undefined }));
  if (contacts.length > 0) void nameIn(store);
  made.set(world, store);
  return store;
}

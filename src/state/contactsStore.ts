import type { StoreApi } from 'zustand/vanilla';
import { createStore } from 'zustand/vanilla';
import type { Contact } from '../domain/recipients/contact';
import type { World } from './world';

/** The saved contacts, in the order in which they were saved. */
export interface ContactsStore {
  readonly contacts: readonly Contact[];
  /** The name of the contact who takes money at a recipient. It stays the same while the contacts do. */
  readonly nameOf: (recipient: string) => string | undefined;
}

const made = new WeakMap<World, StoreApi<ContactsStore>>();

async function nameIn({ getState, setState }: StoreApi<ContactsStore>): Promise<void> {
  const { nameOf } = await import('../domain/recipients/contactNames');
  setState({ nameOf: (recipient) => nameOf(getState().contacts, recipient) });
}

/**
 * The contacts of a world, made when they are first asked for. They live as long as the world: nothing of them
 * is stored. `contacts` are its first contacts. The rules of changing them are in `contactsActions`: a page that only reads names
 * does not load them.
 * The rule of naming loads with the first contact: it reads addresses of every network.
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

import type { StoreApi } from 'zustand/vanilla';
import { createStore } from 'zustand/vanilla';
import type { Contact } from '../domain/contact';
import type { World } from '../services/world';

/** The saved contacts, in the order in which they were saved. */
export interface ContactsStore {
  readonly contacts: readonly Contact[];
}

const made = new WeakMap<World, StoreApi<ContactsStore>>();

/**
 * The contacts of a world, made when they are first asked for. They live as long as the world: nothing of them
 * is stored. The rules of changing them are in `contactsActions`, which a page that only reads names does without.
 */
export function contactsOf(world: World): StoreApi<ContactsStore> {
  const known = made.get(world);
  if (known) return known;
  const store = createStore<ContactsStore>(() => ({ contacts: world.contacts ?? [] }));
  made.set(world, store);
  return store;
}

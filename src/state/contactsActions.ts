import type { Contact } from '../domain/recipients/contact';
import { nameOf } from '../domain/recipients/contactNames';
import type { ContactRefusal, NewContact, RemovedContact } from '../domain/recipients/contacts';
import {
  addContact,
  checkContact,
  editContact,
  putBackContact,
  removeContact,
} from '../domain/recipients/contacts';
import type { RecipientKind } from '../domain/recipients/recipientKind';
import type { Result } from '../domain/result';
import { accept, refuse } from '../domain/result';
import { newKey } from '../services/random';
import type { World } from './world';
import { contactsOf } from './contactsStore';

/** The reasons why a contact is not saved, in the order in which they are shown. */
export type Refusals = readonly [ContactRefusal, ...ContactRefusal[]];

/** The actions on the contacts. The object never changes, so reading it causes no re-render. */
export interface ContactsActions {
  /** Saves a new contact and returns its id. `kinds` are the kinds of recipients that the app adds. */
  add(contact: NewContact, kinds?: readonly RecipientKind[]): Result<string, Refusals>;
  /** Changes a contact and returns its id. If the contact was removed in the meantime, it is added as a new contact. */
  edit(id: string, contact: NewContact, kinds?: readonly RecipientKind[]): Result<string, Refusals>;
  /** Removes a contact and returns it. Returns null if the id is unknown. */
  remove(id: string): RemovedContact | null;
  /** Restores a removed contact at its index. */
  putBack(removed: RemovedContact): void;
}

const made = new WeakMap<World, ContactsActions>();

/** Returns the actions on the contacts of a world, the same object each time. */
export function contactsActionsOf(world: World): ContactsActions {
  const known = made.get(world);
  if (known) return known;
  const { getState, setState } = contactsOf(world);
  const keep = (contacts: readonly Contact[]) => {
    setState({ contacts, nameOf: (recipient, kinds) => nameOf(contacts, recipient, kinds) });
  };

  const actions: ContactsActions = {
    add: (given, kinds) => {
      const checked = checkContact(given, kinds);
      if (!checked.ok) return refuse(checked.refusal);
      const id = newKey(world.random);
      const added = addContact(getState().contacts, { id, ...checked.value });
      if (added.ok) keep(added.value);
      return accept(id);
    },
    edit: (id, given, kinds) => {
      const checked = checkContact(given, kinds);
      if (!checked.ok) return refuse(checked.refusal);
      const edited = editContact(getState().contacts, { id, ...checked.value });
      if (!edited.ok) return actions.add(given, kinds);
      keep(edited.value);
      return accept(id);
    },
    remove: (id) => {
      const result = removeContact(getState().contacts, id);
      if (!result.ok) return null;
      keep(result.value.contacts);
      return result.value.removed;
    },
    putBack: (removed) => {
      const result = putBackContact(getState().contacts, removed);
      if (result.ok) keep(result.value);
    },
  };
  made.set(world, actions);
  return actions;
}

import type { KeeperRefusal } from '../../domain/keptRefusal';
import type { Contact } from '../../domain/recipients/contact';
import { nameOf } from '../../domain/recipients/contactNames';
import {
  addContact,
  checkContact,
  editContact,
  putBackContact,
  removeContact,
  type ContactRefusal,
  type NewContact,
  type RemovedContact,
} from '../../domain/recipients/contacts';
import type { RecipientKind } from '../../domain/recipients/recipientKind';
import { accept, refuse, type Result } from '../../domain/result';
import { newKey } from '../../services/random';
import type { World } from '../world';

/** The reasons why a contact is invalid, in the order in which the form shows them. */
export type Refusals = readonly [ContactRefusal, ...ContactRefusal[]];

/** The reason why a change could not be stored on the device. The list of contacts is then unchanged. */
export type NotSaved = KeeperRefusal | { readonly kind: 'call-failed' };

/** Resolves with a value, with the reasons why the contact is invalid, or with the reason why it was not stored. */
type Saved<Value> = Promise<Result<Value, Refusals | NotSaved>>;

/** The actions on the contacts. The object never changes, so reading it causes no re-render. */
export interface ContactsActions {
  /**
   * Saves a new contact and returns its id. `kinds` are the app's additional kinds of recipients, such as bank
   * accounts.
   */
  add(contact: NewContact, kinds?: readonly RecipientKind[]): Saved<string>;
  /** Changes a contact and returns its id. If the contact was removed in the meantime, it is added as a new contact. */
  edit(id: string, contact: NewContact, kinds?: readonly RecipientKind[]): Saved<string>;
  /** Removes a contact and returns it. Returns null if the id is unknown. */
  remove(id: string): Promise<Result<RemovedContact | null, NotSaved>>;
  /** Restores a removed contact at its index. */
  putBack(removed: RemovedContact): Promise<Result<null, NotSaved>>;
}

interface Changed<Value> {
  readonly contacts: readonly Contact[];
  readonly value: Value;
}

/**
 * Applies a change to the contacts that are stored on the device, or in memory if the app stores no data. A failure
 * resolves with a refusal.
 */
async function save<Value>(
  world: World,
  change: (contacts: readonly Contact[]) => Changed<Value>,
): Promise<Result<Value, NotSaved>> {
  const { keeper } = world;
  const { getState, setState } = world.contacts;
  let changed = change(getState().contacts);
  if (keeper && keeper.status().kind !== 'off') {
    try {
      const { savePersonal } = await keeper.load();
      const kept = await savePersonal((now) => {
        changed = change(now.contacts);
        return { ...now, contacts: changed.contacts };
      });
      // The keeper updates the list in memory, because other tabs may also have changed the stored contacts.
      return kept.ok ? accept(changed.value) : kept;
    } catch {
      return refuse({ kind: 'call-failed' });
    }
  }
  const { contacts, value } = changed;
  setState({ contacts, nameOf: (recipient, kinds) => nameOf(contacts, recipient, kinds) });
  return accept(value);
}

/** Creates the actions behind `useContactsActions`. */
export function contactsActionsOf(world: World): ContactsActions {
  /** Saves a valid contact. Replaces the contact with the id, or adds a contact if the id is undefined or unknown. */
  const put = (given: NewContact, kinds: readonly RecipientKind[] | undefined, id?: string) => {
    const checked = checkContact(given, kinds);
    if (!checked.ok) return Promise.resolve(refuse(checked.refusal));
    const fresh = newKey(world.random);
    return save(world, (contacts) => {
      const edited = id === undefined ? null : editContact(contacts, { id, ...checked.value });
      if (edited?.ok) return { contacts: edited.value, value: id ?? fresh };
      const added = addContact(contacts, { id: fresh, ...checked.value });
      return { contacts: added.ok ? added.value : contacts, value: fresh };
    });
  };

  return {
    add: (given, kinds) => put(given, kinds),
    edit: (id, given, kinds) => put(given, kinds, id),
    remove: (id) =>
      save(world, (contacts) => {
        const result = removeContact(contacts, id);
        return result.ok
          ? { contacts: result.value.contacts, value: result.value.removed }
          : { contacts, value: null };
      }),
    putBack: (removed) =>
      save(world, (contacts) => {
        const result = putBackContact(contacts, removed);
        return { contacts: result.ok ? result.value : contacts, value: null };
      }),
  };
}

import type { KeeperRefusal } from '../../domain/keptRefusal';
import type { Contact } from '../../domain/recipients/contact';
import { nameOf } from '../../domain/recipients/contactNames';
import type { ContactRefusal, NewContact, RemovedContact } from '../../domain/recipients/contacts';
import {
  addContact,
  checkContact,
  editContact,
  putBackContact,
  removeContact,
} from '../../domain/recipients/contacts';
import type { RecipientKind } from '../../domain/recipients/recipientKind';
import type { Result } from '../../domain/result';
import { accept, refuse } from '../../domain/result';
import { newKey } from '../../services/random';
import type { World } from '../world';

/** The reasons why a contact is not saved, in the order in which they are shown. */
export type Refusals = readonly [ContactRefusal, ...ContactRefusal[]];

/** The reason why a change was not saved on the device. The list of contacts is then unchanged. */
export type NotSaved = KeeperRefusal | { readonly kind: 'call-failed' };

/** The result of a change: its value, the reasons of a wrong contact, or why it could not be saved. */
type Saved<Value> = Promise<Result<Value, Refusals | NotSaved>>;

/** The actions on the contacts. The object never changes, so reading it causes no re-render. */
export interface ContactsActions {
  /** Saves a new contact and returns its id. `kinds` are the kinds of recipients that the app adds. */
  add(contact: NewContact, kinds?: readonly RecipientKind[]): Saved<string>;
  /** Changes a contact and returns its id. If the contact was removed in the meantime, it is added as a new contact. */
  edit(id: string, contact: NewContact, kinds?: readonly RecipientKind[]): Saved<string>;
  /** Removes a contact and returns it. Returns null if the id is unknown. */
  remove(id: string): Promise<Result<RemovedContact | null, NotSaved>>;
  /** Restores a removed contact at its index. */
  putBack(removed: RemovedContact): Promise<Result<null, NotSaved>>;
}

/** A changed list and the value that the action returns. */
interface Changed<Value> {
  readonly contacts: readonly Contact[];
  readonly value: Value;
}

/** Changes the stored contacts, or those in memory if nothing is kept. The list shows only what is saved. */
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
      // The list follows the keeper, which may have read later changes of other tabs already.
      return kept.ok ? accept(changed.value) : kept;
    } catch {
      return refuse({ kind: 'call-failed' });
    }
  }
  const { contacts, value } = changed;
  setState({ contacts, nameOf: (recipient, kinds) => nameOf(contacts, recipient, kinds) });
  return accept(value);
}

/** Creates the actions on the contacts of a world. */
export function contactsActionsOf(world: World): ContactsActions {
  /** Saves a valid contact: in place of the one with the id, or as a new one. */
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

import { FORM_LIST, recipientKey } from './addressForms';
import type { Contact } from './contact';
import type { RecipientForm } from './recipientKind';

/** Returns all addresses of a contact, including the email address. */
export function placesOf({ email, addresses }: Contact): readonly string[] {
  const all = [email, ...Object.values(addresses)];
  return all.filter((place) => place !== undefined);
}

type NamesOfEach = WeakMap<readonly Contact[], ReadonlyMap<string, string>>;

const known = new WeakMap<readonly RecipientForm[], NamesOfEach>();

/**
 * Returns the contacts' names by address. Cached for each list of contacts and kinds, because a long history looks up
 * many names.
 */
function namesOf(
  contacts: readonly Contact[],
  forms: readonly RecipientForm[],
): ReadonlyMap<string, string> {
  const names: NamesOfEach = known.get(forms) ?? new WeakMap();
  known.set(forms, names);
  const before = names.get(contacts);
  if (before) return before;
  const made = new Map<string, string>();
  for (const contact of contacts) {
    for (const own of placesOf(contact)) {
      const place = recipientKey(own, forms);
      if (!made.has(place)) made.set(place, contact.name);
    }
  }
  names.set(contacts, made);
  return made;
}

/** Returns the name of the first contact with this address, or undefined if no contact has the address. */
export function nameOf(
  contacts: readonly Contact[],
  recipient: string,
  forms: readonly RecipientForm[] = FORM_LIST,
): string | undefined {
  if (contacts.length === 0) return undefined;
  return namesOf(contacts, forms).get(recipientKey(recipient, forms));
}

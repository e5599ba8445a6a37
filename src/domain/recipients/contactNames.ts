import { recipientKey } from './addressForms';
import type { Contact } from './contact';

/** Every place of a contact: the e-mail address, and the addresses. */
export function placesOf({ email, addresses }: Contact): readonly string[] {
  const all = [email, ...Object.values(addresses)];
  return all.filter((place) => place !== undefined);
}

const known = new WeakMap<readonly Contact[], ReadonlyMap<string, string>>();

/** The name at each place. A long history asks for many, so that each list of contacts is looked through once. */
function namesOf(contacts: readonly Contact[]): ReadonlyMap<string, string> {
  const names = known.get(contacts);
  if (names) return names;
  const made = new Map<string, string>();
  for (const contact of contacts) {
    for (const own of placesOf(contact)) {
      const place = recipientKey(own);
      if (!made.has(place)) made.set(place, contact.name);
    }
  }
  known.set(contacts, made);
  return made;
}

/** The name of the contact who takes money at a recipient; the first of them, if several do. */
export function nameOf(contacts: readonly Contact[], recipient: string): string | undefined {
  if (contacts.length === 0) return undefined;
  return namesOf(contacts).get(recipientKey(recipient));
}

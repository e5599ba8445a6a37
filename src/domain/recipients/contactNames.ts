import { recipientKey } from './addressForms';
import type { Contact } from './contact';

/** All addresses of a contact, including the e-mail address. */
export function placesOf({ email, addresses }: Contact): readonly string[] {
  const all = [email, ...Object.values(addresses)];
  return all.filter((place) => place !== undefined);
}

const known = new WeakMap<readonly Contact[], ReadonlyMap<string, string>>();

/** The names by address. Made once for each list of contacts, because a long history reads many. */
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

/** The name of the first contact with a recipient among its addresses. */
export function nameOf(contacts: readonly Contact[], recipient: string): string | undefined {
  if (contacts.length === 0) return undefined;
  return namesOf(contacts).get(recipientKey(recipient));
}

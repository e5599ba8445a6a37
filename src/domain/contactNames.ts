import type { Contact } from './contact';

/** Twenty bytes in hexadecimal digits; their case is a checksum at most (EIP-55). */
const ETHEREUM = /^0x[\da-f]{40}$/i;

/** Bech32: a prefix, a 1, and a code that is written in one case, small or large (BIP-173, CIP-19). */
const BECH32 = /^(?:bc|tb|bcrt|addr|addr_test|stake|stake_test)1/i;

/** A place as two of them are compared. Only e-mail, Ethereum and bech32 addresses mean the same in either case. */
function placeOf(recipient: string): string {
  const place = recipient.trim();
  const small = place.toLowerCase();
  const isOneCase = place === small || place === place.toUpperCase();
  const isWithoutCase =
    place.includes('@') || ETHEREUM.test(place) || (isOneCase && BECH32.test(place));
  return isWithoutCase ? small : place;
}

/** Every place of a contact: the e-mail address, and the addresses. */
export function placesOf({ email, addresses }: Contact): readonly string[] {
  const all = [email, ...Object.values(addresses)];
  return all.filter((place) => place !== undefined);
}

/** The name of the contact who takes money at a recipient; the first of them, if several do. */
export function nameOf(contacts: readonly Contact[], recipient: string): string | undefined {
  if (contacts.length === 0) return undefined;
  const place = placeOf(recipient);
  return contacts.find((contact) => placesOf(contact).some((own) => placeOf(own) === place))?.name;
}

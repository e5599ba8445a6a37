import { FORM_LIST, recipientKey } from './addressForms';
import type { Contact } from './contact';
import { placesOf } from './contactNames';
import type { RecipientForm, RecipientKind, WrongRecipient } from './recipientKind';
import { faultOf, longestOf, normalized } from './recipientKind';
import type { CurrencyId, CurrencyInfo } from '../currency/currency';
import { folded } from '../text/folded';
import type { Result } from '../result';
import { accept, refuse } from '../result';
import type { TextRefusal } from '../text/text';
import { checkText, isBlank } from '../text/text';
import type { HistoryRecord } from '../history/transaction';
import { counterpartyOf } from '../history/transaction';
import { LONGEST_INPUT, withoutMarks } from '../money/typedNumber';
import { isEmail } from '../user';

/** A contact before it is saved. */
export type NewContact = Omit<Contact, 'id'>;

/** Why a contact is not saved. */
export type ContactRefusal =
  /** A text is refused; `currency` is that of the address. */
  | (TextRefusal & { readonly currency?: CurrencyId })
  /** A recipient of a kind that an app adds is wrong, such as an IBAN with wrong check digits. */
  | {
      readonly kind: 'wrong-recipient';
      readonly currency: CurrencyId;
      readonly recipient: WrongRecipient;
    }
  | { readonly kind: 'no-name' | 'email-invalid' | 'no-place' };

/** No contact has the id, so nothing changes. */
export interface UnknownContact {
  readonly kind: 'unknown-contact' | 'duplicate';
}

/** A removed contact with its index. */
export interface RemovedContact {
  readonly contact: Contact;
  readonly at: number;
}

/**
 * A contact with trimmed texts and without empty addresses, or all its errors. It needs a name and at least one
 * address. An address may be any text that a payment accepts. `kinds` are those of the app; Florin's own refuse nothing.
 */
export function checkContact(
  given: NewContact,
  kinds: readonly RecipientKind[] = [],
): Result<NewContact, readonly [ContactRefusal, ...ContactRefusal[]]> {
  const refusals: ContactRefusal[] = [];
  const keep = (refusal: ContactRefusal) => void refusals.push(refusal);

  const name = checkText(given.name, 'name');
  if (isBlank(given.name)) keep({ kind: 'no-name' });
  else if (!name.ok) keep(name.refusal);

  const typed = given.email ?? '';
  const email = checkText(typed, 'email');
  if (!email.ok) keep(email.refusal);
  else if (!isBlank(typed) && !isEmail(typed)) keep({ kind: 'email-invalid' });

  const addresses: Partial<Record<CurrencyId, string>> = {};
  for (const [id, address] of Object.entries(given.addresses)) {
    const currency = id as CurrencyId;
    const checked = checkText(address, 'recipient', longestOf(address, kinds));
    const wrong = faultOf(address, kinds);
    if (!checked.ok) keep({ ...checked.refusal, currency });
    else if (wrong) keep({ kind: 'wrong-recipient', currency, recipient: wrong });
    else if (checked.value !== '') addresses[currency] = normalized(checked.value, kinds);
  }

  const isNowhere = isBlank(typed) && Object.values(given.addresses).every(isBlank);
  if (isNowhere) keep({ kind: 'no-place' });
  const [first, ...others] = refusals;
  if (first) return refuse([first, ...others]);
  return accept({
    name: given.name.trim(),
    ...(isBlank(typed) ? {} : { email: typed.trim() }),
    addresses,
  });
}

/** Whether a contact with another id has the same name and the same addresses. */
export function hasContact(
  contacts: readonly Contact[],
  given: NewContact & { readonly id?: string },
  forms: readonly RecipientForm[] = FORM_LIST,
): boolean {
  const keyOf = (contact: NewContact) =>
    JSON.stringify([
      contact.name,
      ...placesOf({ id: '', ...contact })
        .map((place) => recipientKey(place, forms))
        .toSorted(),
    ]);
  return contacts.some((other) => other.id !== given.id && keyOf(other) === keyOf(given));
}

/** Adds a valid contact at the end. */
export function addContact(
  contacts: readonly Contact[],
  contact: Contact,
): Result<readonly Contact[], UnknownContact> {
  if (contacts.some(({ id }) => id === contact.id)) return refuse({ kind: 'duplicate' });
  return accept([...contacts, contact]);
}

/** Replaces the contact with the same id by a valid one. */
export function editContact(
  contacts: readonly Contact[],
  contact: Contact,
): Result<readonly Contact[], UnknownContact> {
  const at = contacts.findIndex(({ id }) => id === contact.id);
  if (at < 0) return refuse({ kind: 'unknown-contact' });
  return accept(contacts.with(at, contact));
}

/** Removes a contact and returns its index. */
export function removeContact(
  contacts: readonly Contact[],
  id: string,
): Result<
  { readonly contacts: readonly Contact[]; readonly removed: RemovedContact },
  UnknownContact
> {
  const at = contacts.findIndex((contact) => contact.id === id);
  const contact = contacts[at];
  if (!contact) return refuse({ kind: 'unknown-contact' });
  return accept({ contacts: contacts.toSpliced(at, 1), removed: { contact, at } });
}

/** Inserts a removed contact at its index again, or at the end of a shorter list. */
export function putBackContact(
  contacts: readonly Contact[],
  { contact, at }: RemovedContact,
): Result<readonly Contact[], UnknownContact> {
  if (contacts.some(({ id }) => id === contact.id)) return refuse({ kind: 'duplicate' });
  return accept(contacts.toSpliced(at, 0, contact));
}

/** The contacts by name, as the locale orders names. */
export function sortContacts(contacts: readonly Contact[], locale?: string): readonly Contact[] {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return contacts.toSorted((a, b) => compare(a.name, b.name));
}

/**
 * The contacts that match a search, in their order: the name, the e-mail or an address contains each of its words.
 * Case, accents and widths are ignored.
 */
export function searchContacts(contacts: readonly Contact[], query: string): readonly Contact[] {
  const text = folded(withoutMarks(query).slice(0, LONGEST_INPUT)).trim();
  if (text === '') return contacts;
  const words = text.split(/\s/);
  return contacts.filter((contact) => {
    // Separated by a line break, so that no word matches across two of them.
    const found = folded([contact.name, ...placesOf(contact)].join('\n'));
    return words.every((word) => found.includes(word));
  });
}

/** Whether a contact can have an address for a currency: it has a network, or a kind of recipient receives it. */
export function hasPlace(
  currency: CurrencyInfo,
  forms: readonly RecipientForm[] = FORM_LIST,
): boolean {
  if (currency.network !== undefined) return true;
  return forms.some(({ id, accepts }) => id !== 'email' && (accepts?.(currency) ?? true));
}

/**
 * A contact without a name, made from the other side of a transaction. It is null without another side, or if a contact
 * cannot have it.
 */
export function contactFrom(
  transaction: HistoryRecord,
  currencies: readonly CurrencyInfo[],
  forms: readonly RecipientForm[] = FORM_LIST,
): NewContact | null {
  const place = counterpartyOf(transaction);
  if (place === undefined || isBlank(place)) return null;
  if (isEmail(place)) return { name: '', email: place, addresses: {} };
  const taking = currencies.find(
    (currency) => currency.symbol === transaction.currency && hasPlace(currency, forms),
  );
  return taking ? { name: '', addresses: { [taking.id]: place } } : null;
}

import { FORM_LIST, normalized, recipientKey } from './addressForms';
import type { Contact } from './contact';
import { placesOf } from './contactNames';
import {
  faultOf,
  formOf,
  type RecipientForm,
  type RecipientKind,
  type WrongRecipient,
} from './recipientKind';
import type { CurrencyId, CurrencyInfo } from '../currency/currency';
import { folded } from '../text/folded';
import { accept, refuse, type Result } from '../result';
import { checkText, isBlank, type TextRefusal } from '../text/text';
import { checkRecipientText } from './recipientText';
import { counterpartyOf, type HistoryRecord } from '../history/transaction';
import { LONGEST_INPUT, withoutMarks } from '../money/typedNumber';
import { isEmail } from '../user';

export type NewContact = Omit<Contact, 'id'>;

/** The reason why a contact cannot be saved. */
export type ContactRefusal =
  /** A text is not allowed. If the text is an address, `currency` is the currency of the address. */
  | (TextRefusal & { readonly currency?: CurrencyId })
  /**
   * An address is invalid according to a kind of recipient that the app adds, such as an IBAN with wrong check digits.
   */
  | {
      readonly kind: 'wrong-recipient';
      readonly currency: CurrencyId;
      readonly recipient: WrongRecipient;
    }
  | { readonly kind: 'no-name' | 'email-invalid' | 'no-place' };

/** The reason why a list of contacts stays unchanged: the id is unknown or already exists. */
export interface UnknownContact {
  readonly kind: 'unknown-contact' | 'duplicate';
}

/** A removed contact and its previous index, so that the removal can be undone. */
export interface RemovedContact {
  readonly contact: Contact;
  readonly at: number;
}

/**
 * Checks a contact before it is saved. Returns the contact with trimmed texts and without empty addresses, or all
 * errors.
 *
 * - A contact needs a name and at least one address or an email address.
 * - An address may be any text that a payment accepts. `kinds` that the app adds may refuse an address; Florin's own
 *   kinds do not.
 * - An address for which `isKnown` returns false is refused.
 */
export function checkContact(
  given: NewContact,
  kinds?: readonly RecipientKind[],
  isKnown: (address: string) => boolean = () => true,
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
    const checked = checkRecipientText(address);
    const wrong = faultOf(address, kinds);
    if (!checked.ok) keep({ ...checked.refusal, currency });
    else if (!isKnown(address)) keep({ kind: 'unknown-kind', field: 'recipient', currency });
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

/** Returns whether another contact, with a different id, has the same name and the same addresses. */
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

/** Appends a contact that `checkContact` has accepted. */
export function addContact(
  contacts: readonly Contact[],
  contact: Contact,
): Result<readonly Contact[], UnknownContact> {
  if (contacts.some(({ id }) => id === contact.id)) return refuse({ kind: 'duplicate' });
  return accept([...contacts, contact]);
}

/** Replaces the contact with the same id by a contact that `checkContact` has accepted. */
export function editContact(
  contacts: readonly Contact[],
  contact: Contact,
): Result<readonly Contact[], UnknownContact> {
  const at = contacts.findIndex(({ id }) => id === contact.id);
  if (at < 0) return refuse({ kind: 'unknown-contact' });
  return accept(contacts.with(at, contact));
}

/** Removes a contact. Also returns the contact and its index. */
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

/** Inserts a removed contact at its previous index, or at the end of the list if the list is shorter. */
export function putBackContact(
  contacts: readonly Contact[],
  { contact, at }: RemovedContact,
): Result<readonly Contact[], UnknownContact> {
  if (contacts.some(({ id }) => id === contact.id)) return refuse({ kind: 'duplicate' });
  return accept(contacts.toSpliced(at, 0, contact));
}

/** Sorts contacts by name, in the order of the locale. */
export function sortContacts(contacts: readonly Contact[], locale?: string): readonly Contact[] {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return contacts.toSorted((a, b) => compare(a.name, b.name));
}

/**
 * Returns the contacts that match a search, in their order. A contact matches if its name or addresses contain each
 * word of the search. Case, accents and full-width forms are ignored.
 */
export function searchContacts(contacts: readonly Contact[], query: string): readonly Contact[] {
  const text = folded(withoutMarks(query).slice(0, LONGEST_INPUT)).trim();
  if (text === '') return contacts;
  const words = text.split(/\s/);
  return contacts.filter((contact) => {
    // The line breaks prevent a match across two texts.
    const found = folded([contact.name, ...placesOf(contact)].join('\n'));
    return words.every((word) => found.includes(word));
  });
}

/**
 * Returns whether a contact can have an address for a currency: the currency has a network, or one of the kinds of
 * recipients accepts the currency.
 */
export function hasPlace(
  currency: CurrencyInfo,
  forms: readonly RecipientForm[] = FORM_LIST,
): boolean {
  if (currency.network !== undefined) return true;
  return forms.some(({ id, accepts }) => id !== 'email' && (accepts?.(currency) ?? true));
}

/**
 * Returns the currencies that an address can receive, by its kind: for a Bitcoin address, the currencies of the Bitcoin
 * network. Empty for an email address, and for a text that no kind recognises.
 */
export function currenciesAt(
  address: string,
  currencies: readonly CurrencyInfo[],
  forms: readonly RecipientForm[] = FORM_LIST,
): readonly CurrencyInfo[] {
  const form = formOf(address, forms);
  if (form === undefined || form.id === 'email') return [];
  return currencies.filter((currency) => form.accepts?.(currency) ?? true);
}

/**
 * Returns a contact with the name and a single address, which may be of any kind. The address is that of each currency
 * that it can receive. An email address, and a text that no kind recognises, is the contact's email.
 */
export function contactAt(
  name: string,
  address: string,
  currencies: readonly CurrencyInfo[],
  forms?: readonly RecipientForm[],
): Required<NewContact> {
  const receiving = currenciesAt(address, currencies, forms);
  const addresses = Object.fromEntries(receiving.map(({ id }) => [id, address]));
  return { name, email: receiving.length > 0 ? '' : address, addresses };
}

/**
 * Returns the address of a contact that has only one, or an empty text for a contact without addresses. Undefined if the
 * contact has several, so that `contactAt` would lose one.
 */
export function onlyAddressOf(
  { name, email = '', addresses }: NewContact,
  currencies: readonly CurrencyInfo[],
  forms?: readonly RecipientForm[],
): string | undefined {
  const places = currencies.map(({ id }) => addresses[id] ?? '');
  const address = [email, ...places].find((place) => !isBlank(place)) ?? '';
  const alone = contactAt(name, address, currencies, forms);
  const isSame =
    alone.email === email &&
    currencies.every(({ id }, at) => places[at] === (alone.addresses[id] ?? ''));
  return isSame ? address : undefined;
}

/**
 * Returns a contact without a name, with the address of the other party of a transaction. Returns null if there is no
 * address, or if a contact cannot have an address for the currency.
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

import { FORM_LIST, normalized, recipientKey } from './addressForms';
import type { Contact } from './contact';
import type { CurrencyId, CurrencyInfo } from '../currency/currency';
import { folded } from '../text/folded';
import type { RecipientForm } from './recipientKind';
import { formOf } from './recipientKind';
import { BOUNDS } from '../text/text';
import type { HistoryRecord } from '../history/transaction';
import { isEmail } from '../user';

/** A recipient of an earlier payment, or an address of a saved contact. */
export interface KnownRecipient {
  /** The email or wallet address, as it was paid or saved. */
  readonly recipient: string;
  /** The contact's name; undefined if no contact has the address. */
  readonly name?: string;
  /**
   * The currency of the address or of the payment; undefined for the email address of a contact, which can receive
   * every currency.
   */
  readonly currency?: CurrencyId;
  /**
   * The time of the last completed payment, ISO 8601, UTC. Undefined if no payment is completed: a recipient is also
   * known after a pending payment.
   */
  readonly paidAt?: string;
}

/** The addresses of a contact, each with the contact's name. */
function placesOf(
  { name, email, addresses }: Contact,
  currencies: readonly CurrencyInfo[],
): readonly KnownRecipient[] {
  const places: KnownRecipient[] = email === undefined ? [] : [{ name, recipient: email }];
  for (const { id } of currencies) {
    const recipient = addresses[id];
    if (recipient !== undefined) places.push({ name, recipient, currency: id });
  }
  return places.filter(({ recipient }) => recipient.trim() !== '');
}

/**
 * The last payment to each recipient, by the recipient's key, newest first, with the time of the last completed one.
 * `transactions` must be newest first, like those of a wallet.
 */
function paidOf(
  transactions: readonly HistoryRecord[],
  currencies: readonly CurrencyInfo[],
  forms: readonly RecipientForm[],
): ReadonlyMap<string, KnownRecipient> {
  const idOf = new Map(currencies.map(({ id, symbol }) => [symbol, id]));
  const paid = new Map<string, KnownRecipient>();
  // The texts whose last completed payment is found. Most payments of a long history repeat a recipient, and looking up
  // a text is faster than computing its key.
  const done = new Set<string>();
  const doneKeys = new Set<string>();
  for (const { type, toAddress, currency, timestamp, status } of transactions) {
    if (type !== 'send' || toAddress === undefined || done.has(toAddress)) continue;
    // A failed payment does not make a recipient known.
    if (status === 'failed') continue;
    const isPaid = status === 'completed';
    if (isPaid) done.add(toAddress);
    const recipient = toAddress.trim();
    const key = recipientKey(recipient, forms);
    if (recipient === '' || doneKeys.has(key)) continue;
    if (isPaid) doneKeys.add(key);
    const id = currency === undefined ? undefined : idOf.get(currency);
    paid.set(key, {
      ...(paid.get(key) ?? { recipient, ...(id !== undefined && { currency: id }) }),
      ...(isPaid && timestamp !== undefined && { paidAt: timestamp }),
    });
  }
  return paid;
}

/**
 * The known recipients: first the paid recipients, newest first and without duplicates, then the other addresses of
 * contacts, in the order of the contacts. An address of a contact has the contact's name. `transactions` must be newest
 * first. `forms` are the kinds of recipients. Default: Florin's own kinds.
 */
export function knownRecipients(
  transactions: readonly HistoryRecord[],
  contacts: readonly Contact[],
  currencies: readonly CurrencyInfo[],
  forms: readonly RecipientForm[] = FORM_LIST,
): readonly KnownRecipient[] {
  const known = new Map(paidOf(transactions, currencies, forms));
  for (const contact of contacts) {
    for (const place of placesOf(contact, currencies)) {
      const key = recipientKey(place.recipient, forms);
      const before = known.get(key);
      // An address of two contacts has the first contact's name.
      if (before?.name === undefined) known.set(key, { ...before, ...place });
    }
  }
  return [...known.values()];
}

/** Whether a recipient receives every currency. */
export function acceptsAll(
  recipient: string,
  forms: readonly RecipientForm[] = FORM_LIST,
): boolean {
  if (isEmail(recipient)) return true;
  const form = formOf(recipient, forms);
  return form !== undefined && form.id !== 'email' && form.accepts === undefined;
}

/**
 * Whether the compact form of a recipient contains `compact`. Only for kinds whose recipients can be typed with spaces,
 * such as an IBAN.
 */
function isWrittenIn(compact: string, recipient: string, forms: readonly RecipientForm[]): boolean {
  if (formOf(recipient, forms)?.normalize === undefined) return false;
  return folded(normalized(recipient, forms)).includes(compact);
}

/**
 * The known recipients whose name or address contains the text. Case and accents are ignored. Recipients that receive
 * the currency are first, then the other recipients, each in the order of `known`. An empty text matches all.
 */
export function matching(
  known: readonly KnownRecipient[],
  text: string,
  currency?: CurrencyId,
  forms: readonly RecipientForm[] = FORM_LIST,
): readonly KnownRecipient[] {
  const query = text.trim();
  // A recipient is not longer than `BOUNDS.recipient`, so no recipient contains this text.
  if (query.length > BOUNDS.recipient) return [];
  const needle = folded(query);
  const compact = needle.replaceAll(/\s/g, '');
  const found = known.filter(
    ({ name, recipient }) =>
      // A line break between name and address prevents a match across them.
      folded([name, recipient].join('\n')).includes(needle) ||
      isWrittenIn(compact, recipient, forms),
  );
  const takes = (one: KnownRecipient) =>
    currency === undefined ||
    one.currency === undefined ||
    one.currency === currency ||
    acceptsAll(one.recipient, forms);
  return [...found.filter(takes), ...found.filter((one) => !takes(one))];
}

/** The known recipients in two groups: saved contacts, and recipients that were paid but not saved. */
export function grouped(known: readonly KnownRecipient[]) {
  return {
    contacts: known.filter(({ name }) => name !== undefined),
    recent: known.filter(({ name }) => name === undefined),
  };
}

/**
 * The first known recipient whose name or address begins with a text. Undefined if the text is itself a known
 * recipient.
 */
export function begunBy(
  text: string,
  known: readonly KnownRecipient[],
  forms: readonly RecipientForm[] = FORM_LIST,
): KnownRecipient | undefined {
  const start = folded(text.trim());
  const begun = known.find(({ name = '', recipient }) =>
    [name, recipient].some((whole) => folded(whole).startsWith(start)),
  );
  const key = recipientKey(text, forms);
  const isKnown = begun && known.some(({ recipient }) => recipientKey(recipient, forms) === key);
  return isKnown ? undefined : begun;
}

import { FORM_LIST, normalized, recipientKey } from './addressForms';
import type { Contact } from './contact';
import type { CurrencyId, CurrencyInfo } from '../currency/currency';
import { folded } from '../text/folded';
import { formOf, type RecipientForm } from './recipientKind';
import { BOUNDS } from '../text/text';
import type { HistoryRecord } from '../history/transaction';
import { isEmail } from '../user';

/** A recipient that the user has paid before, or an address of a saved contact. */
export interface KnownRecipient {
  /** The email or wallet address, as the user has paid or saved it. */
  readonly recipient: string;
  /** The name of the contact. Undefined if no contact has the address. */
  readonly name?: string;
  /**
   * The currency of the contact's address or of the last payment. Undefined for the email address of a contact, to
   * which every currency can be sent.
   */
  readonly currency?: CurrencyId;
  /**
   * The time of the last completed payment, ISO 8601, UTC. Undefined if no payment has been completed; a recipient is
   * already known after a pending payment.
   */
  readonly paidAt?: string;
}

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
 * Returns the recipients of past payments by their keys, newest first. Each has the time of the last completed payment.
 * `transactions` must be sorted newest first, as in a wallet.
 */
function paidOf(
  transactions: readonly HistoryRecord[],
  currencies: readonly CurrencyInfo[],
  forms: readonly RecipientForm[],
): ReadonlyMap<string, KnownRecipient> {
  const idOf = new Map(currencies.map(({ id, symbol }) => [symbol, id]));
  const paid = new Map<string, KnownRecipient>();
  // The texts of recipients whose last completed payment was found. Most payments of a long history have the same few
  // recipients, and looking up a text is faster than computing its key.
  const done = new Set<string>();
  const doneKeys = new Set<string>();
  for (const { type, toAddress, currency, timestamp, status } of transactions) {
    if (type !== 'send' || toAddress === undefined || done.has(toAddress)) continue;
    // A recipient is not known if all payments to the recipient have failed.
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
 * Returns the known recipients: first the recipients of past payments, newest first and without duplicates, and then
 * the other addresses of contacts. An address of a contact has the contact's name.
 *
 * - `transactions` must be sorted newest first, as in a wallet.
 * - `forms` are the formats of the kinds of recipients. Default: Florin's own kinds.
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
      // If two contacts have the same address, the name is that of the first contact.
      if (before?.name === undefined) known.set(key, { ...before, ...place });
    }
  }
  return [...known.values()];
}

/** Returns whether every currency can be sent to a recipient. */
export function acceptsAll(
  recipient: string,
  forms: readonly RecipientForm[] = FORM_LIST,
): boolean {
  if (isEmail(recipient)) return true;
  const form = formOf(recipient, forms);
  return form !== undefined && form.id !== 'email' && form.accepts === undefined;
}

/**
 * Returns whether a recipient without spaces contains `compact`. This is for recipients that users may type with
 * spaces, such as an IBAN, so it returns false for kinds without a standard form.
 */
function isWrittenIn(compact: string, recipient: string, forms: readonly RecipientForm[]): boolean {
  if (formOf(recipient, forms)?.normalize === undefined) return false;
  return folded(normalized(recipient, forms)).includes(compact);
}

/**
 * Returns the known recipients whose name or address contains the text, ignoring case and accents. Recipients to which
 * the currency can be sent are first. An empty text matches all recipients.
 */
export function matching(
  known: readonly KnownRecipient[],
  text: string,
  currency?: CurrencyId,
  forms: readonly RecipientForm[] = FORM_LIST,
): readonly KnownRecipient[] {
  const query = text.trim();
  // No recipient is longer than `BOUNDS.recipient`, so none contains this text.
  if (query.length > BOUNDS.recipient) return [];
  const needle = folded(query);
  const compact = needle.replaceAll(/\s/g, '');
  const found = known.filter(
    ({ name, recipient }) =>
      // The line break prevents a match across name and address.
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

/** Returns the known recipients in two groups: addresses of contacts, and other recipients of past payments. */
export function grouped(known: readonly KnownRecipient[]) {
  return {
    contacts: known.filter(({ name }) => name !== undefined),
    recent: known.filter(({ name }) => name === undefined),
  };
}

/**
 * Returns the first known recipient whose name or address begins with a text. Returns undefined if the text itself is a
 * known recipient.
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

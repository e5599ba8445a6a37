import { recipientKey } from './addressForms';
import type { Contact } from './contact';
import type { CurrencyId, CurrencyInfo } from '../currency/currency';
import { folded } from '../text/folded';
import { BOUNDS, firstCharacters } from '../text/text';
import type { HistoryRecord } from '../history/transaction';
import { isEmail } from '../user';

/** A recipient that the user knows: one who was paid before, or a place of a saved contact. */
export interface KnownRecipient {
  /** The e-mail address or wallet address, as it was paid or saved. */
  readonly recipient: string;
  /** The contact's name; a recipient without a contact has none. */
  readonly name?: string;
  /** The currency that the address takes, or that was paid; an e-mail address of a contact takes all. */
  readonly currency?: CurrencyId;
  /** When it was paid last, ISO 8601 in UTC; a contact who was never paid has none, nor has a payment without a readable date. */
  readonly paidAt?: string;
}

/** The places of a contact, each with the contact's name. */
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

/** The last payment to each recipient, newest first; `transactions` are newest first, as a wallet keeps them. */
function paidOf(
  transactions: readonly HistoryRecord[],
  currencies: readonly CurrencyInfo[],
): ReadonlyMap<string, KnownRecipient> {
  const idOf = new Map(currencies.map(({ id, symbol }) => [symbol, id]));
  const paid = new Map<string, KnownRecipient>();
  // Most payments of a long history repeat a text, and telling that is quicker than making its key.
  const seen = new Set<string>();
  for (const { type, toAddress, currency, timestamp, status } of transactions) {
    if (type !== 'send' || toAddress === undefined || seen.has(toAddress)) continue;
    // A payment that failed reached nobody.
    if (status === 'failed') continue;
    seen.add(toAddress);
    const recipient = toAddress.trim();
    const key = recipientKey(recipient);
    if (recipient === '' || paid.has(key)) continue;
    const id = currency === undefined ? undefined : idOf.get(currency);
    paid.set(key, {
      recipient,
      ...(timestamp !== undefined && { paidAt: timestamp }),
      ...(id !== undefined && { currency: id }),
    });
  }
  return paid;
}

/**
 * Those whom the user knows: first those who were paid, newest first and each once, then the places of contacts who
 * were never paid, in the contacts' order. A recipient of a contact has the contact's name. `transactions` are
 * newest first, as a wallet keeps them.
 */
export function knownRecipients(
  transactions: readonly HistoryRecord[],
  contacts: readonly Contact[],
  currencies: readonly CurrencyInfo[],
): readonly KnownRecipient[] {
  const known = new Map(paidOf(transactions, currencies));
  for (const contact of contacts) {
    for (const place of placesOf(contact, currencies)) {
      const key = recipientKey(place.recipient);
      const before = known.get(key);
      // A place that two contacts share keeps the first one's name.
      if (before?.name === undefined) known.set(key, { ...before, ...place });
    }
  }
  return [...known.values()];
}

/**
 * Those among the known whose name, e-mail address or wallet address has the text in it, without case and accents.
 * Those who take the currency come first, then the others; each in the order of `known`. An empty text finds all.
 */
export function matching(
  known: readonly KnownRecipient[],
  text: string,
  currency?: CurrencyId,
): readonly KnownRecipient[] {
  const wanted = text.trim();
  // No recipient is longer, and a pasted novel is not looked for.
  if (wanted.length > BOUNDS.recipient) return [];
  const needle = folded(wanted);
  const found = known.filter(({ name, recipient }) =>
    // Parted by a line break, so that nothing is found across the two. A name that is not there is empty.
    folded([name, recipient].join('\n')).includes(needle),
  );
  const takes = (one: KnownRecipient) =>
    currency === undefined ||
    one.currency === undefined ||
    one.currency === currency ||
    isEmail(one.recipient);
  return [...found.filter(takes), ...found.filter((one) => !takes(one))];
}

/** The known in two groups: the saved contacts, and the recipients who were paid and are not saved. */
export function grouped(known: readonly KnownRecipient[]) {
  return {
    contacts: known.filter(({ name }) => name !== undefined),
    recent: known.filter(({ name }) => name === undefined),
  };
}

/**
 * The first of the known whose name, e-mail address or wallet address begins with a text; undefined for a text that
 * is a known recipient itself.
 */
export function begunBy(
  text: string,
  known: readonly KnownRecipient[],
): KnownRecipient | undefined {
  const start = folded(text.trim());
  const begun = known.find(({ name = '', recipient }) =>
    [name, recipient].some((whole) => folded(whole).startsWith(start)),
  );
  const key = recipientKey(text);
  const isKnown = begun && known.some(({ recipient }) => recipientKey(recipient) === key);
  return isKnown ? undefined : begun;
}

/** How many characters of an address tell it from another one, at its end. */
const TAIL = 8;

/**
 * The end of a wallet address, by which people know it again; none for an e-mail address and for a text that is
 * short enough to be shown whole.
 */
export function tailOf(recipient: string): string | null {
  const text = recipient.trim();
  if (isEmail(text) || firstCharacters(text, TAIL * 2) === text) return null;
  return `…${[...text].slice(-TAIL).join('')}`;
}

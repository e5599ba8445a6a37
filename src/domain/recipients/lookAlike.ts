import { FORM_LIST, normalized, recipientKey, writtenRecipient } from './addressForms';
import type { KnownRecipient } from './knownRecipient';
import type { RecipientForm } from './recipientKind';

/**
 * The minimum number of equal characters, at both ends together, of two addresses that look alike. Attackers forge such
 * addresses, because wallets and explorers often show only four characters at each end.
 */
const ALIKE = 8;
/** The minimum number of equal characters, at each end, of two addresses that look alike. */
const ALIKE_AT_AN_END = 3;

/** The parts of a recipient that are compared with other recipients. */
interface Looks {
  readonly key: string;
  /** The network and the prefix of an address. Null if the recipient is not an address. */
  readonly kind: string | null;
  /** The characters after the prefix of an address, in lower case. Empty if the recipient is not an address. */
  readonly rest: string;
}

function looksOf(recipient: string, forms: readonly RecipientForm[]): Looks {
  const written = writtenRecipient(recipient, forms);
  const key = written?.compared ?? recipient.trim();
  const { id, prefix } = written ?? {};
  if (id === undefined || prefix === undefined) return { key, kind: null, rest: '' };
  return { key, kind: `${id} ${prefix}`, rest: key.slice(prefix.length).toLowerCase() };
}

type LooksOfEach = WeakMap<KnownRecipient, Looks>;

const knownLooks = new WeakMap<readonly RecipientForm[], LooksOfEach>();

/**
 * Returns the compared parts of a known recipient. They are cached for each list of kinds, because each keystroke is
 * compared with all known recipients.
 */
function looksOfKnown(known: KnownRecipient, forms: readonly RecipientForm[]): Looks {
  const looks: LooksOfEach = knownLooks.get(forms) ?? new WeakMap();
  knownLooks.set(forms, looks);
  const before = looks.get(known);
  if (before) return before;
  const made = looksOf(known.recipient, forms);
  looks.set(known, made);
  return made;
}

/** Returns the number of equal characters at the start or at the end of two texts. */
function inCommon(a: string, b: string, from: 'start' | 'end'): number {
  let count = 0;
  const at = (text: string) => text.at(from === 'start' ? count : -1 - count);
  while (count < a.length && at(a) === at(b)) count += 1;
  return count;
}

/**
 * Returns whether two different addresses are easily confused:
 *
 * - They have the same prefix, such as `0x`, `bc1q` or `addr1q`.
 * - After the prefix, the first and the last characters are equal: at least three at each end, and at least eight in
 *   total.
 */
function isAlike(a: Looks, b: Looks): boolean {
  if (a.kind !== b.kind || a.key === b.key) return false;
  const start = inCommon(a.rest, b.rest, 'start');
  const end = inCommon(a.rest, b.rest, 'end');
  return Math.min(start, end) >= ALIKE_AT_AN_END && start + end >= ALIKE;
}

/** Returns the first known recipient with which an address is easily confused, unless the address itself is known. */
export function lookAlike(
  address: string,
  known: readonly KnownRecipient[],
  forms = FORM_LIST,
): KnownRecipient | undefined {
  const looks = looksOf(address, forms);
  if (known.some((one) => looksOfKnown(one, forms).key === looks.key)) return undefined;
  return known.find((one) => isAlike(looks, looksOfKnown(one, forms)));
}

/** Returns whether a payment to the recipient has been completed before. */
export function wasPaid(
  recipient: string,
  known: readonly KnownRecipient[],
  forms = FORM_LIST,
): boolean {
  const key = recipientKey(recipient, forms);
  return known.some((one) => one.paidAt !== undefined && looksOfKnown(one, forms).key === key);
}

/**
 * A part of an address that either equals the other address in all characters, or differs from it in all characters.
 */
export interface DifferenceRun {
  readonly text: string;
  readonly differs: boolean;
}

/**
 * Splits an address into parts that are equal to another address or differ from it.
 *
 * - Addresses of the same length are compared character by character.
 * - For other addresses, everything between the equal beginning and the equal end differs.
 * - Case is significant only if the network distinguishes it.
 */
export function differences(
  address: string,
  other: string,
  forms = FORM_LIST,
): readonly DifferenceRun[] {
  const a = recipientKey(address, forms);
  const b = recipientKey(other, forms);
  const differsAt = a.length === b.length ? placeByPlace(a, b) : inTheMiddle(a, b);
  const runs: { text: string; differs: boolean }[] = [];
  for (const [index, character] of normalized(address.trim(), forms).split('').entries()) {
    const differs = differsAt(index);
    const last = runs.at(-1);
    if (last?.differs === differs) last.text += character;
    else runs.push({ text: character, differs });
  }
  return runs;
}

/**
 * Returns the positions of the first and the last character in which an address differs from another. Positions start
 * at 1. Returns undefined if the addresses are equal.
 */
export function differingPart(
  address: string,
  other: string,
  forms = FORM_LIST,
): { readonly first: number; readonly last: number } | undefined {
  const runs = differences(address, other, forms);
  const first = runs.findIndex(({ differs }) => differs);
  if (first === -1) return undefined;
  const last = runs.findLastIndex(({ differs }) => differs);
  const lengthOf = (some: readonly DifferenceRun[]) =>
    some.reduce((length, { text }) => length + text.length, 0);
  return { first: lengthOf(runs.slice(0, first)) + 1, last: lengthOf(runs.slice(0, last + 1)) };
}

function placeByPlace(a: string, b: string) {
  return (index: number) => a[index] !== b[index];
}

function inTheMiddle(a: string, b: string) {
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  // The lengths differ, so this loop ends at the end of the shorter address at the latest.
  while (a[start] === b[start]) start += 1;
  let end = 0;
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  return (index: number) => index >= start && index < a.length - end;
}

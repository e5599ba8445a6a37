import { FORM_LIST, normalized, recipientKey, writtenRecipient } from './addressForms';
import type { KnownRecipient } from './knownRecipient';
import type { RecipientForm } from './recipientKind';

/**
 * The minimum number of characters that look-alikes have in common at both ends together. Wallets and explorers show
 * four or more characters at each end, so attackers forge addresses with the same characters there.
 */
const ALIKE = 8;
/** The minimum number of characters that look-alikes have in common at each end. */
const ALIKE_AT_AN_END = 3;

/** A recipient prepared for comparison. */
interface Looks {
  readonly key: string;
  /** The network and the prefix of the address; null if the recipient is not an address. */
  readonly kind: string | null;
  /** The characters of an address after its prefix, in lower case; empty if the recipient is not an address. */
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
 * The prepared form of a known recipient. It is cached for each list of kinds, because each keystroke is compared with
 * all known recipients, maybe thousands.
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

/** The number of characters that two texts have in common at the start or at the end. */
function inCommon(a: string, b: string, from: 'start' | 'end'): number {
  let count = 0;
  const at = (text: string) => text.at(from === 'start' ? count : -1 - count);
  while (count < a.length && at(a) === at(b)) count += 1;
  return count;
}

/**
 * Whether two different addresses are easily confused. Such addresses have the same prefix (`0x`, `bc1q`, `addr1q`).
 * They also have at least eight characters in common, counted after the prefix and at the end together, and at least
 * three at each of the two places.
 */
function isAlike(a: Looks, b: Looks): boolean {
  if (a.kind !== b.kind || a.key === b.key) return false;
  const start = inCommon(a.rest, b.rest, 'start');
  const end = inCommon(a.rest, b.rest, 'end');
  return Math.min(start, end) >= ALIKE_AT_AN_END && start + end >= ALIKE;
}

/** The first known recipient that an address looks like. Undefined if the address itself is known. */
export function lookAlike(
  address: string,
  known: readonly KnownRecipient[],
  forms = FORM_LIST,
): KnownRecipient | undefined {
  const looks = looksOf(address, forms);
  if (known.some((one) => looksOfKnown(one, forms).key === looks.key)) return undefined;
  return known.find((one) => isAlike(looks, looksOfKnown(one, forms)));
}

/** Whether this recipient was paid before. */
export function wasPaid(
  recipient: string,
  known: readonly KnownRecipient[],
  forms = FORM_LIST,
): boolean {
  const key = recipientKey(recipient, forms);
  return known.some((one) => one.paidAt !== undefined && looksOfKnown(one, forms).key === key);
}

/**
 * A part of an address in which either every character equals the character of another address, or every character
 * differs.
 */
export interface DifferenceRun {
  readonly text: string;
  readonly differs: boolean;
}

/**
 * Splits an address into runs that are equal to another address or differ from it. Addresses of the same length are
 * compared character by character. Otherwise everything between the common beginning and the common end differs. The
 * case of letters counts only if the network is case-sensitive.
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

/** The first and the last position at which an address differs from another, counted from 1. */
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
  // The lengths differ, so the loop ends at the end of the shorter address at the latest.
  while (a[start] === b[start]) start += 1;
  let end = 0;
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  return (index: number) => index >= start && index < a.length - end;
}

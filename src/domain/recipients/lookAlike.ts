import { recipientKey, writtenAddress } from './addressForms';
import type { KnownRecipient } from './knownRecipient';

/**
 * The total number of characters at both ends that look-alikes have in common, and the minimum at each end. Wallets and
 * explorers show four or more at each end, and forged addresses agree in these.
 */
const ALIKE = 8;
const ALIKE_AT_AN_END = 3;

/** A recipient prepared for comparison. */
interface Looks {
  readonly key: string;
  /** The network and the kind of address; null for any other text. */
  readonly kind: string | null;
  /** The characters after the prefix, in lower case; empty for any other text. */
  readonly rest: string;
}

function looksOf(recipient: string): Looks {
  const key = recipientKey(recipient);
  const written = writtenAddress(recipient);
  if (!written) return { key, kind: null, rest: '' };
  const { network, prefix, compared } = written;
  return { key, kind: `${network} ${prefix}`, rest: compared.slice(prefix.length).toLowerCase() };
}

const knownLooks = new WeakMap<KnownRecipient, Looks>();

/**
 * The prepared form of a known recipient. It is cached, because each keystroke compares all recipients, maybe
 * thousands.
 */
function looksOfKnown(known: KnownRecipient): Looks {
  const before = knownLooks.get(known);
  if (before) return before;
  const made = looksOf(known.recipient);
  knownLooks.set(known, made);
  return made;
}

/** The number of characters that two texts have in common at the start or at the end. */
function inCommon(a: string, b: string, from: 'start' | 'end'): number {
  let count = 0;
  const at = (text: string) => text.at(from === 'start' ? count : -1 - count);
  while (count < a.length && at(a) === at(b)) count += 1;
  return count;
}

function isAlike(a: Looks, b: Looks): boolean {
  if (a.kind !== b.kind || a.key === b.key) return false;
  const start = inCommon(a.rest, b.rest, 'start');
  const end = inCommon(a.rest, b.rest, 'end');
  return Math.min(start, end) >= ALIKE_AT_AN_END && start + end >= ALIKE;
}

/**
 * Whether two different addresses begin and end alike: the same kind of address, and eight characters in common after
 * its prefix (`0x`, `bc1q`, `addr1q`) and at its end, at least three at each.
 */
export function looksLike(address: string, other: string): boolean {
  return isAlike(looksOf(address), looksOf(other));
}

/** The first known recipient that an address looks like; undefined for a known address. */
export function lookAlike(
  address: string,
  known: readonly KnownRecipient[],
): KnownRecipient | undefined {
  const looks = looksOf(address);
  if (known.some((one) => looksOfKnown(one).key === looks.key)) return undefined;
  return known.find((one) => isAlike(looks, looksOfKnown(one)));
}

/** Whether this recipient was paid before. */
export function wasPaid(recipient: string, known: readonly KnownRecipient[]): boolean {
  const key = recipientKey(recipient);
  return known.some((one) => one.paidAt !== undefined && looksOfKnown(one).key === key);
}

/** A run of characters of an address: either all equal to those of another address, or all different. */
export interface DifferenceRun {
  readonly text: string;
  readonly differs: boolean;
}

/**
 * The characters of an address in runs that are equal to another address or differ from it. Addresses of the same
 * length are compared by position. Otherwise everything between the common beginning and the common end differs. The
 * case of letters counts only if the network is case-sensitive.
 */
export function differences(address: string, other: string): readonly DifferenceRun[] {
  const a = writtenAddress(address)?.compared ?? address.trim();
  const b = writtenAddress(other)?.compared ?? other.trim();
  const differsAt = a.length === b.length ? placeByPlace(a, b) : inTheMiddle(a, b);
  const runs: { text: string; differs: boolean }[] = [];
  for (const [index, character] of address.trim().split('').entries()) {
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
): { readonly first: number; readonly last: number } | undefined {
  const runs = differences(address, other);
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
  // The lengths differ, so this ends at the end of the shorter one at the latest.
  while (a[start] === b[start]) start += 1;
  let end = 0;
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  return (index: number) => index >= start && index < a.length - end;
}

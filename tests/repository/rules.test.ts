import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { claims } from './claims';
import { NAMED_RULES, PROOFS } from './proofs';
import { SPECIFICATION } from './specification';

/*
 * Tests three lists:
 *
 * - The rules of the specification: the comment of a story or test names each rule.
 * - The faults in docs/reliability.md, with the stories and tests that show their results: each listed story and test
 *   exists.
 * - The sentences about a success, in the same document: each such sentence of the code is listed.
 */

const rules = Object.values(SPECIFICATION).flatMap((section) => Object.keys(section));

describe('the specification', () => {
  it('has a proof for every rule', () => {
    const proved = new Set(PROOFS.flatMap((proof) => proof.rules));
    expect(rules.filter((id) => !proved.has(id))).toEqual([]);
  });

  it('contains every rule that a proof names', () => {
    expect(NAMED_RULES.filter((id) => !rules.includes(id))).toEqual([]);
  });

  it('is named only directly above a story or a test', () => {
    expect(PROOFS.flatMap((proof) => proof.rules)).toEqual(NAMED_RULES);
  });

  it('has each id once', () => {
    expect(rules.length).toBe(new Set(rules).size);
  });
});

interface Fault {
  readonly fault: string;
  readonly proofs: readonly string[];
}

/** Parses a list into faults. The proofs of a fault are the indented lines below it. */
function faultsOf(markdown: string): Fault[] {
  return [...markdown.matchAll(/^- (.+)\n((?: {2}- .+\n)*)/gm)].map(
    ([, fault = '', proofs = '']) => ({
      fault,
      proofs: [...proofs.matchAll(/- (.+)/g)].map(([, proof = '']) => proof),
    }),
  );
}

/** Matches a title of `it.each` with any values. */
const PLACEHOLDER = /%[sdifjoO]|\$[\w.]+/g;
const matches = (name: string, title: string) =>
  name === title ||
  (/\w/.test(title.replace(PLACEHOLDER, '')) &&
    new RegExp(
      `^${title.replace(/[.*+?^{}()|[\]\\]/g, '\\$&').replace(PLACEHOLDER, '.+')}$`,
      's',
    ).test(name));

/**
 * Returns whether a proof exists: either as an exported story, or as the whole title of a test or of a group of tests.
 * The titles of groups may precede the title.
 */
function exists(proof: string): boolean {
  const [place = '', ...names] = proof.split(' › ');
  if (names.length === 0) return false;
  return PROOFS.some(({ file, path }) => {
    if (place !== file && place !== basename(file, '.stories.tsx')) return false;
    const last = path.slice(-names.length);
    return (
      last.length === names.length && last.every((title, at) => matches(names[at] ?? '', title))
    );
  });
}

describe('the list of faults', () => {
  const [, list = ''] = readFileSync('docs/reliability.md', 'utf8').split(
    '\n## Faults and screens\n',
  );
  const faults = faultsOf(list.replace(/\n## [^]*/, ''));

  it('has more than 55 entries', () => {
    expect(faults.length).toBeGreaterThan(55);
  });

  it('has a proof for every fault', () => {
    expect(faults.filter(({ proofs }) => proofs.length === 0)).toEqual([]);
  });

  it('contains only proofs that exist', () => {
    expect(faults.flatMap(({ proofs }) => proofs).filter((proof) => !exists(proof))).toEqual([]);
  });
});

/** Sentences that match as well, but describe a state, a plan or a page, and do not end an action. */
const DESCRIPTIONS = [
  'Reset password',
  'This payment has already been made.',
  'Last paid {moment}',
  'Your wallets, their history, your contacts and your choices in them are removed from this device. The sample wallets start again. The theme and the language stay.',
  'Your wallets are encrypted on this device.',
  'This contact is already saved',
  'Your data is encrypted on this device with your passphrase.',
  'This backup is encrypted.',
  'Locked',
  'Other wallets are kept now',
  'The data on this device was replaced in another tab.',
  'The data on this device was erased in another tab.',
  'Made like money: precise and hard to get wrong.',
  'What is stored',
  'Two settings, on your own device: the theme and the language. They are kept in your browser’s local storage under the keys “theme” and “florin.language”. Clearing the data of this site removes them.',
  'What is sent',
];

describe('the sentences about a success', () => {
  const [, list = ''] = readFileSync('docs/reliability.md', 'utf8').split(
    '\n### Sentences about a success\n',
  );
  const listed = [...list.replace(/\n### [^]*/, '').matchAll(/`([^`]+)`/g)].map(
    ([, sentence]) => sentence,
  );

  it('are all listed, with a test in which the action fails', () => {
    expect(claims().filter((one) => ![...listed, ...DESCRIPTIONS].includes(one))).toEqual([]);
  });

  it('are found by their participles', () => {
    expect(claims()).toContain('Everything was erased.');
    expect(claims()).not.toContain('The file could not be saved. Please try again.');
  });
});

describe('a proof', () => {
  it('is recognised only if it exists', () => {
    expect(exists('HomePage › Base')).toBe(true);
    expect(exists('HomePage › NoSuchStory')).toBe(false);
    expect(exists('NoSuchPage › Base')).toBe(false);
    expect(exists('src/domain/user.test.ts › can read %j')).toBe(true);
    expect(exists('src/domain/user.test.ts › an email address › can read "a@b.co"')).toBe(true);
    expect(exists('src/domain/user.test.ts › initials › can read "a@b.co"')).toBe(false);
    expect(exists('src/domain/user.test.ts › can')).toBe(false);
    expect(exists('src/domain/user.test.ts › no such title')).toBe(false);
  });
});

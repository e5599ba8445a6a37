import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { NAMED_RULES, PROOFS } from './proofs';
import { SPECIFICATION } from './specification';

/*
 * Tests two lists:
 *
 * - The rules of the specification: the comment of a story or test names each rule.
 * - The faults in docs/reliability.md, with the stories and tests that show their results: each listed story and test
 *   exists.
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

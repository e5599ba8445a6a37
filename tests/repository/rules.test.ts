import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/*
 * docs/rules.md lists every rule of the specification with the stories and tests that prove it. docs/reliability.md
 * does the same for faults. The tests check that every listed story and test exists.
 */

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(`${ROOT}/${file}`, 'utf8');

const stories = new Map(
  readdirSync(`${ROOT}/src/stories`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => [basename(file, '.stories.tsx'), `src/stories/${file}`]),
);

interface Rule {
  readonly rule: string;
  readonly proofs: readonly string[];
}

/** Parses a list into rules. The proofs of a rule are the indented lines below it. */
function rulesOf(markdown: string): Rule[] {
  return [...markdown.matchAll(/^- (.+)\n((?: {2}- .+\n)*)/gm)].map(
    ([, rule = '', proofs = '']) => ({
      rule,
      proofs: [...proofs.matchAll(/- (.+)/g)].map(([, proof = '']) => proof),
    }),
  );
}

/** Returns whether a proof exists: either as an exported story, or as these words in a test file. */
function exists(proof: string): boolean {
  const [place = '', name = ''] = proof.split(' › ');
  if (name === '') return false;
  if (/\.(test|spec)\.ts$/.test(place)) return read(place).includes(name);
  const file = stories.get(place);
  return file !== undefined && new RegExp(`^export const ${name} =`, 'm').test(read(file));
}

/** Returns the section of a text below a heading. */
const below = (heading: string, markdown: string) =>
  markdown.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';

describe.each([
  ['rules', 160, read('docs/rules.md')],
  ['faults', 55, below('Faults and screens', read('docs/reliability.md'))],
])('the list of %s', (_name, least, markdown) => {
  const rules = rulesOf(markdown);

  it(`has more than ${least} entries`, () => {
    expect(rules.length).toBeGreaterThan(least);
  });

  it('has a proof for every rule', () => {
    expect(rules.filter(({ proofs }) => proofs.length === 0)).toEqual([]);
  });

  it('contains only proofs that exist', () => {
    expect(rules.flatMap(({ proofs }) => proofs).filter((proof) => !exists(proof))).toEqual([]);
  });
});

describe('a proof', () => {
  it('is recognised only if it exists', () => {
    expect(exists('HomePage › Base')).toBe(true);
    expect(exists('HomePage › NoSuchStory')).toBe(false);
    expect(exists('NoSuchPage › Base')).toBe(false);
    expect(exists('src/domain/user.test.ts › no such words in it')).toBe(false);
  });
});

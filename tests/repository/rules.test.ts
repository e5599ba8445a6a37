import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';

/*
 * docs/rules.md lists every rule of the specification with the stories and tests that prove it. docs/reliability.md
 * does the same for faults. The tests check that every listed story and test exists.
 */

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(`${ROOT}/${file}`, 'utf8');

const stories = new Map(
  ['src/stories', 'packages/payment-steps/stories'].flatMap((folder) =>
    readdirSync(`${ROOT}/${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.stories.tsx'))
      .map((file) => [basename(file, '.stories.tsx'), `${folder}/${file}`] as const),
  ),
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

type Node = { readonly [key: string]: unknown; readonly type: string };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** Returns the name of the function that a call begins with: `it` for `it.each(rows)('title', run)`. */
function calledName(node: unknown): unknown {
  if (!isNode(node)) return undefined;
  return node['name'] ?? calledName(node['callee'] ?? node['object'] ?? node['tag']);
}

/** Returns a title as it is in the code. The values in a template literal become `%s`. */
function titleOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (typeof node['value'] === 'string') return node['value'];
  const texts = node['quasis'] as { value: { cooked: string } }[] | undefined;
  return texts?.map(({ value }) => value.cooked).join('%s');
}

/** Lists the titles of the tests in code and of their groups. The titles of a test's groups precede its own. */
function titlesIn(code: unknown, groups: readonly string[] = []): (readonly string[])[] {
  if (Array.isArray(code)) return code.flatMap((part) => titlesIn(part, groups));
  if (!isNode(code)) return [];
  const isTest = (['describe', 'it', 'test'] as unknown[]).includes(calledName(code));
  const title = isTest ? titleOf((code['arguments'] as unknown[] | undefined)?.[0]) : undefined;
  const path = title === undefined ? groups : [...groups, title];
  return [...(title === undefined ? [] : [path]), ...titlesIn(Object.values(code), path)];
}

const titles = new Map<string, readonly (readonly string[])[]>();

/** Returns the titles in a test file. */
function titlesOf(file: string) {
  const known = titles.get(file) ?? titlesIn(parseAst(read(file), { lang: 'ts' }).body);
  titles.set(file, known);
  return known;
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
  if (/\.(test|spec)\.ts$/.test(place)) {
    return titlesOf(place).some((path) => {
      const last = path.slice(-names.length);
      return (
        last.length === names.length && last.every((title, at) => matches(names[at] ?? '', title))
      );
    });
  }
  const file = stories.get(place);
  return file !== undefined && new RegExp(`^export const ${names[0]} =`, 'm').test(read(file));
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
    expect(exists('src/domain/user.test.ts › can read %j')).toBe(true);
    expect(exists('src/domain/user.test.ts › an email address › can read "a@b.co"')).toBe(true);
    expect(exists('src/domain/user.test.ts › initials › can read "a@b.co"')).toBe(false);
    expect(exists('src/domain/user.test.ts › can')).toBe(false);
    expect(exists('src/domain/user.test.ts › no such title')).toBe(false);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/*
 * docs/rules.md says of every rule of the specification what proves it. This reads the table, so that
 * a rule cannot lose its proof without anybody noticing.
 */

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(`${ROOT}/${file}`, 'utf8');

const stories = new Map(
  readdirSync(`${ROOT}/src/stories`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => [basename(file, '.stories.tsx'), `src/stories/${file}`]),
);

interface Row {
  readonly rule: string;
  readonly proofs: readonly string[];
}

/** The rows of all tables, without their heads. */
function rowsOf(markdown: string): Row[] {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| rule\b/.test(line) && !line.startsWith('| -'))
    .map((line) => {
      const [, rule = '', proofs = ''] = line.split('|').map((cell) => cell.trim());
      return {
        rule,
        proofs: proofs
          .split(';')
          .map((proof) => proof.trim())
          .filter(Boolean),
      };
    });
}

/** Whether a proof exists: an exported story, or a test whose title has these words. */
function exists(proof: string): boolean {
  const [place = '', name = ''] = proof.split(' › ');
  if (name === '') return false;
  if (/\.(test|spec)\.ts$/.test(place)) return read(place).includes(name);
  const file = stories.get(place);
  return file !== undefined && new RegExp(`^export const ${name} =`, 'm').test(read(file));
}

describe('the table of rules', () => {
  const rows = rowsOf(read('docs/rules.md'));

  it('is there', () => {
    expect(rows.length).toBeGreaterThan(90);
  });

  it('has a proof for every rule', () => {
    expect(rows.filter(({ proofs }) => proofs.length === 0)).toEqual([]);
  });

  it('names only proofs that exist', () => {
    expect(rows.flatMap(({ proofs }) => proofs).filter((proof) => !exists(proof))).toEqual([]);
  });

  it('would notice a proof that does not exist', () => {
    expect(exists('HomePage › Base')).toBe(true);
    expect(exists('HomePage › NoSuchStory')).toBe(false);
    expect(exists('NoSuchPage › Base')).toBe(false);
    expect(exists('src/domain/user.test.ts › no such words in it')).toBe(false);
  });
});

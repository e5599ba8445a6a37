import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { digestLine, digestOf, sectionsOf } from '../../scripts/lib/changelog.mjs';

/*
 * That the surface is the one in docs/api is a test of tests/lib, which has the built package. Here is all that can be
 * known without a build: each version says what it brought.
 */

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const read = (path: string) => readFileSync(`${ROOT}/${path}`, 'utf8');

const sections = sectionsOf(read('CHANGELOG.md'));

describe('CHANGELOG.md', () => {
  it('has its versions in order, newest first, down to the first', () => {
    const asNumbers = sections.map(({ version }) => version.split('.').map(Number));
    const inOrder = asNumbers.toSorted((a, b) => {
      const index = a.findIndex((part, i) => part !== b[i]);
      return index === -1 ? 0 : (b[index] ?? 0) - (a[index] ?? 0);
    });
    expect(asNumbers).toEqual(inOrder);
    expect(sections.at(-1)?.version).toBe('1.0.0');
  });

  it('knows the version of package.json', () => {
    const { version } = JSON.parse(read('package.json')) as { readonly version: string };
    expect(sections.map((section) => section.version)).toContain(version);
  });

  it('was written for the surface in docs/api', () => {
    const report = read('docs/api/florin.api.md');
    expect(sections[0]?.entries).toMatch(/^- /m);
    expect(
      sections[0]?.digest,
      `Add an entry to CHANGELOG.md, and end its section with ${digestLine(report)}`,
    ).toBe(digestOf(report));
  });
});

describe('a changelog', () => {
  it('is read section by section', () => {
    const text =
      '# Changelog\n\nWords.\n\n## 1.1.0, not yet released\n\n- A `b`.\n\nAPI: 0123456789ab\n\n## 1.0.0\n\n- First.\n';
    expect(sectionsOf(text)).toEqual([
      { version: '1.1.0', entries: '- A `b`.', digest: '0123456789ab' },
      { version: '1.0.0', entries: '- First.', digest: undefined },
    ]);
    expect(sectionsOf(text.replaceAll('\n', '\r\n'))).toEqual(sectionsOf(text));
  });

  it('without a version in a heading is refused', () => {
    expect(() => sectionsOf('## Unreleased\n')).toThrow('names no version: Unreleased');
  });

  it('has digests that are twelve digits of a SHA-256', () => {
    // FIPS 180-2, appendix B.1: the SHA-256 of `abc` begins with ba7816bf 8f01cfea.
    expect(digestOf('abc')).toBe('ba7816bf8f01');
    expect(digestLine('abc')).toBe('API: ba7816bf8f01');
    expect(digestOf('a\r\nb')).toBe(digestOf('a\nb'));
  });
});

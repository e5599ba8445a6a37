import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { digestLine, digestOf, sectionsOf } from '../../scripts/lib/changelog.mjs';
import { surfaceOf } from '../../scripts/lib/surface.mjs';
import { ROOT } from './project.ts';

/** As `npm run build:lib` left it. */
const built = join(ROOT, 'dist-lib');

const read = (...path: readonly string[]) => readFileSync(join(ROOT, ...path), 'utf8');

const report = read('docs', 'api', 'florin.api.md');

/** The lines that one text has and the other has not. */
const onlyIn = (text: string, other: string) => {
  const known = new Set(other.split('\n'));
  return text.split('\n').filter((line) => line.trim() !== '' && !known.has(line));
};

test.describe('the public surface', () => {
  test('is the one that is written down', async () => {
    const surface = await surfaceOf(built);
    const difference = { added: onlyIn(surface, report), gone: onlyIn(report, surface) };
    expect(
      difference,
      'The public surface has changed: add an entry to CHANGELOG.md, then npm run api.',
    ).toEqual({ added: [], gone: [] });
    // Lines in another order are another digest, too.
    expect(surface, 'npm run api').toBe(report);
  });

  test('has declarations, types of other modules, CSS variables and peers', () => {
    expect(report).toContain('- `florin/BalanceCard`\n');
    expect(report).toContain('- `react` ^19.0.0\n');
    expect(report).toContain('- `--mui-palette-gold-main`\n');
    expect(report).toContain('interface TypographyPropsVariantOverrides {\n');
    expect(report).toContain('\ninterface BalanceCardProps');
    // A type behind a public one, without a public name of its own.
    expect(report).toContain('\ninterface MenuSurface {\n');
  });
});

test('the newest section of CHANGELOG.md was written for this surface', () => {
  const [newest] = sectionsOf(read('CHANGELOG.md'));
  expect(
    newest?.digest,
    `The public surface has changed: add an entry to CHANGELOG.md, and end its section with ${digestLine(report)}`,
  ).toBe(digestOf(report));
});

import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { LAYERS } from '../../scripts/lint/layers.mjs';

/* docs/architecture.md draws the layers, and lists the files that three paths cross. */

const PAGE = readFileSync('docs/architecture.md', 'utf8');

/** Those who call an adapter and those who are one import this interface, and not each other. */
const INTERFACE = 'src/backend/walletAdapter.ts';

/** The browser submits the form of a button, and React's context gave the store's actions to the sheet before that. */
const WITHOUT_IMPORT = /\/(?:Form\.tsx|orderActions\.ts)$/;

/** The files of a path: in memory, and with those in their place over HTTP. */
function pathOf(title: string) {
  const text = PAGE.split('\n## ').find((part) => part.startsWith(`${title}\n`)) ?? '';
  const listed = (mark: string) =>
    [...text.matchAll(new RegExp(`^${mark} \`(src/[^\`]+)\`: \\S`, 'gm'))].map(
      ([, file = '']) => file,
    );
  const [from, to] = (/ 1?\d to \d+:/.exec(text)?.[0] ?? '0 to 0').match(/\d+/g)?.map(Number) ?? [];
  const files = listed('\\d+\\.');
  return {
    files,
    overHttp: files.toSpliced(Number(from) - 1, Number(to) - Number(from) + 1, ...listed('-')),
  };
}

/** The files that a file imports, types included. */
function importsOf(file: string): string[] {
  const specifiers = readFileSync(file, 'utf8').matchAll(/(?:from |import\()'(\.[^']+)'/g);
  return [...specifiers].flatMap(([, specifier = '']) =>
    ['.ts', '.tsx'].map((ending) => posix.join(posix.dirname(file), specifier) + ending),
  );
}

/** The files of a path that no file before them imports, is imported by, or calls through the interface. */
function unconnected(files: readonly string[]): string[] {
  const imports = new Map(files.map((file) => [file, new Set(importsOf(file))]));
  const uses = (one: string, other: string) => imports.get(one)?.has(other) === true;
  const meet = (one: string, other: string) =>
    uses(one, other) || uses(other, one) || (uses(one, INTERFACE) && uses(other, INTERFACE));
  return files.filter(
    (file, index) =>
      index > 0 &&
      !WITHOUT_IMPORT.test(file) &&
      !files.slice(0, index).some((before) => meet(file, before)),
  );
}

it('the drawing of the layers is their table', () => {
  const arrows = [...PAGE.matchAll(/^ {2}(\w+) (-->|-\.->) (\w+)$/gm)];
  const below = (layer: string): string[] =>
    arrows
      .filter(([, from]) => from === layer)
      .flatMap(([, , arrow, to = '']) => (arrow === '-->' ? [to, ...below(to)] : [to]));
  for (const [layer, table] of Object.entries(LAYERS))
    expect([layer, ...new Set(below(layer))].toSorted()).toEqual([layer, ...table].toSorted());
});

it('a payment crosses at most 20 files, and 25 over HTTP', () => {
  const { files, overHttp } = pathOf('A payment');
  expect(files.length).toBeLessThanOrEqual(20);
  expect(overHttp.length).toBeLessThanOrEqual(25);
  expect(PAGE).toContain(`${files.length} files in memory and ${overHttp.length} over HTTP`);
});

it.each(['A payment', 'A price tick', 'A change of language'])(
  '%s goes from file to file by imports, or through the interface of back ends',
  (title) => {
    for (const files of Object.values(pathOf(title))) {
      expect(files.length).toBeGreaterThan(9);
      expect(files.filter((file) => !existsSync(file))).toEqual([]);
      expect(unconnected(files)).toEqual([]);
    }
  },
);

import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { LAYERS } from '../../scripts/lint/layers.mjs';

/*
 * Tests docs/architecture.md, which shows the layers, and lists the files that take part in a change of prices and of
 * the language, in order. payment.test.tsx tests its list of a payment.
 */

const PAGE = readFileSync('docs/architecture.md', 'utf8');

/** The interface of a back end. Callers and implementations import this file instead of each other. */
const INTERFACE = 'src/adapters/walletAdapter.ts';

/** Returns the listed files of an operation, for the simulated back end and for a back end over HTTP. */
function pathOf(title: string) {
  const text = PAGE.split('\n## ').find((part) => part.startsWith(`${title}\n`)) ?? '';
  const listed = (mark: string) =>
    [...text.matchAll(new RegExp(`^${mark} \`((?:src|packages)/[^\`]+)\`: \\S`, 'gm'))].map(
      ([, file = '']) => file,
    );
  const [from, to] = (/ 1?\d to \d+:/.exec(text)?.[0] ?? '0 to 0').match(/\d+/g)?.map(Number) ?? [];
  const files = listed('\\d+\\.');
  return {
    files,
    overHttp: files.toSpliced(Number(from) - 1, Number(to) - Number(from) + 1, ...listed('-')),
  };
}

/** Returns the files that a file imports, including imports of types. */
function importsOf(file: string): string[] {
  const specifiers = readFileSync(file, 'utf8').matchAll(/(?:from |import\()'([.#][^']+)'/g);
  return [...specifiers].flatMap(([, specifier = '']) => {
    const module = specifier.startsWith('#')
      ? specifier.slice(1)
      : posix.join(posix.dirname(file), specifier);
    return ['.ts', '.tsx'].map((ending) => module + ending);
  });
}

/** Returns the files that are connected to no earlier file, either by an import or by the interface of back ends. */
function unconnected(files: readonly string[]): string[] {
  const imports = new Map(files.map((file) => [file, new Set(importsOf(file))]));
  const uses = (one: string, other: string) => imports.get(one)?.has(other) === true;
  const areConnected = (one: string, other: string) =>
    uses(one, other) || uses(other, one) || (uses(one, INTERFACE) && uses(other, INTERFACE));
  return files.filter(
    (file, index) =>
      index > 0 && !files.slice(0, index).some((before) => areConnected(file, before)),
  );
}

it('the diagram of the layers matches scripts/lint/layers.mjs', () => {
  const arrows = [...PAGE.matchAll(/^ {2}(\w+) (-->|-\.->) (\w+)$/gm)];
  const below = (layer: string): string[] =>
    arrows
      .filter(([, from]) => from === layer)
      .flatMap(([, , arrow, to = '']) => (arrow === '-->' ? [to, ...below(to)] : [to]));
  for (const [layer, table] of Object.entries(LAYERS))
    expect([layer, ...new Set(below(layer))].toSorted()).toEqual([layer, ...table].toSorted());
});

it.each(['A price tick', 'A change of language'])(
  'the files of "%s" are connected by imports or the interface of back ends',
  (title) => {
    for (const files of Object.values(pathOf(title))) {
      expect(files).not.toEqual([]);
      expect(files.filter((file) => !existsSync(file))).toEqual([]);
      expect(unconnected(files)).toEqual([]);
    }
  },
);

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { takesProps } from '../../.storybook/docs/takesProps';
import { FILES, storiesOf } from './stories';

/*
 * Tests the rule by which the docs page of a component shows its props. tests/site/docsProps.spec.ts tests the built
 * pages.
 */

const SOURCES = import.meta.glob(['../../src/components/**/*.tsx', '../../packages/*/src/*.tsx']);

/** Returns whether the source of a component declares an interface or a type for its props. */
function declaresProps(name: string): boolean {
  const file = Object.keys(SOURCES).find((path) => path.endsWith(`/${name}.tsx`));
  if (file === undefined) throw new Error(`${name} has no source.`);
  const source = readFileSync(fileURLToPath(new URL(file, import.meta.url)), 'utf8');
  return new RegExp(`\\b(?:interface|type) ${name}Props\\b`).test(source);
}

it('the docs page of every component with props shows them, also if its stories have no args', async () => {
  const known = await Promise.all(
    FILES.map(async ([file, load]) => {
      const name = file.replace(/^.*\/(.+)\.stories\.tsx$/, '$1');
      const [first] = await storiesOf(load);
      const isShown = takesProps(first?.meta.component);
      return { name, isShown, isDeclared: declaresProps(name) };
    }),
  );
  expect(known.filter(({ isDeclared }) => isDeclared).length).toBeGreaterThan(90);
  expect(known.filter(({ isShown, isDeclared }) => isShown !== isDeclared)).toEqual([]);
});

it('a function without parameters takes no props', () => {
  expect(takesProps(() => null)).toBe(false);
  expect(takesProps((props: object) => props)).toBe(true);
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { packageFolder, readManifest } from './project.ts';

/*
 * The Markdown in the package, which assistants read: it is complete, and names nothing that does not exist.
 * tests/release/usages.spec.ts compiles its examples.
 */

const read = (path: string) => readFileSync(join(packageFolder(), path), 'utf8');

const fileOf = (name: string) => read(`llms/${name}.md`);

/** The Markdown by its paths in the package. */
const files = () =>
  ['llms.txt', ...readdirSync(join(packageFolder(), 'llms')).map((file) => `llms/${file}`)].map(
    (path) => ({ path, text: read(path) }),
  );

const componentsOf = ({ exports }: ReturnType<typeof readManifest>) =>
  Object.keys(exports).flatMap((path) => /^\.\/([A-Z]\w+)$/.exec(path)?.[1] ?? []);

test('the Markdown in the package imports only what the package exports', () => {
  const { exports } = readManifest();
  const wrong = files().flatMap(({ path, text }) =>
    [...text.matchAll(/(?:from|import) 'florin(?<path>\/[^']*)'/g)]
      .map(({ groups }) => `.${groups?.['path'] ?? ''}`)
      .filter((module) => !Object.hasOwn(exports, module))
      .map((module) => `${path}: ${module}`),
  );
  expect(wrong).toEqual([]);
});

test('it has a file for every component, and leads to no file that is missing', () => {
  const names = componentsOf(readManifest());
  expect(names).toContain('SendForm');
  const index = read('llms.txt');
  expect(names.filter((name) => !index.includes(`(llms/${name}.md): `))).toEqual([]);
  const dead = files().flatMap(({ path, text }) =>
    [...text.matchAll(/\]\((?!https?:)(?<to>[^)#]+\.(?:md|d\.ts))/g)]
      .map(({ groups }) => groups?.['to'] ?? '')
      .filter((to) => !existsSync(join(packageFolder(), path, '..', to)))
      .map((to) => `${path}: ${to}`),
  );
  expect(dead).toEqual([]);
});

test('it says of every component what it is for, when not to use it, and how', () => {
  const PARTS = ['Usage', 'Props', 'When not to use it', 'States', 'Keyboard', 'Related'];
  const missing = componentsOf(readManifest()).flatMap((name) =>
    PARTS.filter((part) => !fileOf(name).includes(`\n## ${part}\n`)).map(
      (part) => `${name}: ${part}`,
    ),
  );
  expect(missing).toEqual([]);
});

test('it has usages without spies and fixtures of the tests, props with their defaults, and texts', () => {
  const unreal = componentsOf(readManifest()).filter((name) => {
    const usage = /\n## Usage\n\n```tsx\n([\s\S]*?)```/.exec(fileOf(name))?.[1] ?? '';
    return !usage.includes(`<${name}`) || /\bfn\b[<(]|storybook|\.\.\/|testing\//.test(usage);
  });
  expect(unreal).toEqual([]);
  expect(fileOf('SendForm')).toContain("import { SendForm } from 'florin/SendForm';");
  expect(fileOf('SendForm')).toContain('| `available` | `Balances` | required | ');
  expect(fileOf('Amount')).toContain("| `precision` | `Precision` | `'display'` | ");
  expect(fileOf('BalanceCard')).toContain('| `hidden` | `boolean` | `false` | ');
  expect(fileOf('BalanceCard')).toContain("title: 'Total balance'");
});

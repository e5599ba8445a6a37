import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { packageFolder, readManifest } from './project.ts';

/*
 * Tests the Markdown files in the package, which coding assistants read. tests/release/usages.spec.ts compiles the
 * examples in these files.
 */

const read = (path: string) => readFileSync(join(packageFolder(), path), 'utf8');

const fileOf = (name: string) => read(`llms/${name}.md`);

/** Returns the path in the package and the text of each Markdown file. */
const files = () =>
  ['llms.txt', ...readdirSync(join(packageFolder(), 'llms')).map((file) => `llms/${file}`)].map(
    (path) => ({ path, text: read(path) }),
  );

const componentsOf = ({ exports }: ReturnType<typeof readManifest>) =>
  Object.entries(exports).flatMap(([path, target]) =>
    typeof target !== 'string' && target.types.startsWith('./components/')
      ? (/^\.\/([A-Z]\w+)$/.exec(path)?.[1] ?? [])
      : [],
  );

test('the Markdown imports only exports of the package', () => {
  const { exports } = readManifest();
  const wrong = files().flatMap(({ path, text }) =>
    [...text.matchAll(/(?:from|import) 'florin(?<path>\/[^']*)'/g)]
      .map(({ groups }) => `.${groups?.['path'] ?? ''}`)
      .filter((module) => !Object.hasOwn(exports, module))
      .map((module) => `${path}: ${module}`),
  );
  expect(wrong).toEqual([]);
});

test('llms.txt fits one screen', () => {
  const index = read('llms.txt');
  expect(index.split('\n').length).toBeLessThanOrEqual(40);
  expect(index.length).toBeLessThanOrEqual(4_000);
});

test('every component has a Markdown file, and no link is dead', () => {
  const names = componentsOf(readManifest());
  expect(names).toContain('SendForm');
  const index = read('llms/components.md');
  expect(names.filter((name) => !index.includes(`(${name}.md): `))).toEqual([]);
  const dead = files().flatMap(({ path, text }) =>
    [...text.matchAll(/\]\((?!https?:)(?<to>[^)#]+\.(?:md|d\.ts))/g)]
      .map(({ groups }) => groups?.['to'] ?? '')
      .filter((to) => !existsSync(join(packageFolder(), path, '..', to)))
      .map((to) => `${path}: ${to}`),
  );
  expect(dead).toEqual([]);
});

test('the Markdown file of every component has all parts', () => {
  const PARTS = ['Usage', 'Props', 'When not to use it', 'States', 'Keyboard', 'Related'];
  const missing = componentsOf(readManifest()).flatMap((name) =>
    PARTS.filter((part) => !fileOf(name).includes(`\n## ${part}\n`)).map(
      (part) => `${name}: ${part}`,
    ),
  );
  expect(missing).toEqual([]);
});

test('the Markdown files show usages without test code, props with defaults, and texts', () => {
  const withTestCode = componentsOf(readManifest()).filter((name) => {
    const usage = /\n## Usage\n\n```tsx\n([\s\S]*?)```/.exec(fileOf(name))?.[1] ?? '';
    return !usage.includes(`<${name}`) || /\bfn\b[<(]|storybook|\.\.\/|testing\//.test(usage);
  });
  expect(withTestCode).toEqual([]);
  expect(fileOf('SendForm')).toContain("import { SendForm } from 'florin/SendForm';");
  expect(fileOf('SendForm')).toContain('| `available` | `Balances` | required | ');
  expect(fileOf('Amount')).toContain("| `precision` | `Precision` | `'display'` | ");
  expect(fileOf('BalanceCard')).toContain('| `hidden` | `boolean` | `false` | ');
  expect(fileOf('BalanceCard')).toContain("title: 'Total balance'");
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { packageFolder, readManifest } from './project.ts';

/*
 * Tests the Markdown files in the package, which coding assistants read. packages/florin/tests/release/guides.spec.ts
 * compiles the examples in these files.
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
    [...text.matchAll(/\]\((?!https?:)(?<to>[^)#]+\.(?:md|d\.ts|js|json))(?=[)#])/g)]
      .map(({ groups }) => groups?.['to'] ?? '')
      .filter((to) => !existsSync(join(packageFolder(), path, '..', to)))
      .map((to) => `${path}: ${to}`),
  );
  expect(dead).toEqual([]);
});

test('the Markdown file of every component has all parts', () => {
  const PARTS = ['Props', 'When not to use it'];
  const missing = componentsOf(readManifest()).flatMap((name) =>
    PARTS.filter((part) => !fileOf(name).includes(`\n## ${part}\n`)).map(
      (part) => `${name}: ${part}`,
    ),
  );
  expect(missing).toEqual([]);
});

test('the Markdown files show the import, props, an example without test code, and texts', () => {
  const wrong = componentsOf(readManifest()).filter((name) => {
    const text = fileOf(name);
    return !text.includes(`import { ${name} } from 'florin/`) || !text.includes(`${name}Props`);
  });
  expect(wrong).toEqual([]);
  const send = fileOf('SendForm');
  expect(send).toContain("import { SendForm } from 'florin/SendForm';");
  expect(send).toContain('    available: Balances;');
  expect(send).toContain('export function SendPage() {');
  const example = /\n## Example\n\n```tsx\n([\s\S]*?)```/.exec(send)?.[1];
  expect(example).not.toMatch(/\bfn\b[<(]|storybook|'\.\.\/|testing\//);
  expect(fileOf('BalanceCard')).toContain("title: 'Total balance'");
  expect(read('components/money/BalanceCard.js')).toContain('hidden = false');
});

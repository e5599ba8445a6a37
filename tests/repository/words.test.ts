import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { WORDS } from '../../scripts/lint/words.mjs';

/*
 * Tests the words of Markdown files, and of the names of stories and tests. oxlint checks comments for the same words.
 */

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The beginnings of lines that contain a forbidden word on purpose. */
const MEANT: readonly string[] = [];

const FORBIDDEN = new RegExp(
  String.raw`(?:${WORDS.map((word) => word.replace(/^(?=\w)/, String.raw`\b`)).join('|')})\b`,
  'i',
);

const filesIn = (folders: readonly string[], pattern: RegExp) =>
  folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => join(folder, file).replaceAll('\\', '/'))
      .filter((file) => pattern.test(file)),
  );

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** Returns the texts that contain a forbidden word, each after the name of its file. */
const wrong = (file: string, texts: readonly string[]) =>
  texts
    .map((text) => text.trim())
    .filter((text) => FORBIDDEN.test(text) && !MEANT.some((meant) => text.startsWith(meant)))
    .map((text) => `${file}: ${text}`);

it('no page of the documentation contains a forbidden word', () => {
  const files = [
    ...readdirSync(ROOT).filter((file) => file.endsWith('.md')),
    ...filesIn(['docs', 'packages', 'src', '.storybook'], /\.mdx?$/),
  ];
  expect(files).toContain('packages/florin/docs/setup.md');
  const lines = (file: string) =>
    read(file)
      .replaceAll(/```[^]*?```|`[^`\n]+`|^ *- \S+ › .*$/gm, '')
      .split('\n');
  expect(files.flatMap((file) => wrong(file, lines(file)))).toEqual([]);
});

it('no name of a story or test contains a forbidden word', () => {
  const files = filesIn(['packages', 'src', 'tests'], /\.(?:stories|test|spec)\.tsx?$/);
  const names = (file: string) =>
    [
      ...read(file).matchAll(/^export const (\w+) = meta\.story\(/gm),
      ...read(file).matchAll(
        /\b(?:it|test|describe)\b[^'"`\n]*\(\s*(?<quote>['"`])(.*?)\k<quote>,/g,
      ),
    ].map((found) =>
      (found.at(-1) ?? '').replaceAll(/(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' '),
    );
  expect(files.flatMap(names)).toContain('Base');
  expect(files.flatMap((file) => wrong(file, names(file)))).toEqual([]);
});

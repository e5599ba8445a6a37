import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

/*
 * Tests that the files written by `npm run new:component` and `npm run new:page` pass the checks. The script and the
 * checks run in a copy of the repository.
 */

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const STORIES = [
  'src/stories/components/payments/FeeLine.stories.tsx',
  'src/stories/pages/BudgetsPage.stories.tsx',
];

const git = (cwd: string, ...args: readonly string[]) =>
  execFileSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 100_000_000 });

const linesOf = (text: string) => text.split('\n').filter(Boolean);

let copy: string;

/** Runs a tool of the repository in the copy. Returns the output if the tool fails, or '' if it succeeds. */
function errorsOf(tool: string, ...args: readonly string[]) {
  const { VITEST: _vitest, ...env } = process.env;
  const path = join('node_modules', tool);
  const { status, stdout, stderr } = spawnSync(process.execPath, [path, ...args], {
    cwd: copy,
    encoding: 'utf8',
    env,
  });
  return status === 0 ? '' : `${stdout}${stderr}`;
}

const changed = () =>
  linesOf(git(copy, 'ls-files', '--modified', '--others', '--exclude-standard'));

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'florin-new-component-'));
  const files = linesOf(git(ROOT, 'ls-files', '--cached', '--others', '--exclude-standard'));
  for (const file of new Set(files))
    cpSync(join(ROOT, file), join(copy, file), { recursive: true, force: true });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'junction');
  // In the copy, node_modules is a link to a folder outside. By default Vite refuses to serve files from there, so this
  // restriction is turned off.
  const config = join(copy, 'vite.config.ts');
  const served = 'server: { fs: { strict: false } }, preview: {';
  writeFileSync(config, readFileSync(config, 'utf8').replace('preview: {', served));
  git(copy, 'init', '--quiet');
  git(copy, 'add', '.');
  execFileSync(process.execPath, ['scripts/new-component.mjs', 'payments/FeeLine'], { cwd: copy });
  execFileSync(process.execPath, ['scripts/new-page.mjs', 'Budgets'], { cwd: copy });
}, 60_000);

afterAll(() => {
  rmSync(copy, { recursive: true, force: true });
}, 60_000);

it('changes three files for a component, and five for a page', () => {
  expect(changed().toSorted()).toEqual([
    'src/app/texts.ts',
    'src/components/augmentation.ts',
    'src/components/payments/FeeLine.tsx',
    'src/features/budgets/BudgetsList.tsx',
    'src/features/page/paths.ts',
    'src/pages/BudgetsPage.tsx',
    ...STORIES,
  ]);
});

it('writes code that passes Prettier, TypeScript and the linter', () => {
  expect(errorsOf('prettier/bin/prettier.cjs', '--check', ...changed())).toBe('');
  expect(errorsOf('typescript-7/bin/tsc', '--noEmit')).toBe('');
  const lint = ['-c', 'oxlint.config.mjs', '--type-aware', '--deny-warnings'];
  expect(errorsOf('oxlint/bin/oxlint', ...lint, ...changed())).toBe('');
});

it('writes code that passes the repository tests and the tests of texts', () => {
  const others = ['--exclude', '**/new{Component,Page}.test.ts'];
  const projects = ['--project', 'repository', '--project', 'unit'];
  expect(
    errorsOf('vitest/vitest.mjs', 'run', ...projects, ...others, 'tests/repository', 'messages'),
  ).toBe('');
}, 600_000);

it('writes stories that pass', () => {
  expect(errorsOf('vitest/vitest.mjs', 'run', '--project', 'storybook', ...STORIES)).toBe('');
}, 600_000);

it('writes a page that the build finds', () => {
  expect(errorsOf('vite/bin/vite.js', 'build')).toBe('');
  expect(existsSync(join(copy, 'dist/app/budgets/index.html'))).toBe(true);
}, 600_000);

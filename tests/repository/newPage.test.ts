import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';

/*
 * Tests which files `npm run new:page` writes, and which arguments it refuses.
 * packages/florin/tests/release/newComponent.test.ts runs the repository's checks on the written files.
 */

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PATHS = 'src/features/page/paths.ts';
const TEXTS = 'src/app/texts.ts';
const PAGE = 'src/pages/FixedCostsPage.tsx';

let root: string;

const create = (...args: string[]) =>
  spawnSync(process.execPath, ['scripts/new-page.mjs', '--root', root, ...args], {
    cwd: ROOT,
    encoding: 'utf8',
  });
const read = (file: string) => readFileSync(join(root, file), 'utf8');

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'florin-new-page-'));
  for (const file of [PATHS, TEXTS]) cpSync(join(ROOT, file), join(root, file));
});

afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

it('writes a page, its feature and its stories, and adds the page to the route table', () => {
  const { status, stdout } = create('FixedCosts', '--parent', 'settings');

  expect(status).toBe(0);
  expect(stdout.split('\n').slice(0, 5)).toEqual([
    PAGE,
    'src/features/fixedCosts/FixedCostsList.tsx',
    'src/stories/pages/FixedCostsPage.stories.tsx',
    PATHS,
    TEXTS,
  ]);
  expect(read(PATHS)).toContain("  profile: '/app/profile',\n  fixedCosts: '/app/fixed-costs',\n}");
  expect(read(PATHS)).toContain('  [paths.fixedCosts]: paths.settings,\n};');
  expect(read(TEXTS)).toContain(
    "import type { FixedCostsListTexts } from '../features/fixedCosts/FixedCostsList';\nimport type { FixedCostsPageTexts } from '../pages/FixedCostsPage';",
  );
  expect(read(TEXTS)).toContain(
    '    readonly FixedCostsList: FixedCostsListTexts;\n    readonly FixedCostsPage: FixedCostsPageTexts;\n  }',
  );
  expect(read(PAGE)).toContain("const english = { title: 'Fixed costs' } as const;");
});

it('leads back to the payments by default', () => {
  expect(create('Budgets').status).toBe(0);
  expect(read(PATHS)).toContain('  [paths.budgets]: paths.payments,\n};');
});

it.each([
  ['no name', []],
  ['a name in lower case', ['budgets']],
  ['two names', ['Budgets', 'Goals']],
  ['a parent that does not exist', ['Budgets', '--parent', 'nowhere']],
  ['a parent that is a public page', ['Budgets', '--parent', 'terms']],
])('refuses %s and writes nothing', (_what, args) => {
  const before = read(PATHS);
  const { status, stderr } = create(...args);

  expect(status).toBe(1);
  expect(stderr).not.toBe('');
  expect(read(PATHS)).toBe(before);
  expect(existsSync(join(root, 'src/pages'))).toBe(false);
});

it('writes no file if the page exists', () => {
  mkdirSync(join(root, 'src/pages'));
  writeFileSync(join(root, PAGE), 'kept');
  const before = read(PATHS);
  const { status, stderr } = create('FixedCosts');

  expect(status).toBe(1);
  expect(stderr).toContain(PAGE);
  expect([read(PAGE), read(PATHS)]).toEqual(['kept', before]);
});

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
 * Tests which files `npm run new:component` writes, and which arguments it refuses.
 * packages/florin/tests/release/newComponent.test.ts runs the repository's checks on the written files.
 */

const SCRIPT = fileURLToPath(new URL('../../scripts/new-component.mjs', import.meta.url));
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const LIST = 'src/components/augmentation.ts';
const COMPONENT = 'src/components/payments/FeeLine.tsx';
const STORIES = 'src/stories/components/payments/FeeLine.stories.tsx';

let root: string;

const create = (...args: string[]) =>
  spawnSync(process.execPath, [SCRIPT, '--root', root, ...args], { encoding: 'utf8' });
const read = (file: string) => readFileSync(join(root, file), 'utf8');

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'florin-new-component-'));
  mkdirSync(join(root, 'src/components/payments/send'), { recursive: true });
  cpSync(join(ROOT, LIST), join(root, LIST));
});

afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

it('writes a component with its texts, and its stories', () => {
  const { status, stdout } = create('payments/FeeLine');

  expect(status).toBe(0);
  expect(stdout).toContain('npm run visual:accept -- -g components-payments-feeline');
  expect(read(COMPONENT)).toContain(
    "const english = { label: 'Continue' } as const;\n\nexport type FeeLineTexts = typeof english;",
  );
  expect(read(LIST)).toContain(
    "import type { FeeLineProps, FeeLineTexts } from './payments/FeeLine';",
  );
  expect(read(LIST)).toContain('    FeeLine: FeeLineProps;\n  }');
  expect(read(LIST)).toContain('    readonly FeeLine: FeeLineTexts;\n  }');
  expect(read(STORIES)).toContain("from '../../../components/payments/FeeLine'");
});

it('writes a component into a subfolder, and its stories into its area', () => {
  expect(create('payments/send/FeeLine').status).toBe(0);
  expect(read('src/components/payments/send/FeeLine.tsx')).toContain(
    "import { rooted } from '../../provider/internals/rooted';",
  );
  expect(read(LIST)).toContain("from './payments/send/FeeLine';");
  expect(read(STORIES)).toContain("from '../../../components/payments/send/FeeLine'");
});

it.each([
  ['nothing', []],
  ['no area', ['FeeLine']],
  ['a name in lower case', ['payments/feeLine']],
  ['a missing subfolder', ['payments/fees/FeeLine']],
  ['a path outside the components', ['../FeeLine']],
  ['a missing area', ['payment/FeeLine']],
  ['two at once', ['payments/FeeLine', 'payments/FeeTotal']],
])('refuses %s and writes nothing', (_what, args) => {
  const { status, stderr } = create(...args);

  expect(status).toBe(1);
  expect(stderr).not.toBe('');
  expect(existsSync(join(root, 'src/stories'))).toBe(false);
});

it('starts a new area with --new-area', () => {
  expect(create('charts/Sparkline', '--new-area').status).toBe(0);
  expect(existsSync(join(root, 'src/components/charts/Sparkline.tsx'))).toBe(true);
});

it('writes no file if one of the files exists', () => {
  writeFileSync(join(root, COMPONENT), 'kept');
  const { status, stderr } = create('payments/FeeLine');

  expect(status).toBe(1);
  expect(stderr).toContain(COMPONENT);
  expect(read(COMPONENT)).toBe('kept');
  expect(existsSync(join(root, STORIES))).toBe(false);
});

import { expect, test } from '@playwright/test';
import { archive, ROOT, run } from '../lib/project.ts';

/** Runs a program of this checkout's node_modules. */
const runOwn = (...args: readonly string[]) =>
  run('npm', ['exec', '--offline', '--', ...args], ROOT);

test('publint reports no problem', () => {
  const { output } = runOwn('publint', 'run', archive(), '--strict');
  expect(output).toContain('All good!');
});

test('a dry run of publishing accepts the archive', () => {
  const { ok, output } = run('npm', ['publish', archive(), '--dry-run', '--offline'], ROOT);
  expect(ok, output).toBe(true);
  // npm corrects an invalid manifest with a warning.
  expect(output).not.toContain('auto-corrected');
  expect(output).toMatch(/\+ florin@\d+\.\d+\.\d+/);
});

/*
 * The profile `esm-only` does not check `require` and the module resolution of Node 10. The package contains only ES
 * modules, and their names are defined in `exports`.
 */
test('Are the types wrong? reports no problem', () => {
  const options = ['--profile', 'esm-only', '--no-definitely-typed', '--format', 'ascii'];
  const { ok, output } = runOwn('attw', archive(), ...options);
  expect(ok, output).toBe(true);
  expect(output).toContain('"florin/base.css"');
});

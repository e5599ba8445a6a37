import { expect, test } from '@playwright/test';
import { archive, ROOT, run } from '../lib/project.ts';

/** Runs a program from the `node_modules` of this checkout. */
const runOwn = (...args: readonly string[]) =>
  run('npm', ['exec', '--offline', '--', ...args], ROOT);

test('publint reports no problem', () => {
  const { output } = runOwn('publint', 'run', archive(), '--strict');
  expect(output).toContain('All good!');
});

test('a dry run of publishing accepts the archive', () => {
  const { ok, output } = run('npm', ['publish', archive(), '--dry-run', '--offline'], ROOT);
  expect(ok, output).toBe(true);
  // If the manifest is invalid, npm corrects it and prints this warning.
  expect(output).not.toContain('auto-corrected');
  expect(output).toMatch(/\+ florin@\d+\.\d+\.\d+/);
});

/*
 * The profile `esm-only` skips the checks for `require` and for the module resolution of Node 10, which Florin does not
 * support: the package contains only ES modules, and its manifest defines their names in `exports`.
 */
test('Are the types wrong? reports no problem', () => {
  const options = ['--profile', 'esm-only', '--no-definitely-typed', '--format', 'ascii'];
  const { ok, output } = runOwn('attw', archive(), ...options);
  expect(ok, output).toBe(true);
  expect(output).toContain('"florin/base.css"');
});

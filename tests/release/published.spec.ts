import { expect, test } from '@playwright/test';
import { archive, ROOT, run } from '../lib/project.ts';

/** Runs a program of this checkout. */
const runOwn = (...args: readonly string[]) =>
  run('npm', ['exec', '--offline', '--', ...args], ROOT);

test('publint finds nothing', () => {
  const { output } = runOwn('publint', 'run', archive(), '--strict');
  expect(output).toContain('All good!');
});

/*
 * The profile `esm-only` leaves out whether `require` and the module resolution of Node 10 find the package: it
 * is ES modules alone, under names that only `exports` has.
 */
test('Are the types wrong? finds nothing', () => {
  const options = ['--profile', 'esm-only', '--no-definitely-typed', '--format', 'ascii'];
  const { ok, output } = runOwn('attw', archive(), ...options);
  expect(ok, output).toBe(true);
  expect(output).toContain('"florin/base.css"');
});

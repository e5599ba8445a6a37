import { expect, test } from '@playwright/test';
import { archive, ROOT, run } from '../lib/project.ts';

/** Runs a program of this checkout's node_modules. */
const runOwn = (...args: readonly string[]) =>
  run('npm', ['exec', '--offline', '--', ...args], ROOT);

test('publint reports no problem', () => {
  const { output } = runOwn('publint', 'run', archive(), '--strict');
  expect(output).toContain('All good!');
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

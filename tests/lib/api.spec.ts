import { expect, test } from '@playwright/test';
import { ROOT, run } from './project.ts';

test('the public surface is the one in docs/api/florin.api.md', () => {
  const { ok, output } = run(process.execPath, ['scripts/api.mjs', '--check'], ROOT);
  expect(ok, `npm run api writes the report, npx changeset an entry.\n${output}`).toBe(true);
});

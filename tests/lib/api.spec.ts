import { expect, test } from '@playwright/test';
import { ROOT, run } from './project.ts';

test('docs/api/florin.api.md lists the public surface', () => {
  const { ok, output } = run(process.execPath, ['scripts/api.mjs', '--check'], ROOT);
  expect(ok, `Run npm run api, and npx changeset.\n${output}`).toBe(true);
});

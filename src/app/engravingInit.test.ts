import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';

const SCRIPT = readFileSync(new URL('document/engravingInit.js', import.meta.url), 'utf8');

it.each([
  [[{ type: 'navigate' }], '/app /'],
  [[{ type: 'reload' }], null],
  [[{ type: 'back_forward' }], null],
  [[], null],
])('before the first paint, after the navigation %j, the document is marked: %j', (all, pages) => {
  const dataset: { engraving?: string } = {};
  runInNewContext(SCRIPT, {
    document: { documentElement: { dataset } },
    performance: { getEntriesByType: (kind: string) => (kind === 'navigation' ? all : []) },
  });
  expect(dataset.engraving ?? null).toBe(pages);
});

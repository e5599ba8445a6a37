import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { packageFolder, readManifest } from './project.ts';

test('the handbook in the package imports only what the package exports', () => {
  const { exports } = readManifest();
  const folder = join(packageFolder(), 'llms');
  const wrong = readdirSync(folder).flatMap((file) =>
    [
      ...readFileSync(join(folder, file), 'utf8').matchAll(
        /(?:from|import) 'florin(?<path>\/[^']*)?'/g,
      ),
    ]
      .map(({ groups }) => `.${groups?.['path'] ?? ''}`)
      .filter((path) => !Object.hasOwn(exports, path))
      .map((path) => `${file}: ${path}`),
  );
  expect(wrong).toEqual([]);
});

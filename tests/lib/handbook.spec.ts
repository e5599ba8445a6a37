import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { readUsages } from '../../scripts/handbook/handbook.ts';
import { appFolder, packageFolder, readManifest, ROOT, runTool } from './project.ts';

/** The files for machines, as the package brings them along. */
const handbook = () =>
  readdirSync(join(packageFolder(), 'llms')).map((file) => ({
    name: file.replace(/\.md$/, ''),
    text: readFileSync(join(packageFolder(), 'llms', file), 'utf8'),
  }));

test.describe('the handbook in the package', () => {
  test('imports only what the package exports', () => {
    const { exports } = readManifest();
    const wrong = handbook().flatMap(({ name, text }) =>
      [...text.matchAll(/(?:from|import) 'florin(?<path>\/[^']*)?'/g)]
        .map(({ groups }) => `.${groups?.['path'] ?? ''}`)
        .filter((path) => !Object.hasOwn(exports, path))
        .map((path) => `${name}: ${path}`),
    );
    expect(wrong).toEqual([]);
  });

  test('has examples that type-check, and so does the code of every story', async () => {
    const folder = join(appFolder(), 'src', 'handbook');
    mkdirSync(folder);
    try {
      let count = 0;
      for (const { name } of handbook())
        for (const [story, code] of await readUsages(ROOT, name)) {
          writeFileSync(join(folder, `${name}.${story}.tsx`), code);
          count += 1;
        }
      expect(count).toBeGreaterThan(700);
      const { ok, output } = runTool('typescript/bin/tsc', '--pretty', 'false');
      expect(ok, output).toBe(true);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

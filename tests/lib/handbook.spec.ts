import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { appFolder, packageFolder, readManifest, runTool } from './project.ts';

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

  test('has examples that type-check', () => {
    const folder = join(appFolder(), 'src', 'handbook');
    mkdirSync(folder);
    try {
      const usages = handbook().flatMap(({ name, text }) => {
        const code = /\n## Usage\n\n```tsx\n(?<code>[\s\S]*?)\n```/.exec(text)?.groups?.['code'];
        return code === undefined ? [] : [{ name, code }];
      });
      expect(usages.length).toBeGreaterThan(100);
      for (const { name, code } of usages) writeFileSync(join(folder, `${name}.tsx`), code);
      const { ok, output } = runTool('typescript/bin/tsc', '--pretty', 'false');
      expect(ok, output).toBe(true);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

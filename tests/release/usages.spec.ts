import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { readUsages } from '../../scripts/handbook/usage.ts';
import { appFolder, packageFolder, runTool } from '../lib/project.ts';

test('the usage examples and the code of every story type-check', async () => {
  const folder = join(appFolder(), 'src', 'handbook');
  mkdirSync(folder);
  try {
    let count = 0;
    for (const file of readdirSync(join(packageFolder(), 'llms'))) {
      const name = file.replace(/\.md$/, '');
      for (const [story, code] of await readUsages(name)) {
        writeFileSync(join(folder, `${name}.${story}.tsx`), code);
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(300);
    const { ok, output } = runTool('typescript/bin/tsc', '--pretty', 'false');
    expect(ok, output).toBe(true);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

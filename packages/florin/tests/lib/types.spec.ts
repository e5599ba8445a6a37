import { expect, test } from '@playwright/test';
import { runTool } from './project.ts';

const RESOLUTIONS = {
  bundler: [],
  nodenext: ['--module', 'nodenext', '--moduleResolution', 'nodenext'],
};

for (const [name, options] of Object.entries(RESOLUTIONS))
  test(`the example type-checks with the module resolution ${name}`, () => {
    const { ok, output } = runTool('typescript/bin/tsc', '--pretty', 'false', ...options);
    expect(ok, output).toBe(true);
  });

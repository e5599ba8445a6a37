import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { findBrowser } from '#scripts/browser.mjs';
import { exampleFolder, run } from '../lib/project.ts';

/*
 * Tests the set-ups in packages/florin/docs/testing.md with the packed library: Vitest, Jest and Storybook, and the
 * types of each.
 */

const JEST = join('jest', 'bin', 'jest.js');
const VITEST = join('vitest', 'vitest.mjs');

/** Runs a tool from the example's `node_modules`. */
const runTool = (path: string, ...args: readonly string[]) =>
  run(process.execPath, [join('node_modules', path), ...args], exampleFolder('tested-wallet'));

const SET_UPS = [
  ['Vitest', VITEST, 'run', '--project', 'unit', '--reporter', 'json'],
  ['Jest', JEST, '--json'],
  ['Storybook', VITEST, 'run', '--project', 'storybook', '--reporter', 'json'],
] as const;

for (const [name, tool, ...args] of SET_UPS)
  test(`the tests of the example pass with ${name}`, () => {
    process.env['STORYBOOK_DISABLE_TELEMETRY'] = '1';
    process.env['CHROMIUM'] = findBrowser() ?? '';
    const { ok, output } = runTool(tool, ...args, `--outputFile=${name}.json`);
    expect(ok, output).toBe(true);
    // Jest and Vitest write the same report.
    const report = readFileSync(join(exampleFolder('tested-wallet'), `${name}.json`), 'utf8');
    expect(JSON.parse(report)).toMatchObject({ numPassedTests: 3, numTotalTests: 3 });
  });

const TYPES = [
  ['Vitest', 'vitest/globals'],
  ['Jest', 'jest'],
] as const;

for (const [name, types] of TYPES)
  test(`the example compiles with the types of ${name}`, () => {
    const all = `node,vite/client,${types},@testing-library/jest-dom`;
    const { ok, output } = runTool('typescript/bin/tsc', '--pretty', 'false', '--types', all);
    expect(ok, output).toBe(true);
  });

import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildAside } from '../../scripts/buildAside.mjs';

let root = '';
const page = () => readFileSync(join(root, 'built', 'index.html'), 'utf8');

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'florin-build-'));
  mkdirSync(join(root, 'built'));
  writeFileSync(join(root, 'built', 'index.html'), 'old');
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true });
});

/** Runs builds that each write a page, and end with these codes and outputs. */
function run(...results: { code: number; output: string }[]) {
  let builds = 0;
  const build = (folder: string) => {
    mkdirSync(folder);
    writeFileSync(join(folder, 'index.html'), `new ${builds}`);
    const result = results[builds];
    builds += 1;
    if (!result) throw new Error('The build ran too often.');
    return Promise.resolve(result);
  };
  return buildAside({
    build,
    folder: join(root, 'built'),
    temporary: join(root, 'cache', 'built'),
    passing: /timed out/,
  });
}

it('replaces the folder after a build that succeeds', async () => {
  expect(await run({ code: 0, output: '' })).toBe(0);
  expect(page()).toBe('new 0');
  expect(existsSync(join(root, 'cache', 'built-replaced'))).toBe(false);
});

it('keeps the folder if the build fails', async () => {
  expect(await run({ code: 1, output: 'A file is missing.' })).toBe(1);
  expect(page()).toBe('old');
});

it('builds again if the machine was too busy', async () => {
  const busy = { code: 1, output: 'docgen worker extract 0 timed out after 120000ms' };
  expect(await run(busy, { code: 0, output: '' })).toBe(0);
  expect(page()).toBe('new 1');
});

it('keeps the folder if the machine is still too busy', async () => {
  const busy = { code: 1, output: 'docgen worker extract 0 timed out after 120000ms' };
  expect(await run(busy, busy)).toBe(1);
  expect(page()).toBe('old');
});

import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Fixture } from './houseRules';
import { GROUPS, ROOMS } from './houseRules';

/*
 * A restriction with a slip in its pattern refuses nothing, and nobody notices. So this test writes
 * the fixtures into a small house, and lints it with the real configuration.
 */

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Only a house rule refuses here; the linter's other rules do not count. */
const HOUSE_RULES = new Set(
  Object.values(GROUPS)
    .flat()
    .map(({ refusedBy }) => refusedBy),
);

interface Diagnostic {
  /** As in `eslint(no-console)`. */
  code?: string;
  filename: string;
  labels: { span: { line: number } }[];
}

let house: string;
/** From `file:line` to the rule that refused it. */
const verdicts = new Map<string, string>();
/** From a fixture to its `file:line`. */
const places = new Map<Fixture, string>();

beforeAll(() => {
  // Outside the repository no other configuration or ignore file has a say.
  house = mkdtempSync(join(tmpdir(), 'florin-house-rules-'));
  const library = ['backend', 'components', 'domain', 'messages', 'theme'].map(
    (room) => `src/${room}`,
  );
  for (const path of ['oxlint.config.mjs', 'scripts/lint', 'scripts/lib/entries.mjs', ...library]) {
    cpSync(join(ROOT, path), join(house, path), { recursive: true });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(house, 'node_modules'), 'junction');

  const files = new Map<string, Fixture[]>();
  for (const fixture of Object.values(GROUPS).flat())
    files.set(fixture.file, [...(files.get(fixture.file) ?? []), fixture]);
  for (const [file, ofFile] of files) {
    mkdirSync(dirname(join(house, file)), { recursive: true });
    writeFileSync(join(house, file), ofFile.map(({ code }) => code).join('\n'));
    ofFile.forEach((fixture, index) => places.set(fixture, `${file}:${index + 1}`));
  }

  const manifest = createRequire(import.meta.url).resolve('oxlint/package.json');
  const args = [
    join(dirname(manifest), 'bin', 'oxlint'),
    '-c',
    'oxlint.config.mjs',
    '--format=json',
  ];
  const { stdout, stderr } = spawnSync(process.execPath, [...args, ...files.keys()], {
    cwd: house,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (!stdout.startsWith('{')) throw new Error(`oxlint did not run: ${stdout}${stderr}`);
  for (const { code, filename, labels } of (JSON.parse(stdout) as { diagnostics: Diagnostic[] })
    .diagnostics) {
    // A file that does not parse is not linted, and would look law-abiding.
    if (!code) throw new Error(`A fixture in ${filename} does not parse.`);
    const rule = /\((.+)\)$/.exec(code)?.[1] ?? code;
    if (HOUSE_RULES.has(rule))
      verdicts.set(`${filename.replaceAll('\\', '/')}:${labels[0]?.span.line}`, rule);
  }
}, 60_000);

afterAll(() => {
  rmSync(house, { recursive: true, force: true });
});

describe('the rules of oxlint.config.mjs', () => {
  it.each(Object.entries(GROUPS))('refuse and allow as they should: %s', (_group, group) => {
    const wrong = group.flatMap((fixture) => {
      const place = places.get(fixture) ?? '';
      const verdict = verdicts.get(place);
      const expected = fixture.refusedBy;
      return verdict === expected
        ? []
        : [
            `${place} ${fixture.code} should be ${expected ?? 'allowed'}, is ${verdict ?? 'allowed'}`,
          ];
    });
    expect(wrong).toEqual([]);
  });

  it('know every folder of src', () => {
    expect(readdirSync(join(ROOT, 'src')).toSorted()).toEqual(ROOMS.toSorted());
  });
});

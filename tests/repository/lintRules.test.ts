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
import { FOLDERS, GROUPS, type Fixture } from './lintFixtures';

/*
 * Lints the fixtures with the repository's configuration in a temporary project. A lint rule with a mistake in its
 * pattern refuses nothing, and `npm run lint` alone would not reveal the mistake.
 */

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The rules under test. Reports of other rules are ignored. */
const RULES = new Set(
  Object.values(GROUPS)
    .flat()
    .map(({ refusedBy }) => refusedBy),
);

interface Diagnostic {
  /** The rule, such as `eslint(no-console)`. */
  code?: string;
  filename: string;
  labels: { span: { line: number } }[];
}

let project: string;
/** Maps `file:line` to the rule that refused the line. */
const refusals = new Map<string, string>();
/** Maps a fixture to its `file:line`. */
const places = new Map<Fixture, string>();

beforeAll(() => {
  // The project is outside the repository, so no other configuration or ignore file applies.
  project = mkdtempSync(join(tmpdir(), 'florin-lint-rules-'));
  const library = ['adapters', 'components', 'domain', 'messages', 'theme'].map(
    (folder) => `src/${folder}`,
  );
  const copied = [
    'oxlint.config.mjs',
    'scripts/lint',
    'packages/florin/build/entries.mjs',
    'packages',
  ];
  for (const path of [...copied, ...library]) {
    cpSync(join(ROOT, path), join(project, path), { recursive: true });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(project, 'node_modules'), 'junction');

  const files = new Map<string, Fixture[]>();
  for (const fixture of Object.values(GROUPS).flat())
    files.set(fixture.file, [...(files.get(fixture.file) ?? []), fixture]);
  for (const [file, ofFile] of files) {
    mkdirSync(dirname(join(project, file)), { recursive: true });
    writeFileSync(join(project, file), ofFile.map(({ code }) => code).join('\n'));
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
    cwd: project,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (!stdout.startsWith('{')) throw new Error(`oxlint did not run: ${stdout}${stderr}`);
  for (const { code, filename, labels } of (JSON.parse(stdout) as { diagnostics: Diagnostic[] })
    .diagnostics) {
    // The linter skips a file that does not parse, so its code would seem to be allowed.
    if (!code) throw new Error(`A fixture in ${filename} does not parse.`);
    const rule = /\((.+)\)$/.exec(code)?.[1] ?? code;
    if (RULES.has(rule))
      refusals.set(`${filename.replaceAll('\\', '/')}:${labels[0]?.span.line}`, rule);
  }
}, 60_000);

afterAll(() => {
  rmSync(project, { recursive: true, force: true });
});

describe('the rules of oxlint.config.mjs', () => {
  it.each(Object.entries(GROUPS))('refuse only the forbidden code: %s', (_group, group) => {
    const wrong = group.flatMap((fixture) => {
      const place = places.get(fixture) ?? '';
      const actual = refusals.get(place);
      const expected = fixture.refusedBy;
      return actual === expected
        ? []
        : [
            `${place} ${fixture.code}: expected ${expected ?? 'allowed'}, got ${actual ?? 'allowed'}`,
          ];
    });
    expect(wrong).toEqual([]);
  });

  it('cover every folder of src', () => {
    expect(readdirSync(join(ROOT, 'src')).toSorted()).toEqual(FOLDERS.toSorted());
  });
});

import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PARTS } from '../../scripts/test/parts.mjs';

/*
 * The runner in front of a project whose scripts only pretend: what counts as passed is decided here,
 * so nothing else would notice if it were too kind.
 */

const SCRIPTS = fileURLToPath(new URL('../../scripts', import.meta.url));
const MODULES = fileURLToPath(new URL('../../node_modules', import.meta.url));

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'florin-test-runner-'));
  cpSync(SCRIPTS, join(root, 'scripts'), { recursive: true });
  symlinkSync(MODULES, join(root, 'node_modules'), 'junction');
  // Nothing here opens a page: any program that starts will do for a browser.
  writeFileSync(join(root, 'browser'), '#!/bin/sh\n', { mode: 0o755 });
});

afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

/** Writes a program and answers the package.json script that starts it. */
function program(name: string, source: string) {
  writeFileSync(join(root, `${name}.mjs`), source);
  return `node ${name}.mjs`;
}

/** Vitest's report of tests with these results. */
function vitestReport(
  statuses: string[],
  { brokenFile = false, reports = [] as readonly string[] } = {},
) {
  const meta = { reports: reports.map((type) => ({ type })) };
  const testResults = [
    {
      status: 'passed',
      assertionResults: statuses.map((status) => ({ status, meta, fullName: `a ${status} test` })),
    },
    ...(brokenFile ? [{ name: 'broken.test.ts', status: 'failed', assertionResults: [] }] : []),
  ];
  return { testResults };
}

/** A Vitest that leaves this report behind, and ends with an exit code. */
function vitest(report: object, exit = 0) {
  return program(
    'vitest',
    `import { writeFileSync } from 'node:fs';
    const file = process.argv.find((arg) => arg.startsWith('--outputFile.json=')).split('=')[1];
    writeFileSync(file, ${JSON.stringify(JSON.stringify(report))});
    process.exit(${exit});`,
  );
}

/** A Playwright that leaves this report behind. */
function playwright(report: object) {
  return program(
    'playwright',
    `import { writeFileSync } from 'node:fs';
    writeFileSync(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE, ${JSON.stringify(JSON.stringify(report))});`,
  );
}

function run(scripts: Record<string, string>, ...args: string[]) {
  writeFileSync(join(root, 'package.json'), JSON.stringify({ type: 'module', scripts }));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'scripts', 'test.mjs'), ...args],
    { encoding: 'utf8', env: { ...process.env, FLORIN_BROWSER: join(root, 'browser') } },
  );
  return { status, stdout, stderr, lastLine: stdout.trimEnd().split('\n').at(-1) };
}

const passes = 'node -e 0';
const fails = 'node -e process.exit(1)';

// Every case starts npm, which takes its time on a small machine.
describe('npm test', { timeout: 30_000 }, () => {
  it('counts every part, and goes on after a failure', () => {
    const scripts = {
      'format:check': passes,
      lint: fails,
      'test:unit': vitest(vitestReport(['passed', 'passed'])),
    };
    const { status, stdout, lastLine } = run(scripts, '--only', 'format,lint,unit');

    expect(status).toBe(1);
    expect(lastLine).toBe('3 passed, 1 failed');
    expect(stdout).toMatch(/^lint +FAILED +0 +1 /m);
    expect(stdout).toMatch(/^unit +passed +2 +0 /m);
  });

  it('runs parts side by side, and keeps the output of each in one piece', () => {
    const says = (name: string, other: string) =>
      program(
        name,
        `import { existsSync, writeFileSync } from 'node:fs';
        const wait = () => new Promise((resolve) => setTimeout(resolve, 100));
        writeFileSync('${name}.started', '');
        while (!existsSync('${other}.started')) await wait();
        for (let i = 0; i < 3; i++) {
          console.log('${name} says ' + i);
          await wait();
        }`,
      );
    const scripts = { 'format:check': says('format', 'lint'), lint: says('lint', 'format') };
    const { stdout } = run(scripts, '--only', 'format,lint');
    const said = [...stdout.matchAll(/^\[\w+\] (\w+) says/gm)].map(([, name]) => name);
    expect(said).toEqual(['lint', 'lint', 'lint', 'format', 'format', 'format']);
  });

  it('fails a part that needs one that failed, without running it', () => {
    const scripts = { build: fails, 'test:e2e': passes };
    const { stdout, lastLine } = run(scripts, '--only', 'build,e2e');
    expect(stdout).toContain('e2e: Not run: it needs build, which failed.');
    expect(lastLine).toBe('0 passed, 2 failed');
  });

  it('leaves out what is skipped, and is green when the rest passed', () => {
    const { status, lastLine } = run({ lint: passes }, '--only', 'lint,build', '--skip', 'build');
    expect(status).toBe(0);
    expect(lastLine).toBe('1 passed, 0 failed');
  });

  it.each([['--only'], ['--skip']])('refuses a part that %s misspells', (option) => {
    const { status, stderr, lastLine } = run({}, option, 'units');
    expect(status).toBe(1);
    expect(stderr).toContain('There is no part units');
    expect(lastLine).toBe('0 passed, 1 failed');
  });

  it.each([
    ['leaves no report', () => passes, '0 passed, 1 failed'],
    ['fails after its last test', () => vitest(vitestReport(['passed']), 1), '1 passed, 1 failed'],
  ])('counts a part that %s as a failure', (_what, unit, expected) => {
    const { status, lastLine } = run({ 'test:unit': unit() }, '--only', 'unit');
    expect(status).toBe(1);
    expect(lastLine).toBe(expected);
  });

  it('names what failed at the end, where it is read first', () => {
    const specs = [
      { ok: true, file: 'site.spec.ts', title: 'a page opens' },
      { ok: false, file: 'site.spec.ts', title: 'Back leads home' },
    ];
    const report = {
      stats: { expected: 1, unexpected: 1, flaky: 0, skipped: 0 },
      suites: [{ suites: [{ specs }] }],
    };
    const scripts = {
      'test:unit': vitest(vitestReport(['passed', 'failed'], { brokenFile: true }), 1),
      'test:visual': playwright(report),
    };
    const { stdout } = run(scripts, '--only', 'unit,visual');
    expect(stdout.split('\n').filter((line) => line.includes('Failed: '))).toEqual([
      'unit: Failed: a failed test',
      'unit: Failed: broken.test.ts',
      'visual: Failed: site.spec.ts: Back leads home',
    ]);
  });

  it('neither passes nor fails pictures of another platform, and says so', () => {
    const report = {
      stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 2 },
      annotations: [{ type: 'skip', description: 'Nothing is compared: fonts differ.' }],
    };
    const scripts = { 'test:visual': playwright(report) };
    const { status, stdout, lastLine } = run(scripts, '--only', 'visual');
    expect(status).toBe(0);
    expect(stdout).toContain('visual: Nothing is compared: fonts differ.');
    expect(stdout).toMatch(/^visual +left out +0 +0 /m);
    expect(lastLine).toBe('0 passed, 0 failed');
  });
});

/** The numbers of passed and failed that a part counts in a report. */
function counted(name: string, report: object, ok = true) {
  const file = join(root, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  const counts = PARTS.find((part) => part.name === name)?.count(ok, file);
  return [counts?.passed, counts?.failed];
}

// The runner prints these numbers, as is proven above: that takes no process for each.
describe('a part', () => {
  it.each([
    ['a failed test', ['passed', 'failed'], false, 1, 1],
    ['a skipped test', ['passed', 'skipped'], true, 1, 1],
    ['a test left for later', ['passed', 'todo'], true, 1, 1],
    ['no test at all', [], true, 0, 1],
  ])('counts %s as a failure', (_what, statuses, ok, passed, failed) => {
    expect(counted('unit', vitestReport(statuses), ok)).toEqual([passed, failed]);
  });

  it('counts a file that does not load as a failure', () => {
    expect(counted('unit', vitestReport(['passed'], { brokenFile: true }))).toEqual([1, 1]);
  });

  it.each([
    ['both themes', ['a11y', 'a11y-other-theme'], 1, 0],
    ['one theme', ['a11y'], 0, 1],
    ['none', [], 0, 1],
  ])(
    'counts a story that was checked for accessibility in %s',
    (_what, reports, passed, failed) => {
      expect(counted('stories', vitestReport(['passed'], { reports }))).toEqual([passed, failed]);
    },
  );

  it.each([
    ['are alike', { expected: 2, unexpected: 0, flaky: 0, skipped: 0 }, 2, 0],
    ['differ', { expected: 1, unexpected: 1, flaky: 0, skipped: 0 }, 1, 1],
    ['are none', { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, 0, 1],
  ])('counts pictures that %s', (_what, stats, passed, failed) => {
    expect(counted('visual', { stats })).toEqual([passed, failed]);
  });
});

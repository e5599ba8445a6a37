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
import { BESIDE, CONSTANTS, KNOW_CONSTANTS, LAYERS } from '../../scripts/lint/layers.mjs';

/*
 * A restriction with a slip in its pattern refuses nothing, and nobody notices. So this test writes a
 * small house of offenders, each with a law-abiding twin, and lints it with the real configuration.
 */

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const ROOMS = [...Object.keys(LAYERS), ...BESIDE];

interface Fixture {
  /** The file that it stands in; several fixtures of one file become its lines. */
  file: string;
  code: string;
  /** The rule that refuses it; undefined where it is allowed. */
  refusedBy: string | undefined;
}

const fixtures = (refusedBy: string | undefined, code: string, ...files: string[]): Fixture[] =>
  files.map((file) => ({ file, code, refusedBy }));

const allowed = (code: string, ...files: string[]) => fixtures(undefined, code, ...files);

const IMPORTS = 'no-restricted-imports';
const GLOBALS = 'no-restricted-globals';
const PROPERTIES = 'no-restricted-properties';
const TIME = 'no-ambient-time';

/** Every layer towards every room, from two depths, by every way there is to import something. */
const layers: Fixture[] = Object.entries(LAYERS).flatMap(([layer, below]) =>
  ROOMS.flatMap((room) => {
    const rule = room === layer || below.includes(room) ? undefined : IMPORTS;
    return [
      ...fixtures(rule, `import '../${room}/thing';`, `src/${layer}/near.ts`),
      ...fixtures(
        rule,
        `import type { T as ${room} } from '../${room}/thing';`,
        `src/${layer}/near.ts`,
      ),
      ...fixtures(rule, `export * from './../${room}/thing';`, `src/${layer}/near.ts`),
      ...fixtures(rule, `void import('#src/${room}/thing');`, `src/${layer}/near.ts`),
      ...fixtures(rule, `import '../../${room}/thing.ts';`, `src/${layer}/deep/far.ts`),
    ];
  }),
);

const constants: Fixture[] = Object.keys(LAYERS).flatMap((layer) =>
  CONSTANTS.flatMap((constant) => {
    const isKnown = layer === 'app' || KNOW_CONSTANTS.includes(layer);
    return fixtures(
      isKnown ? undefined : IMPORTS,
      `import '../${constant}';`,
      `src/${layer}/constants.ts`,
    );
  }),
);

/** Stories, test tools and tests import everything, .storybook too; no layer does. */
const besideTheProduct: Fixture[] = [
  '#.storybook/world',
  '#src/testing/lines',
  '#src/testing/time',
].flatMap((path) => [
  ...fixtures(
    IMPORTS,
    `import '${path}';`,
    ...Object.keys(LAYERS).map((layer) => `src/${layer}/beside.ts`),
  ),
  ...allowed(
    `import '${path}';`,
    'src/domain/money.test.ts',
    'src/stories/Send.stories.tsx',
    'src/testing/steps.ts',
    '.storybook/preview.tsx',
    'tests/app/send.spec.ts',
  ),
]);

const packages: Fixture[] = [
  ...allowed("import 'big.js';", 'src/domain/money.ts'),
  ...fixtures(IMPORTS, "import 'big.js';", 'src/domain/rates.ts'),
  ...['react', '@mui/material/Box', 'zustand', 'node:fs', 'big.js-extras'].flatMap((name) =>
    fixtures(IMPORTS, `import '${name}';`, 'src/domain/money.ts', 'src/domain/rates.ts'),
  ),
  ...allowed("import '@mui/material/Button';", 'src/components/Packages.tsx'),
  ...allowed("import 'react-hook-form';", 'src/components/Packages.tsx'),
  ...['react-router-dom', 'react-router', 'zustand', 'zustand/vanilla'].flatMap((name) => [
    ...fixtures(
      IMPORTS,
      `import '${name}';`,
      'src/components/Packages.tsx',
      'src/services/packages.ts',
    ),
    ...allowed(`import '${name}';`, 'src/features/Packages.tsx'),
  ]),
  ...['react', 'react-dom/client', '@mui/material', '@emotion/react'].flatMap((name) =>
    fixtures(IMPORTS, `import '${name}';`, 'src/services/packages.ts'),
  ),
];

const CLOCK = 'src/services/clock.ts';
const RANDOM = 'src/services/random.ts';
const STORAGE = 'src/state/themeStorage.ts';
const ORDINARY = [
  'src/app/App.tsx',
  'src/domain/a.ts',
  'src/components/A.tsx',
  'src/services/a.ts',
];
const TESTS = [
  'src/domain/a.test.ts',
  'src/stories/A.stories.tsx',
  'src/testing/a.ts',
  '.storybook/a.ts',
];
const PROGRAMS = ['scripts/a.mjs', 'tests/app/a.spec.ts'];

/** From code to the rule that refuses it, and the file that may run it. */
const AMBIENT = [
  ['Date.now();', PROPERTIES, CLOCK],
  ['new Date();', TIME, CLOCK],
  ['Date();', TIME, CLOCK],
  ['performance.now();', GLOBALS, CLOCK],
  ['window.setTimeout(run, 5);', GLOBALS, CLOCK],
  ['setTimeout(run, 5);', GLOBALS, CLOCK],
  ['setInterval(run, 5);', GLOBALS, CLOCK],
  ['Math.random();', PROPERTIES, RANDOM],
  ['crypto.randomUUID();', GLOBALS, RANDOM],
  ['globalThis.crypto.randomUUID();', GLOBALS, RANDOM],
] as const;

const ambient: Fixture[] = AMBIENT.flatMap(([code, rule, home]) => [
  ...fixtures(rule, code, ...ORDINARY, ...TESTS),
  ...fixtures(rule, code, ...[CLOCK, RANDOM, STORAGE].filter((file) => file !== home)),
  ...allowed(code, home, ...PROGRAMS),
]);

const harmless = [
  'new Date(0).toISOString();',
  'Math.max(1, 2);',
  'requestAnimationFrame(run);',
].flatMap((code) => allowed(code, ...ORDINARY, ...TESTS));

const storage: Fixture[] = [
  'localStorage.clear();',
  'sessionStorage.clear();',
  "indexedDB.open('x');",
].flatMap((code) => [
  ...fixtures(GLOBALS, code, ...ORDINARY, CLOCK, RANDOM),
  ...fixtures(GLOBALS, `window.${code}`, ...ORDINARY),
  ...fixtures(code.startsWith('local') ? undefined : GLOBALS, code, STORAGE),
  ...allowed(code, ...TESTS, ...PROGRAMS),
]);

const others: Fixture[] = [
  ...["alert('x');", "window.alert('x');", "confirm('x');"].flatMap((code) =>
    fixtures('no-alert', code, 'src/pages/AlertPage.tsx'),
  ),
  ...fixtures('no-console', "console.log('x');", 'src/services/a.ts', 'src/pages/ConsolePage.tsx'),
  ...allowed("console.info('x');", 'src/services/log.ts', 'scripts/console.mjs'),
  ...fixtures('no-default-export', 'export default 1;', 'src/components/A.tsx', 'src/app/App.tsx'),
  ...allowed(
    'export default 1;',
    'src/pages/DefaultPage.tsx',
    'vite.config.ts',
    '.storybook/main.ts',
  ),
  ...fixtures(
    'prefer-pascal-case',
    'export const lower = meta.story();',
    'src/stories/B.stories.tsx',
  ),
  ...allowed('export const Upper = meta.story();', 'src/stories/B.stories.tsx'),
];

const GROUPS = {
  layers,
  constants,
  besideTheProduct,
  packages,
  ambient,
  harmless,
  storage,
  others,
};

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
  for (const path of ['oxlint.config.mjs', 'scripts/lint']) {
    cpSync(join(ROOT, path), join(house, path), { recursive: true });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(house, 'node_modules'), 'junction');

  const files = new Map<string, Fixture[]>();
  for (const fixture of Object.values(GROUPS).flat())
    files.set(fixture.file, [...(files.get(fixture.file) ?? []), fixture]);
  for (const [file, lines] of files) {
    mkdirSync(dirname(join(house, file)), { recursive: true });
    writeFileSync(join(house, file), lines.map(({ code }) => code).join('\n'));
    lines.forEach((fixture, index) => places.set(fixture, `${file}:${index + 1}`));
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

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

/*
 * The linter keeps the arrows of the house, and the clock, chance and storage in the one place that
 * adapts each. A restriction with a slip in its pattern refuses nothing, and nobody notices: so this
 * test writes a small house of offenders, each with a law-abiding twin, and lints it with the real
 * configuration.
 */

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** What stands in `src/`. A new entry is asked for here, and so cannot miss its arrows. */
const FOLDERS = ['components', 'domain', 'pages', 'services', 'state', 'stories', 'theme'] as const;
const FILES = [
  'App',
  'RouterLink',
  'brand',
  'early',
  'main',
  'paths',
  'prerender',
  'routes',
] as const;

type Folder = (typeof FOLDERS)[number];
type Entry = Folder | (typeof FILES)[number];

/** From a layer to all that it may import; what is not named here is refused. */
const ARROWS: Partial<Record<Folder, readonly Entry[]>> = {
  domain: ['domain'],
  theme: ['theme'],
  components: ['components', 'domain', 'theme'],
  services: ['services', 'domain'],
  state: ['state', 'services', 'domain', 'theme'],
  pages: ['pages', 'components', 'state', 'services', 'domain', 'theme', 'paths', 'brand'],
  stories: [...FOLDERS, ...FILES],
};

const ARROW_RULE = 'no-restricted-imports';

interface Fixture {
  /** Where it would stand; several fixtures of one file become its lines. */
  file: string;
  code: string;
  /** The rule that refuses it, or undefined where it is allowed. */
  refusedBy: string | undefined;
}

const allowed = (file: string, code: string): Fixture => ({ file, code, refusedBy: undefined });
const refused = (file: string, code: string, refusedBy: string): Fixture => ({
  file,
  code,
  refusedBy,
});

/** Every layer towards every entry, from two depths, by every way there is to import something. */
function arrows(): Fixture[] {
  return Object.entries(ARROWS).flatMap(([layer, targets]) =>
    [...FOLDERS, ...FILES].flatMap((entry) => {
      const refusedBy = targets.includes(entry) ? undefined : ARROW_RULE;
      const path = FOLDERS.some((folder) => folder === entry) ? `${entry}/thing` : entry;
      const near = `src/${layer}/arrow.ts`;
      const deep = `src/${layer}/deep/arrow.ts`;
      return [
        { file: near, code: `import '../${path}';`, refusedBy },
        { file: near, code: `import type { T as ${entry} } from '../${path}';`, refusedBy },
        { file: near, code: `export * from './../${path}';`, refusedBy },
        { file: near, code: `void import('#src/${path}');`, refusedBy },
        { file: deep, code: `import '../../${path}';`, refusedBy },
        { file: deep, code: `import '../../${path}.ts';`, refusedBy },
      ];
    }),
  );
}

const STORY_IMPORTS = ['#.storybook/preview', '#src/stories/flows/send'];

const whoImportsStories: Fixture[] = STORY_IMPORTS.flatMap((path) => [
  refused('src/App.tsx', `import '${path}';`, ARROW_RULE),
  refused('src/domain/stories.ts', `import '${path}';`, ARROW_RULE),
  refused('src/components/payments/Stories.tsx', `import '${path}';`, ARROW_RULE),
  refused('src/pages/parts/Stories.tsx', `import '${path}';`, ARROW_RULE),
  allowed('src/domain/money.test.ts', `import '${path}';`),
  allowed('src/stories/flows/Send.stories.tsx', `import '${path}';`),
  allowed('.storybook/preview.tsx', `import '${path}';`),
  allowed('tests/e2e/send.spec.ts', `import '${path}';`),
]);

const fromTheTop: Fixture[] = [
  refused('src/main.tsx', "import './stories/thing';", ARROW_RULE),
  refused('src/main.tsx', "import '../.storybook/preview';", ARROW_RULE),
  allowed('src/main.tsx', "import './App';"),
  allowed('src/routes.tsx', "import './pages/HomePage';"),
];

/** What a world is steered with, which the app has no use for. */
const steering: Fixture[] = [
  ...['storyWorld', 'worldVariants', 'manualClock', 'runningClock', 'testing/time'].flatMap(
    (tool) => [
      refused('src/App.tsx', `import './services/${tool}';`, ARROW_RULE),
      refused('src/services/world.ts', `import './${tool}';`, ARROW_RULE),
      refused('src/services/world.ts', `export * from './${tool}.ts';`, ARROW_RULE),
      refused('src/state/Steering.tsx', `import '../services/${tool}';`, ARROW_RULE),
      refused('src/pages/SteeringPage.tsx', `import '#src/services/${tool}';`, ARROW_RULE),
      refused('src/pages/parts/Steering.tsx', `import '../../services/${tool}';`, ARROW_RULE),
      allowed('src/services/storyWorld.ts', `import './${tool}';`),
      allowed('src/services/worldVariants.ts', `import './${tool}';`),
      allowed('src/services/runningClock.ts', `import './${tool}';`),
      allowed('src/services/testing/steering.ts', `import '../${tool}';`),
      allowed('src/state/testing/steering.ts', `import '../../services/${tool}';`),
      allowed('src/state/steering.test.ts', `import '../services/${tool}';`),
      allowed('src/stories/state/Steering.stories.tsx', `import '../../services/${tool}';`),
      allowed('.storybook/steering.ts', `import '../src/services/${tool}';`),
    ],
  ),
  refused('src/state/Steering.tsx', "import './testing/interleaving';", ARROW_RULE),
  allowed('src/services/world.ts', "import './simulation';"),
  allowed('src/state/Steering.tsx', "import '../services/world';"),
  // These keep to the arrows of their layer all the same.
  refused('src/services/storyWorld.ts', "import '../state/thing';", ARROW_RULE),
  refused('src/services/storyWorld.ts', "import 'react';", ARROW_RULE),
  refused('src/services/testing/steering.ts', "import '../../pages/thing';", ARROW_RULE),
  refused('src/state/testing/steering.ts', "import '../../pages/thing';", ARROW_RULE),
  refused('src/state/testing/steering.ts', "import '#.storybook/preview';", ARROW_RULE),
];

const packages: Fixture[] = [
  allowed('src/domain/packages.ts', "import 'big.js';"),
  ...['react', '@mui/material/Box', 'zustand', 'react-router-dom', 'node:fs', 'big.js-extras'].map(
    (name) => refused('src/domain/packages.ts', `import '${name}';`, ARROW_RULE),
  ),
  allowed('src/components/packages.tsx', "import '@mui/material/Button';"),
  allowed('src/components/packages.tsx', "import 'react-hook-form';"),
  ...['react-router-dom', 'react-router', 'zustand', 'zustand/vanilla'].map((name) =>
    refused('src/components/packages.tsx', `import '${name}';`, ARROW_RULE),
  ),
  allowed('src/services/packages.ts', "import 'pure-rand';"),
  ...['react', 'react-dom/client', '@mui/material', '@emotion/react', 'zustand'].map((name) =>
    refused('src/services/packages.ts', `import '${name}';`, ARROW_RULE),
  ),
  allowed('src/state/packages.tsx', "import 'zustand/vanilla';"),
  allowed('src/pages/packages.tsx', "import 'react-router-dom';"),
];

/** What makes one run differ from the next, by rule and by the one file that may use it. */
const AMBIENT: readonly { code: string; rule: string; home: string }[] = [
  { code: 'Date.now();', rule: 'no-restricted-properties', home: 'clock' },
  { code: 'new Date();', rule: 'no-ambient-time', home: 'clock' },
  { code: 'Date();', rule: 'no-ambient-time', home: 'clock' },
  { code: 'performance.now();', rule: 'no-restricted-globals', home: 'clock' },
  { code: 'window.performance.now();', rule: 'no-restricted-globals', home: 'clock' },
  { code: 'setTimeout(run, 5);', rule: 'no-restricted-globals', home: 'clock' },
  { code: 'window.setTimeout(run, 5);', rule: 'no-restricted-globals', home: 'clock' },
  { code: 'setInterval(run, 5);', rule: 'no-restricted-globals', home: 'clock' },
  { code: 'Math.random();', rule: 'no-restricted-properties', home: 'random' },
  { code: 'crypto.randomUUID();', rule: 'no-restricted-globals', home: 'random' },
  { code: 'crypto.getRandomValues(bytes);', rule: 'no-restricted-globals', home: 'random' },
  { code: 'globalThis.crypto.randomUUID();', rule: 'no-restricted-globals', home: 'random' },
];

const ORDINARY_PLACES = [
  'src/App.tsx',
  'src/domain/ambient.ts',
  'src/theme/ambient.ts',
  'src/components/payments/Ambient.tsx',
  'src/services/ambient.ts',
  'src/state/ambient.ts',
  'src/state/themeStorage.ts',
  'src/pages/AmbientPage.tsx',
  'src/stories/flows/Ambient.stories.tsx',
  'src/domain/ambient.test.ts',
  '.storybook/decorators/ambient.tsx',
];

const ambient: Fixture[] = AMBIENT.flatMap(({ code, rule, home }) => [
  ...ORDINARY_PLACES.map((file) => refused(file, code, rule)),
  // Each adapter may use what it adapts, and nothing of the other's.
  ...['clock', 'random'].map((name) => ({
    file: `src/services/${name}.ts`,
    code,
    refusedBy: name === home ? undefined : rule,
  })),
  allowed('scripts/ambient.mjs', code),
  allowed('tests/e2e/ambient.spec.ts', code),
]);

const harmless: Fixture[] = ORDINARY_PLACES.flatMap((file) => [
  allowed(file, 'new Date(0).toISOString();'),
  allowed(file, 'Math.max(1, 2);'),
  allowed(file, 'requestAnimationFrame(run);'),
]);

/** The one storage that is used, and by whom. */
const THEME_STORAGE = 'src/state/themeStorage.ts';
const LOCAL_STORAGE = ['localStorage.clear();', 'window.localStorage.clear();'];

const storage: Fixture[] = [
  ...LOCAL_STORAGE,
  'window.sessionStorage.clear();',
  "indexedDB.open('x');",
  "window.indexedDB.open('x');",
].flatMap((code) => [
  LOCAL_STORAGE.includes(code)
    ? allowed(THEME_STORAGE, code)
    : refused(THEME_STORAGE, code, 'no-restricted-globals'),
  ...[
    'src/state/storage.ts',
    'src/theme/storage.ts',
    'src/services/clock.ts',
    'src/services/random.ts',
  ].map((file) => refused(file, code, 'no-restricted-globals')),
  allowed('src/state/storage.test.ts', code),
  allowed('src/stories/flows/Storage.stories.tsx', code),
  allowed('tests/e2e/storage.spec.ts', code),
]);

const alerts: Fixture[] = ["alert('x');", "window.alert('x');", "confirm('x');"].map((code) =>
  refused('src/pages/AlertPage.tsx', code, 'no-alert'),
);

const consoles: Fixture[] = [
  refused('src/services/authentication.ts', "console.log('x');", 'no-console'),
  refused('src/pages/ConsolePage.tsx', "console.error('x');", 'no-console'),
  allowed('src/services/log.ts', "console.info('x');"),
  allowed('scripts/console.mjs', "console.log('x');"),
];

const defaultExports: Fixture[] = [
  refused('src/components/payments/Default.tsx', 'export default 1;', 'no-default-export'),
  refused('src/pages/parts/Default.tsx', 'export default 1;', 'no-default-export'),
  allowed('src/pages/DefaultPage.tsx', 'export default 1;'),
  allowed('vite.config.ts', 'export default 1;'),
  allowed('.storybook/main.ts', 'export default 1;'),
];

const stories: Fixture[] = [
  refused(
    'src/stories/a/Pascal.stories.tsx',
    'export const lower = meta.story();',
    'prefer-pascal-case',
  ),
  allowed('src/stories/a/Pascal.stories.tsx', 'export const Upper = meta.story();'),
];

const FIXTURES = {
  'arrows between the layers': arrows(),
  'who imports stories': whoImportsStories,
  'the top of src': fromTheTop,
  'what steers a world': steering,
  packages,
  'clock and chance': ambient,
  'what looks like clock or chance': harmless,
  storage,
  alerts,
  console: consoles,
  'default exports': defaultExports,
  stories,
};

/** Only a house rule refuses here: what else the linter thinks of a fixture is beside the point. */
const HOUSE_RULES = new Set(
  Object.values(FIXTURES).flatMap((group) => group.flatMap(({ refusedBy }) => refusedBy ?? [])),
);

interface Diagnostic {
  /** As in `eslint(no-console)`. */
  code?: string;
  filename: string;
  labels: { span: { line: number } }[];
}

let house: string;
/** `file:line` to the rule that refused it. */
const verdicts = new Map<string, string>();
/** The line that a fixture became. */
const places = new Map<Fixture, string>();

function write(file: string, text: string) {
  mkdirSync(dirname(join(house, file)), { recursive: true });
  writeFileSync(join(house, file), text);
}

beforeAll(() => {
  // Outside the repository, so that no other configuration or ignore file has a say.
  house = mkdtempSync(join(tmpdir(), 'florin-house-rules-'));
  for (const file of ['.oxlintrc.json', 'scripts/oxlint-florin.mjs'])
    cpSync(join(ROOT, file), join(house, file));
  symlinkSync(join(ROOT, 'node_modules'), join(house, 'node_modules'), 'junction');

  const files = new Map<string, Fixture[]>();
  for (const fixture of Object.values(FIXTURES).flat()) {
    const lines = files.get(fixture.file) ?? [];
    lines.push(fixture);
    files.set(fixture.file, lines);
    places.set(fixture, `${fixture.file}:${lines.length}`);
  }
  for (const [file, lines] of files) write(file, lines.map(({ code }) => code).join('\n'));

  const manifest = createRequire(import.meta.url).resolve('oxlint/package.json');
  const oxlint = join(dirname(manifest), 'bin', 'oxlint');
  const args = [oxlint, '--format=json', 'src', 'scripts', 'tests', '.storybook', 'vite.config.ts'];
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: house,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (!stdout.startsWith('{')) throw new Error(`oxlint did not run: ${stdout}${stderr}`);
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] };
  for (const { code, filename, labels } of diagnostics) {
    // A file that does not parse is not linted, and would look law-abiding.
    if (!code) throw new Error(`A fixture in ${filename} does not parse.`);
    const rule = /\((.+)\)$/.exec(code)?.[1] ?? code;
    const place = `${filename.replaceAll('\\', '/')}:${labels[0]?.span.line}`;
    if (HOUSE_RULES.has(rule)) verdicts.set(place, rule);
  }
}, 60_000);

afterAll(() => {
  rmSync(house, { recursive: true, force: true });
});

describe('the house rules in .oxlintrc.json', () => {
  it.each(Object.entries(FIXTURES))('%s', (_group, fixtures) => {
    const wrong = fixtures.flatMap((fixture) => {
      const place = places.get(fixture) ?? '';
      const verdict = verdicts.get(place);
      return verdict === fixture.refusedBy
        ? []
        : [
            `${place} ${fixture.code} should be ${fixture.refusedBy ?? 'allowed'}, is ${verdict ?? 'allowed'}`,
          ];
    });
    expect(wrong).toEqual([]);
  });

  it('know every entry of src', () => {
    const known = new Set<string>([...FOLDERS, ...FILES]);
    const unknown = readdirSync(join(ROOT, 'src'))
      .map((entry) => entry.replace(/\.tsx?$/, ''))
      .filter((entry) => !known.has(entry) && !entry.endsWith('.d'));
    expect(unknown, 'give it its arrows in .oxlintrc.json and in this test').toEqual([]);
  });
});

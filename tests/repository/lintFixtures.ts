/** Lines of code for the tests of the lint rules: code that a rule refuses, and similar code that the rule allows. */
import { AROUND, BESIDE, FOLLOW_THEME, LAYERS } from '../../scripts/lint/layers.mjs';

/** All folders of `src/`. */
export const FOLDERS = [...Object.keys(LAYERS), ...BESIDE];

/** A line of code in a file, and the rule that refuses the line. `refusedBy` is undefined if the line is allowed. */
export interface Fixture {
  readonly file: string;
  readonly code: string;
  readonly refusedBy: string | undefined;
}

const IMPORTS = 'no-restricted-imports';
const GLOBALS = 'no-restricted-globals';
const PROPERTIES = 'no-restricted-properties';
const TIME = 'no-ambient-time';
const COLOR = 'no-color';

/** Returns a fixture for each line of code in each file. The same rule refuses all of them, or all are allowed. */
const lines = (refusedBy: string | undefined, codes: string[], files: string[]): Fixture[] =>
  codes.flatMap((code) => files.map((file) => ({ file, code, refusedBy })));

const allowed = (codes: string[], files: string[]) => lines(undefined, codes, files);
const imports = (...names: string[]) => names.map((name) => `import '${name}';`);

const LAYER_NAMES = Object.keys(LAYERS);

/** Fixtures in which every layer imports every folder, from files at two depths and with every kind of import. */
const layers = Object.entries(LAYERS).flatMap(([layer, below]) =>
  FOLDERS.flatMap((folder) => {
    const rule = folder === layer || below.includes(folder) ? undefined : IMPORTS;
    const near = [
      `import '../${folder}/thing';`,
      `import type { T as ${folder} } from '../${folder}/thing';`,
      `export * from './../${folder}/thing';`,
      `void import('#src/${folder}/thing');`,
    ];
    return [
      ...lines(rule, near, [`src/${layer}/near.ts`]),
      ...lines(rule, imports(`../../${folder}/thing.ts`), [`src/${layer}/deep/far.ts`]),
    ];
  }),
);

const TOKENS = imports('#src/theme/tokens', '../theme/tokens', '../theme/tokens.ts');
const measures = [
  ...lines(
    IMPORTS,
    TOKENS,
    FOLLOW_THEME.map((layer) => `src/${layer}/measured.ts`),
  ),
  ...allowed(TOKENS, ['src/stories/measured.ts']),
  ...allowed(imports('../theme/vars'), ['src/components/measured.ts']),
];

const TESTS = ['src/domain/a.test.ts', 'src/stories/A.stories.tsx', 'src/testing/a.ts'];
const STORYBOOK = '.storybook/a.ts';
const PROGRAMS = ['scripts/a.mjs', 'tests/e2e/a.spec.ts'];

const BESIDE_PATHS = imports('#.storybook/world', '#src/stories/lines', '#src/testing/time');
const besideTheProduct = [
  ...lines(
    IMPORTS,
    BESIDE_PATHS,
    LAYER_NAMES.map((layer) => `src/${layer}/beside.ts`),
  ),
  ...allowed(BESIDE_PATHS, [
    'src/domain/a.test.ts',
    'src/stories/A.stories.tsx',
    'tests/e2e/a.spec.ts',
  ]),
];

/** The drivers of public forms, which the package contains, and other helpers of tests, which it does not contain. */
const drivers = [
  ...allowed(imports('#src/testing/drivers/forms/sendForm'), ['packages/back-end/src/a.ts']),
  ...lines(IMPORTS, imports('#src/testing/time', '#src/testing/drivers/app'), [
    'packages/back-end/src/a.ts',
  ]),
  ...allowed(imports('./driver'), ['src/testing/drivers/forms/a.ts']),
  ...lines(IMPORTS, imports('storybook/test', '../sheet', '#src/domain/a'), [
    'src/testing/drivers/forms/a.ts',
  ]),
];

/**
 * The folders in `AROUND`, and `src/domain` as an example of a layer, each with the folders in `AROUND` that it may
 * import.
 */
const AROUND_AND_ONE_LAYER: [string, readonly string[]][] = [
  ...Object.entries(AROUND),
  ['src/domain', []],
];

/**
 * Fixtures in which each folder of `AROUND_AND_ONE_LAYER` imports every folder in `AROUND`, in both spellings of a
 * path.
 */
const around = AROUND_AND_ONE_LAYER.flatMap(([folder, below]) =>
  Object.keys(AROUND).flatMap((other) =>
    lines(
      other === folder || below.includes(other) ? undefined : IMPORTS,
      imports(
        `#${other}/thing`,
        `${folder.startsWith('src/') ? '../../..' : '../..'}/${other}/thing`,
      ),
      [`${folder}/deep/around.ts`],
    ),
  ),
);

const MONEY = 'src/domain/money/money.ts';
const RATES = 'src/domain/prices/rates.ts';
const COMPONENT = 'src/components/A.tsx';
const SERVICE = 'src/services/a.ts';
const FEATURE = 'src/features/A.tsx';
const ROUTES = imports('react-router-dom', 'react-router', 'zustand', 'zustand/vanilla');
const INTERFACE = imports('react', 'react-dom/client', '@mui/material', '@emotion/react');

const packages = [
  ...allowed(imports('big.js'), [MONEY]),
  ...lines(IMPORTS, imports('big.js'), [RATES]),
  ...lines(IMPORTS, [...INTERFACE, ...imports('node:fs', 'big.js-extras')], [MONEY, RATES]),
  ...allowed(imports('@mui/material/Button', 'react-hook-form'), [COMPONENT]),
  ...lines(IMPORTS, ROUTES, [COMPONENT, SERVICE]),
  ...lines(IMPORTS, INTERFACE, [SERVICE]),
  ...allowed([...ROUTES, ...imports('react', 'react-dom/client')], [FEATURE]),
];

const ROOTS = imports(
  '../components/provider/internals/rooted',
  '#src/components/provider/internals/roots',
);
const roots = [
  ...lines(IMPORTS, ROOTS, ['src/features/rooted.tsx', 'src/pages/rooted.tsx']),
  ...allowed(ROOTS, ['src/components/money/rooted.tsx']),
  ...allowed(imports('../components/provider/internals/say'), ['src/features/rooted.tsx']),
];

const CLOCK = 'src/services/clock.ts';
const RANDOM = 'src/services/random.ts';
const KEYS = 'src/hooks/randomKey.ts';
const CAMERA = 'src/services/device.ts';
const STORAGE = 'src/state/storage/browserStorage.ts';
const ORDINARY = ['src/app/App.tsx', RATES, COMPONENT, SERVICE, STORAGE];

/** A rule, the only file that may contain the code, and code that the rule refuses elsewhere. */
const AMBIENT: [string, string, string[]][] = [
  [PROPERTIES, CLOCK, ['Date.now();']],
  [TIME, CLOCK, ['new Date();', 'Date();']],
  [GLOBALS, CLOCK, ['performance.now();', 'setTimeout(run, 5);', 'window.setTimeout(run, 5);']],
  [GLOBALS, CLOCK, ['setInterval(run, 5);']],
  [PROPERTIES, RANDOM, ['Math.random();']],
  [GLOBALS, KEYS, ['crypto.randomUUID();', 'globalThis.crypto.randomUUID();']],
  [PROPERTIES, CAMERA, ['navigator.mediaDevices.enumerateDevices();']],
];

const ambient = AMBIENT.flatMap(([rule, home, codes]) => [
  ...lines(rule, codes, [...ORDINARY, ...TESTS, STORYBOOK, home === CLOCK ? RANDOM : CLOCK]),
  ...allowed(codes, [home, ...PROGRAMS]),
]);

const harmless = allowed(
  ['new Date(0).toISOString();', 'Math.max(1, 2);', 'requestAnimationFrame(run);'],
  [...ORDINARY, ...TESTS],
);

const DATABASE = ["window.indexedDB.open('x');"];
const STORAGES = [
  'sessionStorage.clear();',
  'localStorage.clear();',
  'window.localStorage.clear();',
];

const storage = [
  ...lines(GLOBALS, DATABASE, [...ORDINARY, CLOCK, RANDOM]),
  ...lines(GLOBALS, STORAGES, [...ORDINARY.filter((file) => file !== STORAGE), CLOCK, RANDOM]),
  ...allowed(STORAGES, [STORAGE]),
  ...allowed([...DATABASE, ...STORAGES], [...TESTS, ...PROGRAMS]),
];

const PARTS = [
  "import '../components/payments/send/SendForm/sendRecipient';",
  "import type { T as actions } from '#src/components/payments/send/SendForm/sendRecipient.ts';",
];
const APP = ['src/app/private.ts', 'src/pages/private.ts', 'src/features/private.ts'];

const parts = [
  ...lines(IMPORTS, PARTS, APP),
  ...allowed(
    imports('../components/payments/send/SendForm/SendForm', '../components/inputs/TextField'),
    APP,
  ),
];

const PRIVATE = [
  "import '#src/components/inputs/internals/actions';",
  "import type { T as digit } from '#src/domain/money/localeNumbers';",
  "export * from '#src/adapters/onDevice/deviceAdapter';",
  "void import('#src/features/landing/Hero');",
];
const KIND = 'packages/recipients/src/private.ts';
const AROUND_PACKAGES = imports(
  '../../../src/domain/money/money',
  '../../../scripts/browser.mjs',
  '#src/testing/fill',
);

const publicNames = [
  ...lines(IMPORTS, [...PRIVATE, ...AROUND_PACKAGES], [KIND]),
  ...allowed(PRIVATE, ['packages/recipients/src/private.test.ts', 'src/testing/private.ts']),
  ...allowed(
    imports(
      '#src/domain/money/money',
      '#src/components/money/Coin',
      '#src/hooks/timer',
      './sibling',
    ),
    [KIND],
  ),
];

const COLORS = [
  "'#0e5a43';",
  "'1px solid #FFF';",
  '`rgb(0 0 0 / ${0.5})`;',
  "'hsla(0 0% 0% / 1)';",
];

const colors = [
  ...lines(COLOR, COLORS, ORDINARY),
  ...allowed(COLORS, ['src/theme/tokens.ts', ...TESTS, ...PROGRAMS]),
  ...allowed(["'#features';"], ORDINARY),
];

const optionals = [
  ...lines(
    'optional-accepts-undefined',
    [
      'export interface FrameProps { color?: string }',
      'interface LoadStates { readonly onRetry?: () => void }',
      'export interface LineFacts { hidden?: boolean }',
    ],
    ['src/components/money/Optional.tsx'],
  ),
  ...allowed(
    [
      'export interface CardProps { color?: string | undefined }',
      'export interface ListProps { action?: ReactNode; value?: unknown; color: string }',
      'export interface Options { color?: string }',
    ],
    ['src/components/money/Optional.tsx'],
  ),
];

const one = (name: string, jsx: string) => `export const ${name} = ${jsx};`;

const texts = [
  ...lines(
    'text-has-element',
    [
      one('beside', "(say: Say) => <p>{say('sent')}<Icon /></p>"),
      one('between', '(<p>{left} {right}</p>)'),
      one('spaced', "(<p><b />{' '}<b /></p>)"),
      one('conditional', "(on: boolean, say: Say) => <p><b />{on && say('sent')}</p>"),
      one('chosen', '(on: boolean) => <p><b />{on ? `${on}` : null}</p>'),
      one('formatted', '(total: string) => <p>{formatAmount(total)}<b /></p>'),
      one('inFragment', "(say: Say) => <>{say('sent')}</>"),
      one('inMenu', "(say: Say) => <MenuItem>{say('sent')}</MenuItem>"),
      one('inLabel', '(<InputLabel>{`Amount`}</InputLabel>)'),
      "export function Sent() { return say('sent'); }",
      'export const Total = () => `${total}`;',
      "export const Row = rooted('Row', function Row() { return say('sent'); });",
      "import MuiButton from '@mui/material/Button';",
    ],
    ['src/app/Mixed.tsx'],
  ),
  ...allowed(
    [
      one('alone', "(say: Say) => <p>{say('sent')}</p>"),
      one('either', "(on: boolean, say: Say) => <p>{on ? say('sent') : `${on}`}</p>"),
      one('wrapped', "(say: Say) => <p><span>{say('sent')}</span>{/* a reason */}<Icon /></p>"),
      one('element', "(say: Say) => <p><b />{say('sent', { amount: <b /> })}</p>"),
      one('list', '(<p><b />{all.map((each) => <i key={each}>{each}</i>)}</p>)'),
      'export const sentence = () => `sent`;',
      "import type { ButtonProps } from '@mui/material/Button';",
    ],
    ['src/app/Texts.tsx'],
  ),
  ...allowed([one('story', '(<p>{left} {right}</p>)')], ['src/stories/Texts.tsx']),
];

const others = [
  ...lines('no-alert', ["alert('x');", "window.alert('x');", "confirm('x');"], [COMPONENT]),
  ...lines('no-console', ["console.log('x');"], [SERVICE, COMPONENT]),
  ...allowed(["console.info('x');"], ['src/services/log.ts', 'scripts/console.mjs']),
  ...lines('no-default-export', ['export default 1;'], [COMPONENT, 'src/app/Default.tsx']),
  ...allowed(
    ['export default 1;'],
    ['src/pages/APage.tsx', 'vite.config.ts', '.storybook/main.ts'],
  ),
  ...lines(
    'prefer-pascal-case',
    ['export const lower = meta.story();'],
    ['src/stories/B.stories.tsx'],
  ),
  ...lines(
    'jsx-no-literals',
    ['export const one = <p>Send</p>;', 'export const other = <p aria-label="Send" />;'],
    ['src/components/money/Texts.tsx', 'src/features/money/Texts.tsx'],
  ),
  ...allowed(['export const one = <p>Send</p>;'], ['src/pages/TextPage.tsx', 'src/stories/C.tsx']),
  ...allowed(['export const Upper = meta.story();'], ['src/stories/B.stories.tsx']),
];

/** All fixtures by their subject. */
export const GROUPS = {
  layers,
  measures,
  besideTheProduct,
  around,
  drivers,
  packages,
  roots,
  parts,
  publicNames,
  ambient,
  harmless,
  storage,
  colors,
  optionals,
  texts,
  others,
};

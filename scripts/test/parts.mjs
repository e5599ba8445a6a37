const CHECK = ['test:unit', 'format:check', 'lint', 'typecheck'];

/** The parts that test the folders in `packages/`, including the library `florin`. */
const PACKAGES = ['test:packages', 'test:lib', 'test:backend'];

/**
 * The parts of `npm test`, which are scripts of package.json. Each array is a stage. The stages run one after the
 * other, and two parts of a stage run at a time.
 */
export const CHANGE = [
  ['build-storybook', 'build', ...CHECK],
  // Browser tests wait for delays and timers half of the time, so two parts can share the CPU. The longest parts start
  // first. The search for secrets is last, because it reads the built package.
  ['test:e2e', 'test:stories', 'test:fuzz', ...PACKAGES, 'secrets'],
];

/** The parts of `npm run test:release`: the packages, and slow checks that are not part of `npm test`. */
export const RELEASE = [
  ['build-storybook', 'test:package', 'build'],
  [
    'test:interactions',
    'test:site',
    'test:visual',
    'test:mutation',
    'test:durability',
    'test:postgres',
    ...PACKAGES,
  ],
  ['test:engines', 'test:kills'],
];

/** The parts that always run, because they test the app. */
const WALLET = CHANGE.flat().filter((part) => !PACKAGES.includes(part));

/**
 * The parts, besides those in `CHECK`, that a changed path can break. The first matching pattern applies. A path that
 * matches no pattern can break all parts.
 */
const BREAKS = [
  [/^packages\/(florin\/(docs|published)|back-end\/docs)\/[\w-]+\.md$/, ['test:lib']],
  [/^(docs|\.github|tests\/(repository|engines|site|mutation|visual))\//, []],
  [/^packages\/(florin\/tests\/release|server\/tests\/(postgres|crash))\//, []],
  [/^packages\/.*\.test\.ts$/, ['test:packages']],
  [/\.md$|\.test\.ts$/, []],
  [/^(src\/stories|\.storybook)\//, [...CHANGE[0], 'test:stories', 'test:e2e']],
  [/^src\/(app|pages|features)\//, WALLET],
  [/^tests\/(e2e|catalogue)\//, ['build-storybook', 'build', 'test:e2e']],
  [/^packages\/florin\/tests\/lib\//, ['test:lib']],
  [/^packages\/server\/tests\//, ['test:backend']],
  [/^packages\/(server|examples)\//, ['test:lib', 'test:backend', 'test:e2e']],
  [/^tests\/fuzz\//, ['test:fuzz']],
];

/** Returns the parts that changes of these paths can break. */
export function brokenBy(paths) {
  const partsOf = (path) => BREAKS.find(([below]) => below.test(path))?.[1] ?? CHANGE.flat();
  return [...CHECK, ...paths.flatMap(partsOf)];
}

/**
 * Returns the parts of `npm test` after changes of these paths: the parts for the app, and all parts that the changes
 * can break.
 */
export const partsFor = (paths) => [...WALLET, ...brokenBy(paths)];

/** Forbids APIs that make two runs differ, such as clocks and storages, in all files except one module for each API. */

const CLOCK = 'services/clock.ts';
/** The module with the timer for components, which do not have the app's clock. */
const TIMER = 'hooks/timer.ts';
/** The module with the clock and the idempotency keys for adapters of back ends, which work without the app. */
const DEVICE = 'adapters/device.ts';
const RANDOM = 'services/random.ts';
const KEYS = 'hooks/randomKey.ts';
/** The module that encrypts stored data and backups. */
const SEALING = 'services/sealing.ts';
const CAMERA = 'services/device.ts';
const STORAGE = 'state/storage/browserStorage.ts';
const DATABASES = 'services/databases.ts';
const LOCKS = 'services/locks.ts';

/**
 * Globals and properties that make two runs differ, each with the only module that may use it. If `home` is null, no
 * module may use it.
 */
const AMBIENT = [
  { name: 'setTimeout', home: CLOCK },
  { name: 'setInterval', home: CLOCK },
  { name: 'performance', home: CLOCK },
  { object: 'Date', property: 'now', home: CLOCK },
  { name: 'crypto', home: KEYS },
  { object: 'Math', property: 'random', home: RANDOM },
  { object: 'navigator', property: 'mediaDevices', home: CAMERA },
  { name: 'localStorage', home: STORAGE },
  { name: 'sessionStorage', home: STORAGE },
  { object: 'navigator', property: 'locks', home: LOCKS },
  { name: 'indexedDB', home: DATABASES },
];

/** Returns whether an entry of `AMBIENT` is a storage. */
export const isStorage = ({ name }) => /Storage$|DB$/.test(name ?? '');

/** Returns rules that forbid all entries of `AMBIENT`, except the entries that `isAllowed` accepts. */
export function ambientRules(isAllowed = () => false) {
  const refused = AMBIENT.filter((it) => !isAllowed(it)).map(({ home, ...it }) => ({
    ...it,
    message: home ? `Use it through ${home}.` : 'Only the storages of the page are used.',
  }));
  const globals = refused.filter(({ name }) => name);
  return {
    'no-restricted-globals': ['error', { globals, checkGlobalObject: true }],
    'no-restricted-properties': ['error', ...refused.filter(({ object }) => object)],
    'florin/no-ambient-time': isAllowed({ home: CLOCK }) ? 'off' : 'error',
  };
}

/**
 * Maps a module to the modules whose APIs it may also use. All other modules may use only the APIs that name them as
 * `home`.
 */
const SECOND_HOMES = { [TIMER]: [CLOCK], [DEVICE]: [CLOCK, KEYS], [SEALING]: [KEYS] };

/** An override for each module that may use an API. */
export const adapters = [
  CLOCK,
  TIMER,
  DEVICE,
  RANDOM,
  KEYS,
  SEALING,
  CAMERA,
  STORAGE,
  DATABASES,
  LOCKS,
].map((file) => ({
  files: [`src/${file}`],
  rules: ambientRules(({ home }) => (SECOND_HOMES[file] ?? [file]).includes(home)),
}));

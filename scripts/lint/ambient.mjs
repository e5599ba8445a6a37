/** Restricts APIs that make two runs differ, such as clocks and storages, to the files that adapt them. */

const CLOCK = 'services/clock.ts';
/** The timer for components, which have no access to the `World`. */
const TIMER = 'hooks/timer.ts';
/** A clock and a source of keys for the adapters of back ends, which do not need the app. */
const DEVICE = 'backend/device.ts';
const RANDOM = 'services/random.ts';
const KEYS = 'hooks/randomKey.ts';
/** The encryption of stored data and backups. */
const SEALING = 'services/sealing.ts';
const CAMERA = 'services/camera.ts';
const STORAGE = 'state/storage/browserStorage.ts';
const DATABASES = 'services/databases.ts';
const LOCKS = 'services/locks.ts';

/**
 * Globals and properties that make two runs differ, each with the file that adapts it. If `home` is null, no file may
 * use the entry.
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

/** Returns whether an entry of the list is a storage. */
export const isStorage = ({ name }) => /Storage$|DB$/.test(name ?? '');

/** Returns rules that forbid all entries of the list, except the entries that `isAllowed` accepts. */
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

/** Maps a file to the files whose entries it may use. A file that is absent here may use only its own entries. */
const SECOND_HOMES = { [TIMER]: [CLOCK], [DEVICE]: [CLOCK, KEYS], [SEALING]: [KEYS] };

/** An override for each file that adapts an API. */
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

/** Refuses all that makes one run differ from another, outside the files that adapt it. */

const CLOCK = 'services/clock.ts';
/** For components, which no `World` reaches. */
const TIMER = 'hooks/timer.ts';
/** For the adapters of back ends, which are used without an app. It has a timer and makes keys. */
const DEVICE = 'backend/device.ts';
const RANDOM = 'services/random.ts';
const KEYS = 'hooks/randomKey.ts';
const CAMERA = 'services/camera.ts';
const STORAGE = 'state/browserStorage.ts';

/** Globals and properties that make one run differ from another, with the file that adapts them. */
const AMBIENT = [
  { name: 'setTimeout', home: CLOCK },
  { name: 'setInterval', home: CLOCK },
  { name: 'performance', home: CLOCK },
  { object: 'Date', property: 'now', home: CLOCK },
  { name: 'crypto', home: KEYS },
  { object: 'Math', property: 'random', home: RANDOM },
  { object: 'navigator', property: 'mediaDevices', home: CAMERA },
  { name: 'localStorage', home: STORAGE },
  { name: 'sessionStorage', home: 'no file: only theme and language are stored, in localStorage' },
  { name: 'indexedDB', home: 'no file: only theme and language are stored, in localStorage' },
];

/** Whether something ambient is a storage. */
export const isStorage = ({ name }) => /Storage$|DB$/.test(name ?? '');

/** Refuses everything ambient but what `isAllowed` accepts. */
export function ambientRules(isAllowed = () => false) {
  const refused = AMBIENT.filter((it) => !isAllowed(it)).map(({ home, ...it }) => ({
    ...it,
    message: `Its home is ${home}.`,
  }));
  const globals = refused.filter(({ name }) => name);
  return {
    'no-restricted-globals': ['error', { globals, checkGlobalObject: true }],
    'no-restricted-properties': ['error', ...refused.filter(({ object }) => object)],
    'florin/no-ambient-time': isAllowed({ home: CLOCK }) ? 'off' : 'error',
  };
}

/** The files that adapt what has its home elsewhere, with those homes. */
const SECOND_HOMES = { [TIMER]: [CLOCK], [DEVICE]: [CLOCK, KEYS] };

/** An entry for each adapter, which may use the thing it adapts. */
export const adapters = [CLOCK, TIMER, DEVICE, RANDOM, KEYS, CAMERA, STORAGE].map((file) => ({
  files: [`src/${file}`],
  rules: ambientRules(({ home }) => (SECOND_HOMES[file] ?? [file]).includes(home)),
}));

/**
 * Groups modules into chunks by the pages that need the modules. By default the bundler creates about eighty files, and
 * most are smaller than the overhead of a request. With these chunks an entry page requests four files, and any other
 * page at most six: the core that every page needs, the page's code, and code that several pages share.
 */
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

type Chunking = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/** The modules that are loaded for a page, or for a group of pages with common code. */
const ROOTS = {
  languages: ['app/languages.ts'],
  landing: ['pages/LandingPage.tsx'],
  signin: ['pages/SigninPage.tsx'],
  signup: ['pages/SignupPage.tsx'],
  home: ['app/AppFrame.tsx', 'pages/HomePage.tsx', 'backend/simulated/simulatedAdapter.ts'],
  places: [
    'pages/WalletPage.tsx',
    'pages/PaymentsPage.tsx',
    'pages/ExchangePage.tsx',
    'pages/SettingsPage.tsx',
    'pages/ProfilePage.tsx',
  ],
  texts: ['pages/TermsPage.tsx', 'pages/PrivacyPage.tsx'],
  // Charts, which load after their pages.
  charts: ['features/charts/ConnectedSparkline.tsx', 'features/charts/ConnectedShareBar.tsx'],
  history: ['pages/HistoryPage.tsx', 'pages/TransactionPage.tsx'],
  currency: ['pages/CurrencyPage.tsx'],
  // The settings of the user's data, and the page that replaces all others while the data is locked.
  data: ['pages/DataPage.tsx', 'features/data/KeptGate.tsx'],
  // The code of kept data, which loads when data is kept.
  device: ['app/keptCode.ts'],
} as const;

/**
 * The groups whose code loads only for users who keep data. They do not move a module from the chunk of a page, so that
 * no page becomes larger.
 */
const KEPT: readonly string[] = ['data', 'device'];

/** A user of a module: a key of `ROOTS`, or `later` for any other code that is loaded lazily. */
type User = keyof typeof ROOTS | 'later';

type Users = ReadonlySet<User>;

/**
 * Returns whether a module only re-exports other modules. An importer of such a module needs only some of these
 * modules, so `walk` does not follow the module's imports.
 */
const isBarrel = (id: string) =>
  /[\\/]@mui[\\/](?:material[\\/]styles[\\/]|(?:material[\\/])?utils[\\/]index\.)/.test(id);

/** Returns the chunk of a module with these users. Returns null if the bundler may decide. */
export function chunkFor(all: Users): string | null {
  const pages = [...all].filter((user) => !KEPT.includes(user));
  const users = pages.length === 0 ? all : new Set(pages);
  const [only, ...others] = users;
  if (only === undefined) return null;
  if (others.length === 0) return only === 'later' ? null : only;

  // An entry page that shares code with sign-in or sign-up must not load the forms.
  const isForEntrance = users.has('signin') || users.has('signup');
  const isForOthers = users.has('landing') || users.has('home') || users.has('texts');
  if (isForEntrance) return isForOthers ? 'common' : 'forms';
  // Code shared with the landing page must not load the landing page itself.
  if (users.has('landing')) return 'shared';
  // The chunk of the home page contains the frame of all signed-in pages, so these pages load it anyway.
  if (users.has('home')) return 'home';
  // Loading a language must not load the chunk of a page that is not open.
  if (users.has('languages')) return 'languages';
  // The pages of `places` have one chunk together. With separate chunks, each page would need one more request.
  if (users.has('places')) return 'places';
  if (users.has('history')) return users.has('currency') ? 'history' : null;
  return users.has('charts') ? 'charts' : null;
}

/** Maps each module to its users. */
function usersOf(root: string, chunking: Chunking): ReadonlyMap<string, Users> {
  const users = new Map<string, Set<User>>();
  const loadedLater: string[] = [];
  const walk = (id: string, user: User): void => {
    const known = users.get(id) ?? new Set();
    if (known.has(user)) return;
    users.set(id, known.add(user));
    const info = chunking.getModuleInfo(id);
    loadedLater.push(...(info?.dynamicallyImportedIds ?? []));
    if (isBarrel(id)) return;
    for (const imported of info?.importedIds ?? []) walk(imported, user);
  };
  for (const [user, modules] of Object.entries(ROOTS))
    for (const module of modules) walk(`${root}src/${module}`, user as User);
  // `walk` appends to the list during this iteration, and the loop visits the new items.
  for (const id of loadedLater) if (!users.has(id)) walk(id, 'later');
  return users;
}

/**
 * The chunks by priority. A chunk also includes the imports of its modules. So the chunks with the code that most pages
 * share are first. Otherwise this code would be in the chunk of a single page.
 */
const CHUNKS = [
  'common',
  'shared',
  'forms',
  ...Object.keys(ROOTS).filter((root) => !KEPT.includes(root)),
  // The modules that several pages share.
  'more',
  ...KEPT,
];

/**
 * A rule that lets the bundler remove a package. Emotion imports the package for a function that Florin does not use,
 * but the package does not declare `sideEffects`.
 */
const WITHOUT_EFFECTS = { test: /[\\/]hoist-non-react-statics[\\/]/, sideEffects: false };

/** Returns the bundler's chunk groups for the project in the folder `root`. */
function groupsOf(root: string): Rolldown.CodeSplittingOptions {
  const known = new WeakMap<Chunking, ReadonlyMap<string, Users>>();
  const chunkOf = (id: string, chunking: Chunking) => {
    if (!known.has(chunking)) known.set(chunking, usersOf(root, chunking));
    return chunkFor(known.get(chunking)?.get(id) ?? new Set());
  };
  const chunkOrMore = (id: string, chunking: Chunking) => chunkOf(id, chunking) ?? 'more';
  return {
    groups: [
      { name: 'core', tags: ['$initial'], priority: CHUNKS.length + 1 },
      ...CHUNKS.map((chunk, index) => ({
        debugName: chunk,
        priority: CHUNKS.length - index,
        name: (id: string, chunking: Chunking) =>
          chunkOrMore(id, chunking) === chunk ? chunk : null,
        minShareCount: chunk === 'more' ? 2 : 1,
      })),
    ],
  };
}

/** Applies the groups to the app's build. The catalogue's build has other chunks: .storybook/storyChunks.ts. */
export function chunksByUse(): Plugin {
  return {
    name: 'florin:chunks-by-use',
    apply: () => process.env['STORYBOOK'] === undefined,
    configEnvironment: (name) =>
      name === 'client'
        ? {
            build: {
              rolldownOptions: {
                treeshake: { moduleSideEffects: [WITHOUT_EFFECTS] },
                output: {
                  codeSplitting: groupsOf(fileURLToPath(new URL('../..', import.meta.url))),
                },
              },
            },
          }
        : null,
  };
}

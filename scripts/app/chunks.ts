/**
 * Chunks by use. Left to itself the bundler makes some eighty files, most of them smaller than the
 * request that fetches them. Here a page that people open first asks for four, and any other for at
 * most six: the core that every page needs, its own code, and what it shares with others.
 */
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

type Chunking = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/** Pages, and groups of pages that have code in common, by the modules that are loaded for them. */
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
  // Drawings that come after the pages that they stand on.
  charts: ['features/charts/ConnectedSparkline.tsx', 'features/charts/ConnectedShareBar.tsx'],
  history: ['pages/HistoryPage.tsx', 'pages/TransactionPage.tsx'],
  currency: ['pages/CurrencyPage.tsx'],
} as const;

/** A user of a module: one of these, or code that is loaded later. */
type User = keyof typeof ROOTS | 'later';

type Users = ReadonlySet<User>;

/** A module that only hands others on. Its importer does not need all of them. */
const isBarrel = (id: string) =>
  /[\\/]@mui[\\/](?:material[\\/]styles[\\/]|(?:material[\\/])?utils[\\/]index\.)/.test(id);

/** The chunk for what these need; null leaves it to the bundler. */
export function chunkFor(users: Users): string | null {
  const [only, ...others] = users;
  if (only === undefined) return null;
  if (others.length === 0) return only === 'later' ? null : only;

  // Code that sign-in or sign-up shares with other first pages must not bring the forms along.
  const isForEntrance = users.has('signin') || users.has('signup');
  const isForOthers = users.has('landing') || users.has('home') || users.has('texts');
  if (isForEntrance) return isForOthers ? 'common' : 'forms';
  // Nor the landing itself.
  if (users.has('landing')) return 'shared';
  // Every place has the home page's frame around it.
  if (users.has('home')) return 'home';
  // A language must not wait for the code of a page that is not open.
  if (users.has('languages')) return 'languages';
  // One file for all of them: a page would have to ask for its own code besides.
  if (users.has('places')) return 'places';
  if (users.has('history')) return users.has('currency') ? 'history' : null;
  return users.has('charts') ? 'charts' : null;
}

/** From each module to all that need it. */
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
  // The list grows while it is walked.
  for (const id of loadedLater) if (!users.has(id)) walk(id, 'later');
  return users;
}

/** In this order: a chunk takes along what its modules import, so what most pages need comes first. */
const CHUNKS = ['common', 'shared', 'forms', ...Object.keys(ROOTS)];

/** Emotion needs it for a function that is not used here, and it does not say that it can be left out. */
const WITHOUT_EFFECTS = { test: /[\\/]hoist-non-react-statics[\\/]/, sideEffects: false };

/** The bundler's groups, for the project in the folder `root`. */
function groupsOf(root: string): Rolldown.CodeSplittingOptions {
  const known = new WeakMap<Chunking, ReadonlyMap<string, Users>>();
  const chunkOf = (id: string, chunking: Chunking) => {
    if (!known.has(chunking)) known.set(chunking, usersOf(root, chunking));
    return chunkFor(known.get(chunking)?.get(id) ?? new Set());
  };
  return {
    groups: [
      { name: 'core', tags: ['$initial'], priority: CHUNKS.length + 1 },
      ...CHUNKS.map((chunk, index) => ({
        debugName: chunk,
        priority: CHUNKS.length - index,
        name: (id: string, chunking: Chunking) => (chunkOf(id, chunking) === chunk ? chunk : null),
      })),
      { name: 'more', minShareCount: 2 },
    ],
  };
}

/** Has the app's build make chunks by use. The catalogue's build has pages of its own, and is left alone. */
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

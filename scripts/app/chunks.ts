/**
 * Chunks by use. Left to itself the bundler makes some eighty files, most of them smaller than the
 * request that fetches them. Here a page that people open first asks for at most four: the core that
 * every page needs, its own code, and what it shares with others.
 */
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

type Chunking = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/** The pages that people open first, by the modules that the route table loads for them. */
const FIRST_PAGES = {
  landing: ['pages/LandingPage.tsx'],
  signin: ['pages/SigninPage.tsx'],
  signup: ['pages/SignupPage.tsx'],
  home: ['pages/parts/AppFrame.tsx', 'pages/HomePage.tsx'],
} as const;

type FirstPage = keyof typeof FIRST_PAGES;

/** The users of a module: pages that people open first, and code that is loaded later. */
type Users = ReadonlySet<FirstPage | 'later'>;

/** A module that only hands others on. What it hands on is not needed by whoever imports it. */
const isBarrel = (id: string) => /[\\/]@mui[\\/]material[\\/]styles[\\/]/.test(id);

/** The chunk for what these pages need; null leaves it to the bundler. */
export function chunkFor(users: Users): string | null {
  const first = [...users].filter((user) => user !== 'later');
  const [only] = first;
  if (only === undefined) return null;
  // Every later page of the app has the home page's frame around it.
  if (first.length === 1 && (only === 'home' || !users.has('later'))) return only;
  return first.every((page) => page === 'signin' || page === 'signup') ? 'forms' : 'shared';
}

/** From each module to all that need it. */
function usersOf(root: string, chunking: Chunking): ReadonlyMap<string, Users> {
  const users = new Map<string, Set<FirstPage | 'later'>>();
  const walk = (id: string, user: FirstPage | 'later'): void => {
    const known = users.get(id) ?? new Set();
    if (known.has(user)) return;
    users.set(id, known.add(user));
    const info = chunking.getModuleInfo(id);
    for (const lazy of info?.dynamicallyImportedIds ?? [])
      if (!users.has(lazy)) walk(lazy, 'later');
    if (isBarrel(id)) return;
    for (const imported of info?.importedIds ?? []) walk(imported, user);
  };
  for (const [page, modules] of Object.entries(FIRST_PAGES))
    for (const module of modules) walk(`${root}src/${module}`, page as FirstPage);
  for (const lazy of chunking.getModuleInfo(`${root}src/routes.tsx`)?.dynamicallyImportedIds ?? [])
    if (!users.has(lazy)) walk(lazy, 'later');
  return users;
}

/** The bundler's groups, for the project in the folder `root`. */
function groupsOf(root: string): Rolldown.CodeSplittingOptions {
  const known = new WeakMap<Chunking, ReadonlyMap<string, Users>>();
  const chunkOf = (id: string, chunking: Chunking) => {
    if (!known.has(chunking)) known.set(chunking, usersOf(root, chunking));
    return chunkFor(known.get(chunking)?.get(id) ?? new Set());
  };
  // A group takes along what its modules import, so what most pages need comes first.
  const group = (priority: number, takes: (name: string) => boolean) => ({
    debugName: 'first pages',
    priority,
    name: (id: string, chunking: Chunking) => {
      const name = chunkOf(id, chunking);
      return name !== null && takes(name) ? name : null;
    },
  });
  return {
    groups: [
      { name: 'core', tags: ['$initial'], priority: 4 },
      group(3, (name) => name === 'shared'),
      group(2, (name) => name === 'forms'),
      group(1, (name) => name in FIRST_PAGES),
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
                output: {
                  codeSplitting: groupsOf(fileURLToPath(new URL('../..', import.meta.url))),
                },
              },
            },
          }
        : null,
  };
}

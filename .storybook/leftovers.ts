import { isMockFunction } from 'storybook/test';

/** Functions of the browser that a test may replace with a spy, which Storybook restores. */
const REPLACEABLE = [
  'fetch',
  'matchMedia',
  'setTimeout',
  'setInterval',
  'requestAnimationFrame',
] as const;

const STORAGES = ['localStorage', 'sessionStorage'] as const;

const originals = new Map<string, unknown>(REPLACEABLE.map((name) => [name, globalThis[name]]));

/**
 * Removes what a test has left behind and the next test would find: entries in a storage, and replaced functions of the
 * browser. Returns a sentence for each. Storybook removes the elements of a story, and restores spies.
 *
 * @param removed The keys of a storage that the `beforeEach` of the story removes.
 */
export function leftovers(removed: readonly string[] = []): string[] {
  const found: string[] = [];
  for (const name of STORAGES) {
    const storage = globalThis[name];
    const left = Object.keys(storage).filter((key) => !removed.includes(key));
    if (left.length > 0) found.push(`The test leaves entries in ${name}: ${left.join(', ')}`);
    for (const key of left) storage.removeItem(key);
  }
  for (const [name, original] of originals) {
    const current: unknown = Reflect.get(globalThis, name);
    if (current === original || isMockFunction(current)) continue;
    found.push(`The test leaves another function as ${name}. Replace it with a spy`);
    Reflect.set(globalThis, name, original);
  }
  return found;
}

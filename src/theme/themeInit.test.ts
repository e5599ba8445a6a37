import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

const SCRIPT = readFileSync(new URL('../../public/theme-init.js', import.meta.url), 'utf8');

/** A browser just before the first paint. */
interface Browser {
  /** What the storage answers when it is asked for the theme. */
  readonly stored: () => string | null;
  readonly systemIsDark: boolean;
}

/** Runs the script as the browser does, and tells the classes that it set on the document. */
function classesIn({ stored, systemIsDark }: Browser): string[] {
  const classes: string[] = [];
  runInNewContext(SCRIPT, {
    document: { documentElement: { classList: { add: (name: string) => classes.push(name) } } },
    localStorage: { getItem: (key: string) => (key === 'theme' ? stored() : 'dark') },
    matchMedia: (query: string) => ({
      matches: query === '(prefers-color-scheme: dark)' && systemIsDark,
    }),
  });
  return classes;
}

describe('before the first paint the document has the class', () => {
  it.each([
    ['dark', 'light', 'dark'],
    ['dark', 'dark', 'dark'],
    ['light', 'light', 'light'],
    ['light', 'dark', 'light'],
    [null, 'light', 'light'],
    [null, 'dark', 'dark'],
    // What MUI saves for "as the system has it", and what another program may have left behind.
    ['system', 'light', 'light'],
    ['system', 'dark', 'dark'],
    ['Dark', 'light', 'light'],
    ['{"mode":"dark"}', 'light', 'light'],
    ['', 'dark', 'dark'],
  ])('for %j saved in a %s system: %s', (saved, system, expected) => {
    const browser = { stored: () => saved, systemIsDark: system === 'dark' };
    expect(classesIn(browser)).toEqual([expected]);
  });

  it.each([
    ['light', 'light'],
    ['dark', 'dark'],
  ])('of a %s system where the storage is denied: %s', (system, expected) => {
    const stored = () => {
      throw new Error('The operation is insecure.');
    };
    expect(classesIn({ stored, systemIsDark: system === 'dark' })).toEqual([expected]);
  });

  it('where even to name the storage throws', () => {
    const classes: string[] = [];
    const denied = Object.defineProperty(
      {
        document: { documentElement: { classList: { add: (name: string) => classes.push(name) } } },
        matchMedia: () => ({ matches: true }),
      },
      'localStorage',
      {
        get: () => {
          throw new Error('Access is denied for this document.');
        },
      },
    );
    runInNewContext(SCRIPT, denied);
    expect(classes).toEqual(['dark']);
  });
});

describe('the script', () => {
  it('leaves nothing behind but the class', () => {
    const page = {
      document: { documentElement: { classList: { add: () => undefined } } },
      localStorage: { getItem: () => 'dark' },
      matchMedia: () => ({ matches: false }),
    };
    runInNewContext(SCRIPT, page);
    expect(Object.keys(page)).toEqual(['document', 'localStorage', 'matchMedia']);
  });
});

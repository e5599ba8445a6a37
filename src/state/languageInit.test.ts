import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, RIGHT_TO_LEFT } from '../domain/language';

const SCRIPT = readFileSync(new URL('../../scripts/app/languageInit.js', import.meta.url), 'utf8');

/** Runs the script as the browser does before the first paint, and tells what it left behind. */
function after(saved: string | null) {
  const stored = new Map(saved === null ? [] : [['florin.language', saved]]);
  const root = { lang: 'en', dir: '', classes: [] as string[] };
  runInNewContext(SCRIPT, {
    document: {
      documentElement: Object.assign(root, {
        classList: { add: (name: string) => root.classes.push(name) },
      }),
    },
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      removeItem: (key: string) => stored.delete(key),
    },
  });
  const { lang, dir, classes } = root;
  return { lang, dir, classes, saved: stored.get('florin.language') ?? null };
}

const ENGLISH = { lang: 'en', dir: '', classes: [] };

describe('before the first paint', () => {
  it('the page stays as it came for English, and where nothing was chosen', () => {
    expect(after(null)).toEqual({ ...ENGLISH, saved: null });
    expect(after('en')).toEqual({ ...ENGLISH, saved: 'en' });
  });

  it.each(Object.keys(LANGUAGES).filter((tag) => tag !== 'en'))('%s is awaited', (tag) => {
    expect(after(tag)).toEqual({
      lang: tag,
      dir: RIGHT_TO_LEFT.includes(tag) ? 'rtl' : 'ltr',
      classes: ['language-awaited'],
      saved: tag,
    });
  });

  it.each(['klingon', 'DE', 'de ', 'de-AT', '', 'toString', '"de"'])(
    'the foreign word %j is ignored and removed',
    (word) => {
      expect(after(word)).toEqual({ ...ENGLISH, saved: null });
    },
  );

  it('a storage that is denied leaves the page in English', () => {
    const denied = Object.defineProperty({}, 'localStorage', {
      get: () => {
        throw new Error('Access is denied for this document.');
      },
    });
    expect(() => {
      runInNewContext(SCRIPT, denied);
    }).not.toThrow();
  });
});

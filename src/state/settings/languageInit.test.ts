import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { tokensOf } from '../../../scripts/app/document';
import { withTokens } from '../../../scripts/app/withTokens.mjs';

const SCRIPT = withTokens(
  readFileSync(new URL('../../app/document/languageInit.js', import.meta.url), 'utf8'),
  tokensOf(),
);

/** Runs the script as a browser does before the first paint, and returns the attributes that the script set. */
function after(saved: string | null) {
  const stored = new Map(saved === null ? [] : [['florin.language', saved]]);
  const dataset: { language?: string } = {};
  runInNewContext(SCRIPT, {
    document: { documentElement: { dataset } },
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      removeItem: (key: string) => stored.delete(key),
    },
  });
  return { marked: dataset.language ?? null, saved: stored.get('florin.language') ?? null };
}

describe('before the first paint', () => {
  it('the page is unchanged if English or no language is chosen', () => {
    expect(after(null)).toEqual({ marked: null, saved: null });
    expect(after('en')).toEqual({ marked: null, saved: 'en' });
  });

  it.each(['de', 'fr', 'es', 'pt-BR', 'ar', 'he', 'hi', 'ja', 'zh-Hans'])(
    'the document is marked for the language %s',
    (tag) => {
      expect(after(tag)).toEqual({ marked: tag, saved: tag });
    },
  );

  it.each(['klingon', 'DE', 'de ', 'de-AT', '', 'toString', '"de"'])(
    'the unknown value %j is ignored and removed',
    (word) => {
      expect(after(word)).toEqual({ marked: null, saved: null });
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

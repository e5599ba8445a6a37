import { afterEach, describe, expect, it, vi } from 'vitest';
import { THEME_KEY, themeStorage } from './themeStorage';

/** Replaces the local storage by a storage with these values, and the window by an event target for storage events. */
function browser(words: Readonly<Record<string, string>> = {}) {
  const kept = new Map(Object.entries(words));
  const written: string[] = [];
  const window = new EventTarget();
  vi.stubGlobal('window', window);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, word: string) {
      written.push(`${key} ${word}`);
      kept.set(key, word);
    },
    removeItem: (key: string) => kept.delete(key),
  });
  return {
    kept,
    written,
    /** Reports that another tab has changed a key. Null means that the other tab has cleared the storage. */
    change: (key: string | null) =>
      window.dispatchEvent(Object.assign(new Event('storage'), { key })),
  };
}

const manager = (key = THEME_KEY) => themeStorage({ key });

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the saved theme', () => {
  it.each(['light', 'dark'])('is %s, whatever the default is', (word) => {
    browser({ theme: word });
    expect(manager().get('system')).toBe(word);
  });

  it.each(['', 'Dark', 'system', '"dark"', 'darklight'])('is not the invalid value %j', (word) => {
    browser({ theme: word });
    expect(manager().get('system')).toBe('system');
  });

  it('is absent in a new browser', () => {
    browser();
    expect(manager().get('system')).toBe('system');
  });
});

describe('a choice', () => {
  it('is written under one key', () => {
    const { written } = browser();
    manager().set('dark');
    manager().set('light');
    expect(written).toEqual(['theme dark', 'theme light']);
  });

  it('that is saved already is not written again', () => {
    const { written } = browser({ theme: 'dark' });
    manager().set('dark');
    expect(written).toEqual([]);
  });

  it.each(['system', '', null, undefined, { theme: 'dark' }])(
    'with the value %j is not stored',
    (word) => {
      const { written } = browser();
      manager().set(word);
      expect(written).toEqual([]);
    },
  );
});

describe('another tab', () => {
  it('is followed', () => {
    const { kept, change } = browser({ theme: 'light' });
    const follow = vi.fn();
    manager().subscribe(follow);
    kept.set('theme', 'dark');
    change('theme');
    expect(follow.mock.calls).toEqual([['dark']]);
    kept.clear();
    change(null);
    expect(follow.mock.calls).toEqual([['dark'], [null]]);
  });

  it('is not followed under another key, nor after unsubscribing', () => {
    const { change } = browser({ theme: 'light' });
    const follow = vi.fn();
    const end = manager().subscribe(follow);
    change('other');
    expect(follow).not.toHaveBeenCalled();
    end();
    change('theme');
    expect(follow).not.toHaveBeenCalled();
  });

  it('that saves a foreign word has it removed', () => {
    const { kept, change } = browser();
    manager().subscribe(vi.fn());
    kept.set('theme', 'purple');
    change('theme');
    expect([...kept]).toEqual([]);
  });
});

describe('an invalid stored value', () => {
  it('is removed at the start, and other keys do not change', () => {
    const { kept } = browser({ theme: 'purple', other: 'purple' });
    manager().subscribe(vi.fn());
    expect([...kept]).toEqual([['other', 'purple']]);
  });

  it('is not accepted as a saved theme', () => {
    const { kept } = browser({ theme: 'dark' });
    manager().subscribe(vi.fn());
    expect([...kept]).toEqual([['theme', 'dark']]);
  });
});

describe('a storage that is denied', () => {
  it('causes no error', () => {
    browser();
    vi.stubGlobal('localStorage', undefined);
    const follow = vi.fn();
    expect(manager().get('system')).toBe('system');
    manager().set('dark');
    manager().subscribe(follow)();
    expect(follow).not.toHaveBeenCalled();
  });
});

describe('the colour schemes that MUI would save under other keys', () => {
  it('are not stored', () => {
    const { written, kept, change } = browser({ 'mui-color-scheme-dark': 'dark', theme: 'dark' });
    const scheme = manager('mui-color-scheme-dark');
    const follow = vi.fn();
    const end = scheme.subscribe(follow);
    scheme.set('light');
    change('theme');
    end();
    expect(scheme.get('fallback')).toBe('fallback');
    expect(written).toEqual([]);
    expect(follow).not.toHaveBeenCalled();
    expect(kept.size).toBe(2);
  });
});

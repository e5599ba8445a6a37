import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  followLanguage,
  LanguageChoiceContext,
  saveLanguage,
  useLanguageChoice,
} from './languageChoice';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the choice of a language', () => {
  it('is stored under one key', () => {
    const setItem = vi.fn();
    vi.stubGlobal('localStorage', { setItem });
    saveLanguage('pt-BR');
    saveLanguage('en');
    expect(setItem.mock.calls).toEqual([
      ['florin.language', 'pt-BR'],
      ['florin.language', 'en'],
    ]);
  });

  it('is silently lost if the storage is denied', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(() => {
      saveLanguage('de');
    }).not.toThrow();
  });
});

describe('a language that another tab has changed', () => {
  /** Saves a language, and reports a change of a key. Null means that the other tab has cleared the storage. */
  function followed(saved: string | null) {
    const page = new EventTarget();
    vi.stubGlobal('window', page);
    vi.stubGlobal('localStorage', { getItem: () => saved });
    const follow = vi.fn();
    const stop = followLanguage(follow);
    const change = (key: string | null) =>
      page.dispatchEvent(Object.assign(new Event('storage'), { key }));
    return { page, follow, stop, change };
  }

  it.each([
    ['florin.language', 'de', [['de']]],
    ['florin.language', 'klingon', [['en']]],
    [null, null, [['en']]],
    ['theme', 'de', []],
  ])('is followed after a change of the key %j to %j: %j', (key, saved, calls) => {
    const { follow, change } = followed(saved);
    change(key);
    expect(follow.mock.calls).toEqual(calls);
  });

  it('is followed by a page that returns from the back/forward cache, until it stops', () => {
    const { page, follow, stop, change } = followed('ja');
    const show = (persisted: boolean) =>
      page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    show(false);
    expect(follow).not.toHaveBeenCalled();
    show(true);
    expect(follow.mock.calls).toEqual([['ja']]);
    stop();
    show(true);
    change('florin.language');
    expect(follow).toHaveBeenCalledOnce();
  });
});

function Language() {
  return `The language is ${useLanguageChoice().tag}`;
}

describe('the language of the app', () => {
  it('is provided to all descendants', () => {
    const value = { tag: 'he', choose: vi.fn() } as const;
    const page = createElement(LanguageChoiceContext, { value }, createElement(Language));
    expect(renderToString(page)).toBe('The language is he');
  });

  it('throws outside its provider', () => {
    expect(() => renderToString(createElement(Language))).toThrow(
      'useLanguageChoice must be used inside <LanguageProvider>.',
    );
  });
});

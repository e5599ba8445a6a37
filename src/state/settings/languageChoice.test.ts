import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LanguageChoiceContext, saveLanguage, useLanguageChoice } from './languageChoice';

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

import { describe, expect, it } from 'vitest';
import { isLanguage, LANGUAGES } from './language';

describe('the languages of the app', () => {
  it('are ten languages, each with its native name', () => {
    expect(LANGUAGES).toEqual({
      en: 'English',
      de: 'Deutsch',
      fr: 'Français',
      es: 'Español',
      'pt-BR': 'Português (Brasil)',
      ar: 'العربية',
      he: 'עברית',
      hi: 'हिन्दी',
      ja: '日本語',
      'zh-Hans': '简体中文',
    });
  });

  it.each(['en', 'pt-BR', 'zh-Hans', 'he'])('include the tag %s', (tag) => {
    expect(isLanguage(tag)).toBe(true);
  });

  it.each(['', 'EN', 'pt', 'de-AT', 'English', 'toString', '__proto__'])(
    'do not include the tag %j',
    (tag) => {
      expect(isLanguage(tag)).toBe(false);
    },
  );
});

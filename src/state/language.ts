/** The languages that the app speaks by their BCP 47 tags, each by its own name. */
export const LANGUAGES = {
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
} as const;

/** The tag of a language that the app speaks. */
export type LanguageTag = keyof typeof LANGUAGES;

/** Whether the app speaks the language of a tag. */
export function isLanguage(tag: string): tag is LanguageTag {
  return Object.hasOwn(LANGUAGES, tag);
}

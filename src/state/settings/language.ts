/** The app's languages by their BCP 47 tags, each with its name in that language. */
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

/** The BCP 47 tag of one of the app's languages. */
export type LanguageTag = keyof typeof LANGUAGES;

/** Returns whether the app supports the language with this tag. */
export function isLanguage(tag: string): tag is LanguageTag {
  return Object.hasOwn(LANGUAGES, tag);
}

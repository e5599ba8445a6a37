import type { EmotionCache } from '@emotion/cache';
import type { Theme } from '@mui/material/styles';
import type { SomeMessages } from '../components/english';
import type { LanguageTag } from '../state/settings/language';

/** The theme and the styles of right-to-left pages. */
export interface MirroredLook {
  readonly styles: EmotionCache;
  readonly theme: Theme;
}

/** A language of the app other than English. */
export interface AppLanguage {
  readonly locale: LanguageTag;
  /** The texts in this language. A missing text is shown in English. */
  readonly messages: SomeMessages;
  /** Undefined for a left-to-right language. */
  readonly mirroredLook?: MirroredLook;
}

/** The tags of the languages other than English. */
type OtherTag = Exclude<LanguageTag, 'en'>;

const TEXTS: Readonly<Record<OtherTag, () => Promise<SomeMessages>>> = {
  de: async () => (await import('./messages/de')).de,
  fr: async () => (await import('./messages/fr')).fr,
  es: async () => (await import('./messages/es')).es,
  'pt-BR': async () => (await import('./messages/pt-BR')).ptBR,
  ar: async () => (await import('./messages/ar')).ar,
  he: async () => (await import('./messages/he')).he,
  hi: async () => (await import('./messages/hi')).hi,
  ja: async () => (await import('./messages/ja')).ja,
  'zh-Hans': async () => (await import('./messages/zh-Hans')).zhHans,
};

/** The right-to-left languages. */
const RIGHT_TO_LEFT: ReadonlySet<OtherTag> = new Set(['ar', 'he'] as const);

/**
 * Loads the texts of a language, and for a right-to-left language also its theme and styles. Rejects if any of them
 * cannot be loaded.
 */
export async function loadLanguage(locale: OtherTag): Promise<AppLanguage> {
  const [messages, look] = await Promise.all([
    TEXTS[locale](),
    RIGHT_TO_LEFT.has(locale) ? import('./mirroredLook') : {},
  ]);
  return { locale, messages, ...look };
}

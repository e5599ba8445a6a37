import type { EmotionCache } from '@emotion/cache';
import type { Theme } from '@mui/material/styles';
import type { SomeMessages } from '../messages/en';
import type { LanguageTag } from '../state/language';

/** The look of a page that is read from right to left. */
export interface MirroredLook {
  readonly styles: EmotionCache;
  readonly theme: Theme;
}

/** A language that the app speaks in place of English. */
export interface AppLanguage {
  readonly locale: LanguageTag;
  /** A text that is not in it is shown in English. */
  readonly messages: SomeMessages;
  /** Only there for a language that is written from right to left. */
  readonly mirroredLook?: MirroredLook;
}

/** The tags of these languages. */
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

/** The languages that are written from right to left. */
const RIGHT_TO_LEFT: ReadonlySet<OtherTag> = new Set(['ar', 'he'] as const);

/** Loads a language; rejects when it cannot be loaded. */
export async function loadLanguage(locale: OtherTag): Promise<AppLanguage> {
  const [messages, look] = await Promise.all([
    TEXTS[locale](),
    RIGHT_TO_LEFT.has(locale) ? import('./mirroredLook') : {},
  ]);
  return { locale, messages, ...look };
}

import type { EmotionCache } from '@emotion/cache';
import type { Theme } from '@mui/material/styles';
import type { SomeMessages } from '../components/english';
import type { LanguageTag } from '../state/settings/language';
import { appTheme } from './appTheme';

/** The theme and the Emotion cache of right-to-left pages. */
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

type OtherTag = Exclude<LanguageTag, 'en'>;

/** Each module exports the texts of the components and of the app. */
const TEXTS: Readonly<Record<OtherTag, () => Promise<Readonly<Record<string, SomeMessages>>>>> = {
  de: () => import('../messages/de'),
  fr: () => import('../messages/fr'),
  es: () => import('../messages/es'),
  'pt-BR': () => import('../messages/pt-BR'),
  ar: () => import('../messages/ar'),
  he: () => import('../messages/he'),
  hi: () => import('../messages/hi'),
  ja: () => import('../messages/ja'),
  'zh-Hans': () => import('../messages/zh-Hans'),
};

const RIGHT_TO_LEFT: ReadonlySet<OtherTag> = new Set(['ar', 'he'] as const);

let mirroredLook: MirroredLook | undefined;

/** Loads the code of right-to-left styles. All right-to-left languages share one cache. */
async function loadMirroredLook(): Promise<{ readonly mirroredLook: MirroredLook }> {
  const { createFlorinCache } = await import('../theme/cache');
  mirroredLook ??= { styles: createFlorinCache({ direction: 'rtl' }), theme: appTheme('rtl') };
  return { mirroredLook };
}

/**
 * Loads the texts of a language, and for a right-to-left language also its theme and styles. Rejects if any of them
 * cannot be loaded.
 */
export async function loadLanguage(locale: OtherTag): Promise<AppLanguage> {
  const [texts, look] = await Promise.all([
    TEXTS[locale](),
    RIGHT_TO_LEFT.has(locale) ? loadMirroredLook() : {},
  ]);
  return { locale, messages: Object.assign({}, ...Object.values(texts)), ...look };
}

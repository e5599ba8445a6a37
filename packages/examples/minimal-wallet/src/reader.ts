import { createFlorinTheme } from 'florin/theme';
import { ARABIC, ENGLISH } from './texts.ts';

/** All settings that depend on the user's language. */
export type Reader = Awaited<ReturnType<typeof readArabic>> | typeof IN_ENGLISH;

/** The initial settings. English is Florin's default language. */
export const IN_ENGLISH = {
  language: 'en',
  direction: 'ltr',
  texts: ENGLISH,
  theme: createFlorinTheme(),
} as const;

/** Loads the Arabic texts, and the emotion cache that mirrors styles. Called when the user chooses Arabic. */
export async function readArabic() {
  const [{ ar }, { createFlorinCache }] = await Promise.all([
    import('florin/messages/ar'),
    import('florin/cache'),
  ]);
  return {
    language: 'ar',
    direction: 'rtl',
    texts: ARABIC,
    theme: createFlorinTheme({ direction: 'rtl' }),
    cache: createFlorinCache({ direction: 'rtl' }),
    messages: ar,
  } as const;
}

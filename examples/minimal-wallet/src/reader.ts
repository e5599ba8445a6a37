import { createFlorinTheme } from 'florin/theme';
import { ARABIC, ENGLISH } from './texts.ts';

/** Everything that depends on who reads. */
export type Reader = Awaited<ReturnType<typeof readArabic>> | typeof IN_ENGLISH;

/** The reader that the app opens with, in Florin's own language and direction. */
export const IN_ENGLISH = {
  language: 'en',
  direction: 'ltr',
  texts: ENGLISH,
  theme: createFlorinTheme(),
} as const;

/** Arabic, and the cache that mirrors styles: both come when somebody wants them. */
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

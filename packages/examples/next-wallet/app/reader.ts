import { ar } from 'florin/messages/ar';
import { de } from 'florin/messages/de';
import { cookies } from 'next/headers';

/** The settings for each language. Your app reads them from the account or from a cookie. */
const READERS = {
  de: { locale: 'de', direction: 'ltr', messages: de, timeZone: 'Europe/Berlin' },
  ar: { locale: 'ar', direction: 'rtl', messages: ar, timeZone: 'Asia/Riyadh' },
} as const;

/** Returns the settings for this request. The cookie `language` selects them. */
export async function readerOf() {
  const language = (await cookies()).get('language')?.value;
  return language === 'ar' ? READERS.ar : READERS.de;
}

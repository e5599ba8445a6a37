import type { Decorator, Loader } from '@storybook/react-vite';
import { FlorinProvider } from '../src/components/provider/FlorinProvider';
import {
  LanguageContext,
  type Language,
} from '../src/components/provider/internals/languageContext';
import { isLanguage } from '../src/state/settings/language';

/**
 * The tag of the pseudo-locale, which replaces each text with a longer text with accents. It reveals texts that are not
 * translated or do not fit.
 */
const PSEUDO = 'en-XA';

/** Loads a language. Resolves with undefined for English, the default language of every component. */
async function languageOf(tag: string): Promise<Language | undefined> {
  if (tag === PSEUDO) return (await import('../src/testing/pseudo')).pseudoLanguage(PSEUDO);
  if (!isLanguage(tag) || tag === 'en') return undefined;
  return (await import('../src/app/languages')).loadLanguage(tag);
}

/** Loads the toolbar's language for a story. */
export const loadLanguage: Loader = async ({ globals }) => ({
  language: await languageOf(String(globals['language'])),
});

/**
 * Wraps a story in a `FlorinProvider` with the toolbar's language. In English, adds no provider, because most apps have
 * none.
 */
export const withLanguage: Decorator = (Story, { loaded }) => {
  const language = loaded['language'] as Language | undefined;
  if (!language) return <Story />;
  return (
    <LanguageContext value={language}>
      <FlorinProvider locale={language.locale}>
        <Story />
      </FlorinProvider>
    </LanguageContext>
  );
};

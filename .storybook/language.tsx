import type { Decorator, Loader } from '@storybook/react-vite';
import type { SomeMessages } from '../src/components/english';
import { FlorinProvider } from '../src/components/provider/FlorinProvider';
import { isLanguage } from '../src/state/settings/language';

/** The tag of the pseudo-locale. */
const PSEUDO = 'en-XA';

/** Loads the texts of a language. Resolves with undefined for English, the default language of every component. */
async function textsOf(tag: string): Promise<SomeMessages | undefined> {
  if (tag === PSEUDO) return (await import('../src/testing/pseudo')).pseudo;
  if (!isLanguage(tag) || tag === 'en') return undefined;
  return (await (await import('../src/app/languages')).loadLanguage(tag)).messages;
}

/** Loads the texts of the toolbar's language for a story. */
export const loadLanguage: Loader = async ({ globals }) => ({
  messages: await textsOf(String(globals['language'])),
});

/** Applies the toolbar's language. In English a story has no `FlorinProvider`, as in most projects. */
export const withLanguage: Decorator = (Story, { globals, loaded }) => {
  const messages = loaded['messages'] as SomeMessages | undefined;
  if (!messages) return <Story />;
  return (
    <FlorinProvider locale={String(globals['language'])} messages={messages}>
      <Story />
    </FlorinProvider>
  );
};

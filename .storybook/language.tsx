import type { Decorator, Loader } from '@storybook/react-vite';
import type { Messages } from '../src/components/english';
import { FlorinProvider } from '../src/components/provider/FlorinProvider';

/** Each language but English, by its tag. It is loaded when it is chosen. */
const LANGUAGES: Readonly<Record<string, () => Promise<Messages>>> = {
  de: async () => (await import('../src/messages/de')).de,
  fr: async () => (await import('../src/messages/fr')).fr,
  es: async () => (await import('../src/messages/es')).es,
  'pt-BR': async () => (await import('../src/messages/pt-BR')).ptBR,
  ar: async () => (await import('../src/messages/ar')).ar,
  ja: async () => (await import('../src/messages/ja')).ja,
  'zh-Hans': async () => (await import('../src/messages/zh-Hans')).zhHans,
  hi: async () => (await import('../src/messages/hi')).hi,
  he: async () => (await import('../src/messages/he')).he,
  'en-XA': async () => (await import('../src/testing/pseudo')).pseudo,
};

/** The texts of the toolbar's language; none for English, which components speak by themselves. */
export const loadLanguage: Loader = async ({ globals }) => ({
  messages: await LANGUAGES[String(globals['language'])]?.(),
});

/** The language of the toolbar. In English a story stands without a provider, as it does in most projects. */
export const withLanguage: Decorator = (Story, { globals, loaded }) => {
  const messages = loaded['messages'] as Messages | undefined;
  if (!messages) return <Story />;
  return (
    <FlorinProvider locale={String(globals['language'])} messages={messages}>
      <Story />
    </FlorinProvider>
  );
};

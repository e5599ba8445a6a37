import type { Decorator } from '@storybook/react-vite';
import { use, type ReactNode } from 'react';
import { LanguageContext } from '#src/components/provider/internals/languageContext';
import type { StepMessages } from '../src/texts';

const modules = import.meta.glob<Readonly<Record<string, StepMessages>>>('../src/messages/*.ts', {
  eager: true,
});

/** The texts of this package by language. */
const TEXTS = new Map(
  Object.entries(modules).map(([file, module]) => [
    /([\w-]+)\.ts$/.exec(file)?.[1],
    Object.values(module)[0],
  ]),
);

function InLanguage({ children }: { children: ReactNode }) {
  const language = use(LanguageContext);
  const messages = { ...language.messages, ...TEXTS.get(language.locale) };
  return <LanguageContext value={{ ...language, messages }}>{children}</LanguageContext>;
}

/** Adds the texts of this package to the language of the toolbar. */
export const withStepTexts: Decorator = (Story) => (
  <InLanguage>
    <Story />
  </InLanguage>
);

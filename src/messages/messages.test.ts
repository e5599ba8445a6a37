import { describe, expect, it } from 'vitest';
import { english } from '../components/english';
import type { Messages } from '../components/english';
import { pseudo } from '../testing/pseudo';

/*
 * The compiler refuses a language in which a key is missing or unknown. Here is the part that it does not see.
 */

const languages = import.meta.glob<Messages>('./*.ts', { eager: true, import: '*' });

const catalogues = [
  ...Object.entries(languages).flatMap(([file, module]) => {
    const tag = /^\.\/([\w-]+)\.ts$/.exec(file)?.[1] ?? '';
    return [[tag, Object.values(module)[0] as unknown as Messages] as const];
  }),
  ['en-XA', pseudo] as const,
];

/** Every text of a catalogue, by `Component.key`. */
const textsOf = (messages: object): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(messages).flatMap(([component, texts]: [string, object]) =>
      Object.entries(texts).map(([key, text]) => [`${component}.${key}`, String(text)] as const),
    ),
  );

const ENGLISH = textsOf(english);

/** The names of the placeholders in a text, without doubles. */
const namesIn = (text: string) =>
  [
    ...new Set([...text.matchAll(/\{(\w+)(?:\}|, plural,)/g)].map(([, name = '']) => name)),
  ].toSorted();

/** The categories of each plural in a text. */
const pluralsIn = (text: string) =>
  text
    .split(/\{\w+, plural,/)
    .slice(1)
    .map((cases) => [...cases.matchAll(/(\w+) \{/g)].map(([, category = '']) => category));

it('there are these languages', () => {
  expect(catalogues.map(([tag]) => tag)).toEqual([
    'ar',
    'de',
    'en',
    'es',
    'fr',
    'he',
    'hi',
    'ja',
    'pt-BR',
    'zh-Hans',
    'en-XA',
  ]);
});

const sources = import.meta.glob<string>(
  ['../components/**/*.{ts,tsx}', '!**/*.{messages,test}.ts', '!**/{english,ruleTexts}.ts'],
  { eager: true, query: '?raw', import: 'default' },
);

/** The text of all modules whose path ends like this. */
const sourceOf = (ending: RegExp) =>
  Object.entries(sources)
    .filter(([file]) => ending.test(file))
    .map(([, text]) => text)
    .join('\n');

it.each(Object.entries(english))('every text of %s is used', (component, texts) => {
  // By the component itself, or by a module that is no component: a rule of several forms.
  const source = sourceOf(new RegExp(`/${component}\\.tsx$|/[a-z]\\w*\\.ts$`));
  const unused = Object.keys(texts).filter((key) => !new RegExp(`\\b${key}\\b`).test(source));
  expect(unused).toEqual([]);
});

describe.each(catalogues)('the texts in %s', (tag, messages) => {
  const texts = textsOf(messages);

  it('have the keys of the English ones, in an order of their own', () => {
    expect([...texts.keys()].toSorted()).toEqual([...ENGLISH.keys()].toSorted());
  });

  it('are never empty, and have no blank around them', () => {
    const wrong = [...texts].filter(([, text]) => text === '' || text.trim() !== text);
    expect(wrong).toEqual([]);
  });

  it('have the placeholders of the English ones', () => {
    const wrong = [...texts].filter(
      ([key, text]) => namesIn(text).join() !== namesIn(ENGLISH.get(key) ?? '').join(),
    );
    expect(wrong).toEqual([]);
  });

  it('have all plural categories of the language', () => {
    const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions();
    const wrong = [...texts].filter(([, text]) =>
      pluralsIn(text).some(
        (categories) => categories.toSorted().join() !== pluralCategories.toSorted().join(),
      ),
    );
    expect(wrong).toEqual([]);
  });
});

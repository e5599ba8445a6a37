import { describe, expect, it } from 'vitest';
import { english } from '../components/english';
import { LANGUAGES } from '../state/language';
import { appEnglish, ENGLISH_IN_CODE } from '../testing/appEnglish';
import { pseudo } from '../testing/pseudo';

/*
 * The compiler refuses a language in which a key is missing or unknown. Here is the part that it does not see.
 */

/** The texts of a place by key: those of one component, page or feature. */
type Catalogue = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** All modules with a language, by the tag that their file is called by. */
const byTag = (modules: Readonly<Record<string, unknown>>) =>
  Object.entries(modules).map(([file, module]) => {
    const tag = /([\w-]+)\.ts$/.exec(file)?.[1] ?? '';
    return [tag, Object.values(module as object)[0] as Catalogue] as const;
  });

const ofComponents = byTag(import.meta.glob('./*.ts', { eager: true, import: '*' }));

const ofApp = byTag(import.meta.glob('../app/messages/*.ts', { eager: true, import: '*' }));

const COMPONENTS: Catalogue = english;

const APP: Catalogue = { ...english, ...appEnglish };

const catalogues = [
  ...ofComponents.map(([tag, texts]) => ['components', tag, texts, COMPONENTS] as const),
  ...ofApp.map(([tag, texts]) => ['app', tag, texts, APP] as const),
  ['app', 'en-XA', pseudo as Catalogue, APP] as const,
];

/** Every text of a catalogue, by `Component.key`. */
const textsOf = (messages: object): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(messages).flatMap(([component, texts]: [string, object]) =>
      Object.entries(texts).map(([key, text]) => [`${component}.${key}`, String(text)] as const),
    ),
  );

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

it('components and app speak the languages of the app, English by themselves', () => {
  const tags = Object.keys(LANGUAGES).toSorted();
  expect(tags).toEqual(['ar', 'de', 'en', 'es', 'fr', 'he', 'hi', 'ja', 'pt-BR', 'zh-Hans']);
  expect(ofComponents.map(([tag]) => tag)).toEqual(tags);
  expect(['en', ...ofApp.map(([tag]) => tag)].toSorted()).toEqual(tags);
});

const sources = import.meta.glob<string>(
  [
    '../{app,components,features,pages}/**/*.{ts,tsx}',
    '!**/*.{messages,test}.ts',
    '!**/messages/*.ts',
    '!**/{english,ruleTexts}.ts',
  ],
  { eager: true, query: '?raw', import: 'default' },
);

/** The code of all modules whose path ends like this, without the English texts in it. */
const sourceOf = (ending: RegExp) =>
  Object.entries(sources)
    .filter(([file]) => ending.test(file))
    .map(([, text]) => text.replace(ENGLISH_IN_CODE, ''))
    .join('\n');

it.each(Object.entries(APP))('every text of %s is used', (component, texts) => {
  // By the component itself, by the one that it connects, or by a module that is no component of its
  // own: a rule of several forms, a part of one.
  const name = component.replace(/^Connected/, '(?:Connected)?');
  const source = sourceOf(new RegExp(`/${name}\\.tsx$|/[a-z]\\w*\\.tsx?$`));
  const unused = Object.keys(texts).filter((key) => !new RegExp(`\\b${key}\\b`).test(source));
  expect(unused).toEqual([]);
});

describe.each(catalogues)('the texts of %s in %s', (_of, tag, messages, ownEnglish) => {
  const texts = textsOf(messages);
  const ENGLISH = textsOf(ownEnglish);

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

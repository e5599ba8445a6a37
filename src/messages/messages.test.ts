import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../state/settings/language';
import { allEnglish, appPlaces, languages } from '../testing/languages';
import { pseudoText } from '../testing/pseudo';
import { testTexts } from '../testing/testTexts';

/*
 * Tests the rules for translated texts that the compiler does not check. A missing text is allowed: it is shown in
 * English, and packages/florin/tests/release lists it.
 */

it("the app's languages are translated, except English", () => {
  const tags = ['ar', 'de', 'es', 'fr', 'he', 'hi', 'ja', 'pt-BR', 'zh-Hans'];
  expect(languages.map(({ tag }) => tag)).toEqual(tags);
  expect(Object.keys(LANGUAGES).toSorted()).toEqual([...tags, 'en'].toSorted());
});

const sources = import.meta.glob<string>(
  [
    '../{app,components,features,pages}/**/*.{ts,tsx}',
    '../domain/keptRefusal.ts',
    '!**/*.{messages,test}.ts',
    '!**/messages/*.ts',
    '!**/ruleTexts.ts',
  ],
  { eager: true, query: '?raw', import: 'default' },
);

/** The folders of the texts that several components of a folder use. */
const folders = new Map(
  Object.entries(import.meta.glob<object>('../features/**/*.messages.ts', { eager: true })).flatMap(
    ([file, texts]) =>
      Object.keys(texts).map((name) => [name, file.replace(/[^/]+$/, '')] as const),
  ),
);

/** Matches the English texts in the code of a module. */
const ENGLISH_IN_CODE = /^const english = \{.*?\} as const;$/ms;

/**
 * Returns the code of all modules whose path matches `ending` or is in a folder, without the English texts in the code.
 */
const sourceOf = (ending: RegExp, folder?: string) =>
  Object.entries(sources)
    .filter(([file]) => ending.test(file) || (folder !== undefined && file.startsWith(folder)))
    .map(([, text]) => text.replace(ENGLISH_IN_CODE, ''))
    .join('\n');

it.each(Object.entries(allEnglish))('every text of %s is used', (component, texts) => {
  // A text is used by its component, by the component that it connects, or by a module that is not a component, such as
  // a shared rule.
  const name = component.replace(/^Connected/, '(?:Connected)?');
  const ending = new RegExp(`/${name}\\.tsx$|/[a-z]\\w*\\.tsx?$`);
  const source = sourceOf(ending, folders.get(component));
  const isIn = (key: string) => new RegExp(`\\b${key}\\b`).test(source);
  // A key may be a word with an ending, such as `${task}Done`.
  const endings = [...source.matchAll(/`\$\{\w+\}([\w-]+)`/g)].map(([, end = '']) => end);
  const isMade = (key: string) =>
    endings.some((end) => key.endsWith(end) && isIn(key.slice(0, -end.length)));
  expect(Object.keys(texts).filter((key) => !isIn(key) && !isMade(key))).toEqual([]);
});

/** The pseudo-locale changes texts, but leaves their placeholders and plurals. */
const pseudo = Object.fromEntries(
  Object.entries(allEnglish).map(([component, texts]) => [
    component,
    Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, pseudoText(text)])),
  ]),
);

describe.each([...languages, { tag: 'en-XA', texts: pseudo }])('the texts in $tag', (one) => {
  testTexts(one.tag, one.texts, allEnglish);
});

it.each(languages)(
  'the package has only texts of its components in $tag',
  ({ components, app }) => {
    expect(Object.keys(components).filter((place) => appPlaces.has(place))).toEqual([]);
    expect(Object.keys(app).filter((place) => !appPlaces.has(place))).toEqual([]);
  },
);

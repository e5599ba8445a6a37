import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../state/settings/language';
import { ENGLISH_IN_CODE } from '../testing/appEnglish';
import { allEnglish, catalogues } from '../testing/languages';
import { testTexts } from '../testing/testTexts';

/*
 * Tests the rules for translated texts that the compiler does not check. A missing text is allowed: it is shown in
 * English, and packages/florin/tests/release lists it.
 */

it("components, demo and app have the app's languages, and English as the default", () => {
  const tags = Object.keys(LANGUAGES).toSorted();
  const tagsOf = (which: string) =>
    catalogues.filter((one) => one.of === which).map(({ tag }) => tag);
  expect(tags).toEqual(['ar', 'de', 'en', 'es', 'fr', 'he', 'hi', 'ja', 'pt-BR', 'zh-Hans']);
  expect(tagsOf('components')).toEqual(tags);
  expect(tagsOf('demo')).toEqual(tags);
  expect(['en', ...tagsOf('app')].toSorted()).toEqual([...tags, 'en-XA'].toSorted());
});

const sources = import.meta.glob<string>(
  [
    '../{app,components,features,pages}/**/*.{ts,tsx}',
    '../domain/keptRefusal.ts',
    '!**/*.{messages,test}.ts',
    '!**/messages/*.ts',
    '!**/{english,ruleTexts}.ts',
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

/** Returns the code of all modules whose path matches `ending` or is in a folder, without the English texts in the code. */
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

describe.each(catalogues)('the texts of $of in $tag', ({ tag, texts, english }) => {
  testTexts(tag, texts, english);
});

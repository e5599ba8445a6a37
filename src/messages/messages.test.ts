import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../state/settings/language';
import { allEnglish, appPlaces, languages } from '../testing/languages';
import { pseudoText } from '../testing/pseudo';
import { testTexts } from '../testing/testTexts';

/*
 * Tests the rules for translated texts that the compiler does not check. A text may be missing: the app then shows the
 * English text.
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
    '../state/storage/dataActions.ts',
    '!**/*.{messages,test}.ts',
    '!**/messages/*.ts',
    '!**/ruleTexts.ts',
  ],
  { eager: true, query: '?raw', import: 'default' },
);

/** Matches the English texts in a module's code. */
const ENGLISH_IN_CODE = /^const english = \{.*?\} as const;$/ms;

/**
 * The paths of hooks with texts that several modules share, by the name of the texts, without the extension. An example
 * is `useCommonTexts` with the texts `Common`.
 */
const hooks = new Map(
  Object.entries(sources).flatMap(([file, text]) => {
    const hook = /^.*\/use\w+(?=\.tsx?$)/.exec(file)?.[0];
    const place = /^export type (\w+)Texts = typeof english;$/m.exec(text)?.[1];
    return hook === undefined || place === undefined ? [] : [[place, hook] as const];
  }),
);

/** Returns whether a module imports a hook, or is in its folder. */
function isNear(hook: string, file: string, text: string) {
  const [folder = '', name = ''] = hook.split(/(?<=\/)(?=\w+$)/);
  return file.startsWith(folder) || text.includes(`/${name}';`);
}

/** Returns the code of all modules whose path matches `ending` or that may use `hook`, without their English texts. */
const sourceOf = (ending: RegExp, hook?: string) =>
  Object.entries(sources)
    .filter(([file, text]) => ending.test(file) || (hook !== undefined && isNear(hook, file, text)))
    .map(([, text]) => text.replace(ENGLISH_IN_CODE, ''))
    .join('\n');

it.each(Object.entries(allEnglish))('every text of %s is used', (component, texts) => {
  // A text may be used in its component, in the component that its component wraps (`ConnectedX` wraps `X`), in a
  // module that imports the hook of shared texts, or in a module that is not a component, such as a shared rule.
  const name = component.replace(/^Connected/, '(?:Connected)?');
  const ending = new RegExp(`/${name}\\.tsx$|/[a-z]\\w*\\.tsx?$`);
  const source = sourceOf(ending, hooks.get(component));
  const isIn = (key: string) => new RegExp(`\\b${key}\\b`).test(source);
  // Code may build a key from a variable and an ending, such as `${task}Done`.
  const endings = [...source.matchAll(/`\$\{\w+\}([\w-]+)`/g)].map(([, end = '']) => end);
  const isMade = (key: string) =>
    endings.some((end) => key.endsWith(end) && isIn(key.slice(0, -end.length)));
  expect(Object.keys(texts).filter((key) => !isIn(key) && !isMade(key))).toEqual([]);
});

/** The texts of the pseudo-locale, which must have the same placeholders and plurals as the English texts. */
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

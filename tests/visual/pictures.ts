import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const INDEX = fileURLToPath(new URL('../../storybook-static/index.json', import.meta.url));

interface IndexEntry {
  readonly id: string;
  readonly type: string;
  readonly name: string;
  readonly importPath: string;
}

/** A story, and the conditions in which its picture is taken. */
export interface Picture {
  /** The story's id. */
  readonly story: string;
  readonly theme: 'light' | 'dark';
  /** The window's width in pixels. */
  readonly width: number;
  /** The language of the picture: English, from left to right, or Arabic, from right to left. */
  readonly language: 'en' | 'ar';
}

const PHONE = 390;
const DESKTOP = 1280;

const inBothThemes = (story: string, width: number): Picture[] => [
  { story, theme: 'light', width, language: 'en' },
  { story, theme: 'dark', width, language: 'en' },
];

const LANGUAGES = ['en', 'ar'] as const;

/** Areas that have no picture in Arabic, since they contain only texts, drawings, and components of other areas. */
const SAME_IN_ARABIC = /^components-(auth|brand|contacts|feedback|landing|profile)-/;

/**
 * Returns the pictures of a component. The story `Matrix` shows both themes. It has a picture in English, and one in
 * Arabic if the layout of the area differs from right to left. If there is no `Matrix`, the story `Open` or else `Base`
 * has a picture in each theme.
 */
function ofComponent(idOf: (name: string) => string | undefined): Picture[] {
  const matrix = idOf('Matrix');
  if (matrix !== undefined)
    return LANGUAGES.filter((language) => language === 'en' || !SAME_IN_ARABIC.test(matrix)).map(
      (language) => ({
        story: matrix,
        theme: 'light',
        width: DESKTOP,
        language,
      }),
    );
  const shown = idOf('Open') ?? idOf('Base');
  return shown === undefined ? [] : inBothThemes(shown, PHONE);
}

/**
 * Returns the pictures of a feature. Most features have none, because the pictures of the pages show them.
 */
const ofFeature = (idOf: (name: string) => string | undefined): Picture[] =>
  ofComponent((name) => (name === 'Base' ? undefined : idOf(name)));

/** Returns the pictures of a page at the width of a phone. One page also has a picture with another brand. */
function ofPage(idOf: (name: string) => string | undefined): Picture[] {
  const [base, branded] = [idOf('Base'), idOf('In Another Brand')];
  return [
    ...(base === undefined ? [] : inBothThemes(base, PHONE)),
    ...(branded === undefined ? [] : inBothThemes(branded, PHONE).slice(0, 1)),
  ];
}

const RULES = [
  { files: /^\.\/src\/stories\/components\//, pictures: ofComponent },
  { files: /^\.\/src\/stories\/features\//, pictures: ofFeature },
  { files: /^\.\/src\/stories\/pages\/[^/]+$/, pictures: ofPage },
];

const keyOf = ({ language, theme, width }: Picture) => `${language} ${theme} ${width}`;

/** Returns every picture of the built catalogue. A new component or page has pictures by the rules above. */
export function allPictures(): readonly Picture[] {
  const index = JSON.parse(readFileSync(INDEX, 'utf8')) as { entries: Record<string, IndexEntry> };
  const stories = Object.values(index.entries).filter(({ type }) => type === 'story');
  const files = [...new Set(stories.map(({ importPath }) => importPath))].toSorted();
  const pictures = files.flatMap((file) => {
    const idOf = (name: string) =>
      stories.find((story) => story.importPath === file && story.name === name)?.id;
    return RULES.find((rule) => rule.files.test(file))?.pictures(idOf) ?? [];
  });
  // The pictures are sorted by theme and language, because a change of either reloads the catalogue, which is slow.
  return pictures.toSorted((one, other) => keyOf(one).localeCompare(keyOf(other)));
}

/** Returns the file name of a picture. */
export const fileOf = ({ story, theme, width, language }: Picture) =>
  `${story}-${language === 'en' ? theme : language}-${width}.png`;

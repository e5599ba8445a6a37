import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const INDEX = fileURLToPath(new URL('../../storybook-static/index.json', import.meta.url));

/** A story in Storybook's index. */
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
  /** English and from left to right, or Arabic and from right to left. */
  readonly language: 'en' | 'ar';
}

const PHONE = 390;
const DESKTOP = 1280;

const inBothThemes = (story: string, width: number): Picture[] => [
  { story, theme: 'light', width, language: 'en' },
  { story, theme: 'dark', width, language: 'en' },
];

const LANGUAGES = ['en', 'ar'] as const;

/** Areas that get no picture in Arabic: they contain only texts, drawings, and components of other areas. */
const SAME_IN_ARABIC = /^components-(auth|brand|contacts|feedback|landing|profile)-/;

/**
 * The pictures of a component: its story `Matrix`, which shows both themes, in English, and also in Arabic where its
 * layout has a direction. Without a matrix it is the story `Open`, or else `Base`, in each theme.
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

/** The pictures of a page at the width of a phone: a wider screen only adds space. One page has another brand. */
function ofPage(idOf: (name: string) => string | undefined): Picture[] {
  const [base, branded] = [idOf('Base'), idOf('In Another Brand')];
  return [
    ...(base === undefined ? [] : inBothThemes(base, PHONE)),
    ...(branded === undefined ? [] : inBothThemes(branded, PHONE).slice(0, 1)),
  ];
}

const RULES = [
  { files: /^\.\/src\/stories\/components\//, pictures: ofComponent },
  { files: /^\.\/src\/stories\/pages\/[^/]+$/, pictures: ofPage },
];

const keyOf = ({ language, theme, width }: Picture) => `${language} ${theme} ${width}`;

/** Every picture of the built catalogue. The rules above add new components and pages. */
export function allPictures(): readonly Picture[] {
  const index = JSON.parse(readFileSync(INDEX, 'utf8')) as { entries: Record<string, IndexEntry> };
  const stories = Object.values(index.entries).filter(({ type }) => type === 'story');
  const files = [...new Set(stories.map(({ importPath }) => importPath))].toSorted();
  const pictures = files.flatMap((file) => {
    const idOf = (name: string) =>
      stories.find((story) => story.importPath === file && story.name === name)?.id;
    return RULES.find((rule) => rule.files.test(file))?.pictures(idOf) ?? [];
  });
  // Sorted, because a change of theme or language reloads the catalogue.
  return pictures.toSorted((one, other) => keyOf(one).localeCompare(keyOf(other)));
}

/** The name of a picture's file. */
export const fileOf = ({ story, theme, width, language }: Picture) =>
  `${story}-${language === 'en' ? theme : language}-${width}.png`;

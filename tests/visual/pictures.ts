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

/** A story as it is pictured. */
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

/** Areas whose components are texts, drawings, and components of other areas: nothing else in them has a side. */
const WITHOUT_SIDES = /^components-(auth|brand|contacts|feedback|landing|profile)-/;

/**
 * A component is pictured by its matrix, which has both themes in it, and once more in Arabic where something has a side.
 * A component without one is pictured as it opens over the page, or else by its base.
 */
function ofComponent(idOf: (name: string) => string | undefined): Picture[] {
  const matrix = idOf('Matrix');
  if (matrix !== undefined)
    return LANGUAGES.filter((language) => language === 'en' || !WITHOUT_SIDES.test(matrix)).map(
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

/** A page is pictured as it is on a phone; wider screens put quiet space around it. One page has another brand, too. */
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

/** Every picture of the built catalogue, by rule, so that a new component or page has its own. */
export function allPictures(): readonly Picture[] {
  const index = JSON.parse(readFileSync(INDEX, 'utf8')) as { entries: Record<string, IndexEntry> };
  const stories = Object.values(index.entries).filter(({ type }) => type === 'story');
  const files = [...new Set(stories.map(({ importPath }) => importPath))].toSorted();
  const pictures = files.flatMap((file) => {
    const idOf = (name: string) =>
      stories.find((story) => story.importPath === file && story.name === name)?.id;
    return RULES.find((rule) => rule.files.test(file))?.pictures(idOf) ?? [];
  });
  // A page that stays open changes its theme and language as seldom as possible.
  return pictures.toSorted((one, other) => keyOf(one).localeCompare(keyOf(other)));
}

/** The name of a picture's file. */
export const fileOf = ({ story, theme, width, language }: Picture) =>
  `${story}-${language === 'en' ? theme : language}-${width}.png`;

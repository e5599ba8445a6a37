/** Functions that parse the comments and steps of a stories file, which are the texts of the component's docs page. */

/** Matches the doc comment directly above `const meta = preview.meta(` in a stories file. */
const META_COMMENT = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*const meta = preview\.meta\(/;

/** Matches a part, which begins with its name in bold: `**Keyboard**: Tab focuses it.` */
const PART = /^\*\*(?<name>[^*]+)\*\*:?\s+(?<text>[\s\S]*)$/;

/** A component's comment, parsed. */
export interface CommentParts {
  /** The first sentence. */
  readonly purpose: string;
  /** The text above the first part, in Markdown. */
  readonly introduction: string;
  /** The named parts, such as `Keyboard`, in Markdown by their names. */
  readonly parts: ReadonlyMap<string, string>;
}

/** Matches code between single backticks. */
const CODE = /(?<!`)`(?!`)[^`]+`(?!`)/g;

/** Returns Markdown in which no code in a sentence has a line break. Storybook would show such code as a block. */
const withWholeCode = (text: string) =>
  text.replaceAll(CODE, (code) => code.replaceAll(/\s*\n\s*/g, ' '));

/** Returns the comment of a stories file's meta without asterisks, or undefined if there is no comment. */
export function metaComment(source: string): string | undefined {
  const lines = META_COMMENT.exec(source)?.[1]
    ?.split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, ''));
  return lines && withWholeCode(lines.join('\n').trim());
}

/** Returns the comment of a story without the lines that name the rules of the specification that the story proves. */
export const withoutRules = (comment: string) =>
  withWholeCode(comment.replaceAll(/^@spec .*/gm, '').trim());

/** Matches the name of a step: `step('Sign in', …`. The name may be on the next line. */
const STEP = /\bstep\(\s*(?<quote>['"])(?<name>(?:\\.|(?!\k<quote>).)*)\k<quote>/g;

/** A story or a test of a flow, with the names of its steps. */
export interface Run {
  /** The name of the story's export. */
  readonly story: string;
  /** The sentence of the test. Undefined for the play function of the story. */
  readonly test: string | undefined;
  readonly steps: readonly string[];
}

/** Matches the start of a story, or of a test with its sentence. */
const RUN =
  /^(?:export const (?<story>\w+) = meta\.story\(|(?<parent>\w+)\.test\(\s*(?<quote>['"])(?<test>(?:\\.|(?!\k<quote>).)*)\k<quote>)/gm;

const unescaped = (text: string) => text.replaceAll(/\\(.)/g, '$1');

/** Returns the stories and the tests of a stories file, in their order, with the names of their steps. */
export function runsIn(source: string): readonly Run[] {
  const found = [...source.matchAll(RUN)];
  return found.map(({ groups = {}, index }, place) => ({
    story: groups['story'] ?? groups['parent'] ?? '',
    test: groups['test'] === undefined ? undefined : unescaped(groups['test']),
    steps: [...source.slice(index, found[place + 1]?.index).matchAll(STEP)].map((step) =>
      unescaped(step.groups?.['name'] ?? ''),
    ),
  }));
}

/** Splits a comment into its purpose, its introduction and its named parts. */
export function partsOf(comment: string): CommentParts {
  const [introduction = '', ...sections] = comment.split(/\n\s*\n(?=\*\*)/);
  const named = sections.flatMap((text) => {
    const groups = PART.exec(text)?.groups;
    return groups ? [[groups['name'] ?? '', groups['text'] ?? ''] as const] : [];
  });
  const text = introduction.split(/\n\s*\n/)[0]?.replaceAll(/\s*\n\s*/g, ' ') ?? '';
  // A sentence ends only if a capital letter or code follows, so `e.g.` and `0.1` do not end a sentence.
  const purpose = /^.+?[.!?](?= [A-Z`]|$)/.exec(text)?.[0] ?? text;
  return { purpose, introduction, parts: new Map(named) };
}

/** Returns the search words for a component, from the part `Find it by` of its comment. */
export const keywordsOf = (comment: string): readonly string[] =>
  partsOf(comment).parts.get('Find it by')?.replace(/\.$/, '').split(/,\s+/) ?? [];

/** Returns the URL of a docs page inside the catalogue. `id` is the part of its id before `--`. */
export const docsHref = (id: string) => `?path=/docs/${id}--docs`;

/**
 * Replaces every component name in backticks with a link to its docs page, except the name `self`. `idOf` returns the id
 * of a component's docs page, such as `components-money-amount`, or undefined if a name has no page.
 */
export function withLinks(
  comment: string,
  idOf: (name: string) => string | undefined,
  self = '',
): string {
  return comment.replaceAll(/`([A-Z]\w+)`/g, (text, name: string) => {
    const id = name === self ? undefined : idOf(name);
    return id === undefined ? text : `[${text}](${docsHref(id)})`;
  });
}

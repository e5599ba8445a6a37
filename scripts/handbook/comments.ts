/** The comment of a stories file, which is the text of its docs page. */

/** The doc comment right above a stories file's `const meta = preview.meta(`. */
const META_COMMENT = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*const meta = preview\.meta\(/;

/** A part begins with its name in bold: `**Keyboard**: Tab reaches it.` */
const PART = /^\*\*(?<name>[^*]+)\*\*:? (?<text>[\s\S]*)$/;

/** A component's comment, taken apart. */
export interface CommentParts {
  /** The first sentence. */
  readonly purpose: string;
  /** The paragraphs with a name, such as `Keyboard`, by that name. */
  readonly parts: ReadonlyMap<string, string>;
}

/** The comment on a stories file's meta without its asterisks; undefined without a comment. */
export function metaComment(source: string): string | undefined {
  return META_COMMENT.exec(source)?.[1]
    ?.split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, ''))
    .join('\n')
    .trim();
}

/** A comment's purpose and its named parts; line breaks inside a paragraph are blanks. */
export function partsOf(comment: string): CommentParts {
  const paragraphs = comment.split(/\n\s*\n/).map((text) => text.replaceAll(/\s*\n\s*/g, ' '));
  const named = paragraphs.flatMap((text) => {
    const groups = PART.exec(text)?.groups;
    return groups ? [[groups['name'] ?? '', groups['text'] ?? ''] as const] : [];
  });
  // A sentence ends before a capital letter, so that `e.g.` and `0.1` do not end one.
  const purpose = /^.+?[.!?](?= [A-Z`]|$)/.exec(paragraphs[0] ?? '')?.[0] ?? paragraphs[0] ?? '';
  return { purpose, parts: new Map(named) };
}

/** The words that a component is looked for by, from the part `Find it by` of its comment. */
export const keywordsOf = (comment: string): readonly string[] =>
  partsOf(comment).parts.get('Find it by')?.replace(/\.$/, '').split(', ') ?? [];

/** The address of a stories file's docs page inside the catalogue; `path` begins below `stories/`. */
export function docsHref(path: string): string {
  const id = path
    .replace(/\.stories\.tsx$/, '')
    .replaceAll('/', '-')
    .toLowerCase();
  return `?path=/docs/${id}--docs`;
}

/**
 * Makes every name in backticks that has a docs page of its own a link to it. A link that is made
 * from a name cannot go stale.
 */
export function withLinks(comment: string, pages: ReadonlyMap<string, string>, self = ''): string {
  return comment.replaceAll(/`([A-Z]\w+)`/g, (text, name: string) => {
    const path = pages.get(name);
    return path === undefined || name === self ? text : `[${text}](${docsHref(path)})`;
  });
}

import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { metaComment, withLinks } from '../../scripts/handbook/comments.ts';
import { storiesFiles } from '../../scripts/handbook/pages.ts';

/** The largest number of lines of code above the advice on a docs page. */
const MOST_LINES = 20;

/**
 * Returns the parameters of the docs page for each story: its code in the handbook. If the code of the first story is
 * long, the page shows a short example first, and the whole code at its end.
 */
async function examplesIn(
  name: string,
): Promise<readonly (readonly [story: string, docs: object])[]> {
  const { readOutline, readUsages } = await import('../../scripts/handbook/usage.ts');
  const [first, ...others] = await readUsages(name);
  if (first === undefined) return [];
  const [story, code] = first;
  const outline = code.split('\n').length > MOST_LINES ? await readOutline(name) : undefined;
  return [
    [
      story,
      outline === undefined ? { source: { code } } : { source: { code: outline }, whole: code },
    ],
    ...others.map(([other, text]) => [other, { source: { code: text } }] as const),
  ];
}

/** Returns statements that set the code of each story. */
async function usagesIn(name: string): Promise<string> {
  const examples = await examplesIn(name);
  return examples
    .map(
      ([story, docs]) => `
${story}.input.parameters = {
  ...${story}.input.parameters,
  docs: { ...${story}.input.parameters?.docs, ...${JSON.stringify(docs)} },
};`,
    )
    .join('');
}

/**
 * Shows the doc comment of a stories file's meta as the description of the docs page, with links to the components that
 * the comment mentions. Also sets the code of the stories. Storybook itself reads this comment only if the meta is the
 * default export, and Florin's stories files do not export the meta.
 */
export function metaDescription({ withCode }: { withCode: boolean }): Plugin {
  return {
    name: 'florin:meta-description',
    enforce: 'pre',
    transform: {
      filter: { id: /\.stories\.tsx$/ },
      async handler(code, id) {
        const comment = metaComment(code);
        if (comment === undefined) return null;
        const name = basename(id, '.stories.tsx');
        const description = withLinks(comment, storiesFiles(), name);
        // The code is appended, so the line numbers in the file do not change.
        return {
          code: `${code}
meta.input.parameters = {
  ...meta.input.parameters,
  docs: {
    ...meta.input.parameters?.docs,
    description: { component: ${JSON.stringify(description)} },
  },
};${withCode ? await usagesIn(name) : ''}`,
          map: null,
        };
      },
    },
  };
}

import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { metaComment, withLinks } from '../../scripts/handbook/comments.ts';
import { storiesFiles } from '../../scripts/handbook/pages.ts';

/** Statements that set the code of each story to the code in the handbook. */
async function usagesIn(name: string): Promise<string> {
  const { readUsages } = await import('../../scripts/handbook/usage.ts');
  const usages = await readUsages(name);
  return [...usages]
    .map(
      ([story, code]) => `
${story}.input.parameters = {
  ...${story}.input.parameters,
  docs: { ...${story}.input.parameters?.docs, source: { code: ${JSON.stringify(code)} } },
};`,
    )
    .join('');
}

/**
 * Makes the doc comment of a stories file's meta the description of its docs page, with links to the components that it
 * mentions, and sets the code of the stories. Storybook reads this comment only if the meta is the default export,
 * which a meta of a factory need not be.
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
        // Appended, so that every line keeps its number.
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

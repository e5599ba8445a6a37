import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { metaComment, withLinks } from '../../scripts/handbook/comments.ts';
import { storiesFiles } from '../../scripts/handbook/pages.ts';

/** Returns statements that set the code of each story to the code in the handbook. */
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

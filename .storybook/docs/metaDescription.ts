import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { metaComment, runsIn, withLinks } from './comments.ts';
import { docsIdOf, readExample, storiesFiles } from './pages.ts';

/**
 * Shows the doc comment of a stories file's meta as the description of the docs page, with links to the components that
 * the comment mentions, the example beside the file, and the steps of a flow. Storybook itself reads this comment only
 * if the meta is the default export, and Florin's stories files do not export the meta.
 */
export function metaDescription(): Plugin {
  return {
    name: 'florin:meta-description',
    enforce: 'pre',
    transform: {
      filter: { id: /\.stories\.tsx$/ },
      handler(code, id) {
        const comment = metaComment(code);
        if (comment === undefined) return null;
        const [name, files] = [basename(id, '.stories.tsx'), storiesFiles()];
        const docs = {
          description: { component: withLinks(comment, docsIdOf, name) },
          example: readExample(files.get(name)),
          ...(id.includes('/flows/') && { runs: runsIn(code) }),
        };
        // The code is appended, so the line numbers in the file do not change.
        return {
          code: `${code}
meta.input.parameters = {
  ...meta.input.parameters,
  docs: { ...meta.input.parameters?.docs, ...${JSON.stringify(docs)} },
};`,
          map: null,
        };
      },
    },
  };
}

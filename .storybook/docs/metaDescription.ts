import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { metaComment, withLinks } from './comments.ts';
import { storiesFiles } from './pages.ts';
import { importsOf } from './usage.ts';

/**
 * Makes the doc comment on a stories file's meta the description of its docs page, with links to the
 * components it names, and keeps the imports for the usage example. Storybook reads that comment only
 * from a meta that is the default export, which a meta made by a factory need not be.
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
        const description = withLinks(comment, storiesFiles(), basename(id, '.stories.tsx'));
        // Appended, so that every line keeps its number.
        return {
          code: `${code}
meta.input.parameters = {
  ...meta.input.parameters,
  docs: {
    ...meta.input.parameters?.docs,
    description: { component: ${JSON.stringify(description)} },
    imports: ${JSON.stringify(importsOf(code))},
  },
};`,
          map: null,
        };
      },
    },
  };
}

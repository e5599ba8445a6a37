import type { Plugin } from 'vite';

/** The doc comment right above a stories file's `const meta = preview.meta(`. */
const META_COMMENT = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*const meta = preview\.meta\(/;

/** The comment's text without its stars. */
function textOf(comment: string): string {
  return comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, ''))
    .join('\n')
    .trim();
}

/**
 * Makes the doc comment on a stories file's meta the description of its docs page. Storybook does so
 * for `export default` metas only, and not yet for those made by a factory; without it the page
 * would show the component's own comment, which is written for whoever reads the code.
 */
export function metaDescription(): Plugin {
  return {
    name: 'florin:meta-description',
    enforce: 'pre',
    transform: {
      filter: { id: /\.stories\.tsx$/ },
      handler(code) {
        const comment = META_COMMENT.exec(code)?.[1];
        if (comment === undefined) return null;
        const component = JSON.stringify(textOf(comment));
        // Appended, so that every line keeps its number.
        return {
          code: `${code}
meta.input.parameters = {
  ...meta.input.parameters,
  docs: { ...meta.input.parameters?.docs, description: { component: ${component} } },
};`,
          map: null,
        };
      },
    },
  };
}

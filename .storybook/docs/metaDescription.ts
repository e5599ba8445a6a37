import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { metaComment, withLinks } from './comments.ts';
import { sourceFiles, storiesFiles } from './pages.ts';
import { readProps } from './readProps.ts';
import { usageImports } from './usageImports.ts';

/**
 * Makes the doc comment on a stories file's meta the description of its docs page. Storybook does so
 * for `export default` metas only, and not yet for those made by a factory; without it the page
 * would show the component's own comment, which is written for whoever reads the code. Names of other
 * components in it become links. A component's props, and what the file imports for the usage example,
 * are kept with it: its page needs them, and no other.
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
        const component = basename(id, '.stories.tsx');
        const text = withLinks(comment, storiesFiles(), component);
        const isComponent = id.includes('/stories/components/');
        // The props are read from these, and have to be read again when one is edited.
        if (isComponent) for (const file of sourceFiles()) this.addWatchFile(file);
        const props = isComponent ? readProps(component) : [];
        const imports = usageImports(code)
          .map(({ name, line }) => `[${name}, ${JSON.stringify({ name, line })}]`)
          .join(', ');
        // Appended, so that every line keeps its number.
        return {
          code: `${code}
meta.input.parameters = {
  ...meta.input.parameters,
  docs: {
    ...meta.input.parameters?.docs,
    description: { component: ${JSON.stringify(text)} },
    usageImports: () => new Map([${imports}]),
    props: () => ${JSON.stringify(props)},
  },
};`,
          map: null,
        };
      },
    },
  };
}

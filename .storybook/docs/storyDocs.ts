import type { StoryDocsProvider } from 'storybook/internal/types';

/**
 * A middleware for the code of stories. It sets the import of a component to its module in the package. Storybook would
 * show an import from `'florin'`, which does not exist, and imports of the tests' fixtures.
 */
export function storyDocs(next?: StoryDocsProvider): StoryDocsProvider {
  return async (input) => {
    const found = await next?.(input);
    if (found === undefined) return found;
    const { import: _written, ...docs } = found;
    if (!found.id.startsWith('components-')) return docs;
    const path = found.id.startsWith('components-demo-') ? `demo/${found.name}` : found.name;
    return { ...docs, import: `import { ${found.name} } from 'florin/${path}';` };
  };
}

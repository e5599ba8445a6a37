import type { StoryDocsProvider } from 'storybook/internal/types';

/**
 * Storybook's middleware of the code of stories, with the import that a component has in the package. Storybook writes
 * `from 'florin'`, which does not exist, and the fixtures of the tests.
 */
export function storyDocs(next?: StoryDocsProvider): StoryDocsProvider {
  return async (input) => {
    const found = await next?.(input);
    if (found === undefined) return found;
    const { import: _written, ...docs } = found;
    return found.id.startsWith('components-')
      ? { ...docs, import: `import { ${found.name} } from 'florin/${found.name}';` }
      : docs;
  };
}

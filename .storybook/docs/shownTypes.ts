import type { Plugin } from 'vite';

/** Members of a component's read types that no page shows: places of files, texts of unions, and empty ones. */
const UNSHOWN =
  /"(?:filePath":\s*"[^"]*"|declarations":\s*\[[^\]]*\]|parent":\s*\{[^}]*\}|raw":\s*(?:"(?:[^"\\]|\\.)*"|'[^']*')|methods":\s*\[\]|tags":\s*\{\}|defaultValue":\s*null),/g;

/**
 * Leaves only the shown members in the types that Storybook reads. The others would be loaded with each
 * story, and tell the readers of a published catalogue in which folder it was built.
 */
export function shownTypes(): Plugin {
  return {
    name: 'florin:shown-types',
    transform: {
      order: 'post',
      filter: { code: '__docgenInfo' },
      handler: (code) => ({ code: code.replaceAll(UNSHOWN, ''), map: null }),
    },
  };
}

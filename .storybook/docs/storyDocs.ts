import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import type { StoryDocsProvider } from 'storybook/internal/types';
import { readExample, storiesFiles } from './pages.ts';
import { componentsOf } from '#packages/florin/build/entries.mjs';

/** The names of the components that the package exports. */
const PUBLIC = new Set(
  componentsOf(fileURLToPath(new URL('../..', import.meta.url))).map(({ name }) => name),
);

/** The largest number of lines of an example that replaces the code of the first story. */
const MOST_LINES = 20;

/** Matches a helper component of a stories file that passes its props on to the documented component. */
const WRAPPER = /^<((?:Controlled|Line|Listed|Stateful)\w*)/;

/** Matches an attribute whose value contains constants, such as `days={daysOf(TRANSACTIONS, CALENDAR)}`. */
const CONSTANTS = /(?<prop>\w+)=\{(?<value>[^{}<>'"`]*\b[A-Z][A-Z0-9_]{2,}\b[^{}<>'"`]*)\}/g;

/** Matches a constant of the catalogue's sample data, which is not in the package. */
const SAMPLE = /\b(?!(?:CURRENCIES|CURRENCY_LIST|CHAINS)\b)[A-Z][A-Z0-9_]{2,}\b/;

/** Formats code. Returns it unchanged if Storybook has printed invalid code, such as an attribute with `\"`. */
async function formatted(code: string): Promise<string> {
  const style = await resolveConfig('src/example.tsx');
  return format(code, { ...style, parser: 'typescript' }).catch(() => code);
}

/**
 * Returns Storybook's code of a story as a reader needs it. Replaces spies and sample data with the names of their
 * props, and removes the parentheses that Storybook leaves around children.
 */
export function readable(snippet: string, name: string): Promise<string> {
  const element = snippet
    .replace(/^const \w+ = \(\) => (?=<)/, '')
    .replaceAll(/(\w+)=\{fn\b[^]*?\}(?=\s+\w+[=\s/>]|\s*\/?>)/g, '$1={$1}')
    .replaceAll(CONSTANTS, (written: string, prop: string, value: string) =>
      SAMPLE.test(value) ? `${prop}={${prop}}` : written,
    )
    .replaceAll(/>\((?=<)|>\)(?=<\/)/g, '>');
  const [, wrapper = name] = WRAPPER.exec(element) ?? [];
  const own = element.replaceAll(new RegExp(`(?<=</?)${wrapper}\\b`, 'g'), name);
  return formatted(own);
}

/**
 * A middleware for the code of stories. It makes the code readable, and sets the import of a component to its module in
 * the package, or removes the import if only Florin's app uses the component. Storybook would show an import from
 * `'florin'`, which does not exist, and imports of the tests' fixtures. A short example beside the stories file
 * replaces the code of the first story.
 */
export function storyDocs(next?: StoryDocsProvider): StoryDocsProvider {
  return async (input) => {
    const found = await next?.(input);
    if (found === undefined) return found;
    const { import: _written, ...docs } = found;
    if (!docs.id.startsWith('components-')) return docs;
    // The type arguments of a generic component are a part of its name.
    const name = docs.name.replace(/<.*$/, '');
    const load = PUBLIC.has(name) ? `import { ${name} } from 'florin/${name}';` : undefined;
    const example = readExample(storiesFiles().get(name)) ?? '';
    const isShort = example !== '' && example.split('\n').length <= MOST_LINES;
    const stories = Object.entries(docs.stories).map(
      async ([id, { snippet, warning: _names, ...story }], index) => {
        if (snippet === undefined) return [id, story] as const;
        // Storybook shows the import above the code.
        const isExample = index === 0 && isShort;
        const own = isExample ? example.replace(`${load}\n`, '') : await readable(snippet, name);
        return [id, { ...story, snippet: own }] as const;
      },
    );
    const loaded = load === undefined ? {} : { import: load };
    return { ...docs, ...loaded, stories: Object.fromEntries(await Promise.all(stories)) };
  };
}

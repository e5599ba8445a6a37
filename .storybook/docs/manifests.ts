import { fileURLToPath } from 'node:url';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { PresetPropertyFn } from 'storybook/internal/types';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The parts of Storybook's manifest that are completed here. */
interface Described {
  readonly id: string;
  readonly name: string;
  readonly description?: string;
  readonly summary?: string;
  readonly import?: string;
  readonly apiDescription?: string;
  readonly stories: readonly { readonly id: string; readonly snippet?: string }[];
  readonly reactDocgenTypescript?: unknown;
  readonly error?: unknown;
  /** Pages written by hand that belong to it. */
  readonly docs?: unknown;
}

interface Manifests {
  readonly components?: { readonly components: Readonly<Record<string, Described>> };
}

/** A part of the app stands in no package, and is imported by nobody else. */
const APP_ONLY =
  'A part of the app itself: it is not in the package `florin` and takes no props of yours.';

/**
 * Storybook's manifest of components, told by the catalogue's own data: the import from the package, the whole
 * comment with when not to use a component, its props as they are declared, and code that can be copied. By
 * itself it writes `from 'florin'`, which does not exist.
 */
export const manifests: PresetPropertyFn<'experimental_manifests'> = async (existing) => {
  const given = existing as Manifests | undefined;
  if (given?.components === undefined) return existing;
  // A test run never asks, and need not read types.
  const [{ readHandbook, readUsages }, { markdownOf }] = await Promise.all([
    import('../../scripts/handbook/handbook.ts'),
    import('../../scripts/handbook/markdown.ts'),
  ]);
  const pages = await readHandbook(ROOT);
  const names = new Set(pages.map(({ name }) => name));
  const byId = new Map(pages.map((page) => [page.id, page]));
  // Stories of a state or a rule show no component, and Storybook takes that for an error.
  const shown = Object.values(given.components.components).filter(
    ({ id, error, docs }) => byId.has(id) || error === undefined || docs !== undefined,
  );
  const describe = async (component: Described): Promise<Described> => {
    const page = byId.get(component.id);
    const { reactDocgenTypescript: _all, import: _wrong, error: _ours, ...rest } = component;
    const usages = page ? await readUsages(ROOT, page.name) : [];
    const codes = new Map(
      usages.map(([story, code]) => [toId(component.id, storyNameFromExport(story)), code]),
    );
    const stories = component.stories.map(({ snippet: _generated, ...story }) => {
      const snippet = codes.get(story.id);
      return snippet === undefined ? story : { ...story, snippet };
    });
    if (!page)
      return { ...rest, stories, description: [APP_ONLY, rest.description].join('\n\n').trim() };
    return {
      ...rest,
      summary: page.purpose,
      import: page.importLine,
      description: markdownOf(page, names),
      stories,
    };
  };
  const described = await Promise.all(shown.map(describe));
  return {
    ...existing,
    components: {
      ...given.components,
      components: Object.fromEntries(described.map((component) => [component.id, component])),
    },
  } as typeof existing;
};

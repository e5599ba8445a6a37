import type { UsageProp } from './usage';
import { usage, withImports } from './usage';
import type { UsageImport } from './usageImports';

/** What this needs of Storybook's context of a story. */
interface SourceContext {
  readonly title: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly argTypes: Readonly<
    Record<string, { description?: string; table?: { type?: { summary?: string } } }>
  >;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly moduleExport?: { input?: { render?: unknown }; meta?: { input?: { render?: unknown } } };
}

const propOf = ({ description, table }: SourceContext['argTypes'][string]): UsageProp => ({
  type: table?.type?.summary ?? '',
  description: description ?? '',
});

/**
 * The code that a docs page shows and copies: with the imports from the library, and the values that
 * the story is executed with. A story that renders by itself is shown as Storybook found it.
 */
export function sourceOf(code: string, context: SourceContext): string {
  const docs = context.parameters['docs'] as
    { usageImports?: () => ReadonlyMap<unknown, UsageImport> } | undefined;
  const imports = docs?.usageImports?.() ?? new Map<unknown, UsageImport>();
  const { title, args, argTypes, moduleExport } = context;
  const isOwn = moduleExport?.input?.render ?? moduleExport?.meta?.input?.render;
  if (isOwn !== undefined || !/^components\//i.test(title))
    return withImports(code, imports.values());
  const props = Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => [name, propOf(type)]),
  );
  return usage({ name: title.split('/').at(-1) ?? '', args, props, imports });
}

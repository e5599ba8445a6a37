import type { DocsRenderer, DocsTypes } from '@storybook/addon-docs';
import { parameters } from '@storybook/addon-docs/preview';
import type { ReactRenderer } from '@storybook/react-vite';
import { definePreviewAddon } from 'storybook/internal/csf';

async function renderer(): Promise<DocsRenderer<ReactRenderer>> {
  const [addon, { DocsPage }, { ThemedContainer }] = await Promise.all([
    import('@storybook/addon-docs'),
    import('./DocsPage'),
    import('./ThemedContainer'),
  ]);
  const made = new addon.DocsRenderer<ReactRenderer>();
  const { render } = made;
  // Storybook passes the component of an MDX page. `DocsPage` renders all other pages.
  made.render = (context, docs, element) =>
    render(
      context,
      { ...docs, container: ThemedContainer, page: (docs['page'] as unknown) ?? DocsPage },
      element,
    );
  return made;
}

const { docs } = parameters as { docs: object };

/**
 * The docs addon, with `DocsPage` for pages that are not MDX. This addon loads its code with the first docs page. The
 * standard `addonDocs()` would load the code with every story.
 */
export const docsOnDemand = definePreviewAddon<DocsTypes>({
  parameters: { docs: { ...docs, renderer } as DocsTypes['parameters']['docs'] },
});

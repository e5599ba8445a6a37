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
  // A page that is written in MDX is given here; any other is made by `DocsPage`.
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
 * The addon of docs pages, with `DocsPage` for those that are not written by hand. The code of both comes
 * when the first page is opened. The addon's own `addonDocs()` brings its code along with every story.
 */
export const docsOnDemand = definePreviewAddon<DocsTypes>({
  parameters: { docs: { ...docs, renderer } as DocsTypes['parameters']['docs'] },
});

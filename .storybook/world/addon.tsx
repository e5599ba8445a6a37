import type { Decorator, StoryContext } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { definePreviewAddon } from 'storybook/internal/csf';
import type { WorldDescription } from '../../src/testing/storyWorld';
import { isWorldVariant, varyWorld } from '../../src/testing/worldVariants';
import { isCatalogue } from '../environment';
import type { LiveWorld } from './liveWorld';
import type { StoryApp } from './StoryApp';

/** A story's description of its world. */
export interface WorldTypes {
  parameters: {
    /** The world, described as data; `{}` is the calm one. */
    world?: WorldDescription;
    /** The address at which the story opens the app's real routes, in place of its component. */
    route?: string;
  };
}

/** A story's world, and the app that lives in it. */
interface LoadedWorld {
  readonly live: LiveWorld;
  readonly StoryApp: typeof StoryApp;
}

/** The world around a story; undefined around one that describes none. */
export function loadedWorldOf({ loaded }: Pick<StoryContext, 'loaded'>): LoadedWorld | undefined {
  return loaded['world'] as LoadedWorld | undefined;
}

/**
 * Makes a fresh world for a story that has a `world` or a `route`, as the toolbar's switch varies it;
 * nothing leaks between stories. The code of the app comes with the first of them: a component's
 * story needs none of it.
 */
async function loadWorld({
  parameters,
  globals,
}: Pick<StoryContext, 'parameters' | 'globals'>): Promise<{ world?: LoadedWorld }> {
  const { world = {}, route } = parameters as WorldTypes['parameters'];
  if (parameters['world'] === undefined && route === undefined) return {};
  const { createLiveWorld, StoryApp } = await import('./StoryApp');
  const variant: unknown = globals['world'];
  const live = createLiveWorld(isWorldVariant(variant) ? varyWorld(world, variant) : world);
  return { world: { live, StoryApp } };
}

/**
 * The app's state over the story's world, and its router. A story without a world has the router alone,
 * so that links work: a component must not need more.
 */
export const withWorld: Decorator = (Story, context) => {
  const { id, globals, parameters, viewMode } = context;
  const loaded = loadedWorldOf(context);
  if (!loaded) {
    return (
      <MemoryRouter key={id}>
        <Story />
      </MemoryRouter>
    );
  }
  const { StoryApp, live } = loaded;
  return (
    <StoryApp
      key={`${id} ${globals['world']}`}
      live={live}
      route={(parameters as WorldTypes['parameters']).route}
      language={String(globals['language'])}
      isSteered={isCatalogue && viewMode === 'story'}
    >
      <Story />
    </StoryApp>
  );
};

/** Storybook's addon of worlds. Its decorator is the preview's, because the theme has to be around it. */
export const worlds = definePreviewAddon<WorldTypes>({ loaders: [loadWorld] });

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
    /** The world, described as data. With `{}` all calls succeed. */
    world?: WorldDescription;
    /** A route of the app, which the story opens instead of its component. */
    route?: string;
  };
}

/** A story's world, and the app that runs in it. */
interface LoadedWorld {
  readonly live: LiveWorld;
  readonly StoryApp: typeof StoryApp;
}

/** The world of a story; undefined for a story without a world. */
export function loadedWorldOf({ loaded }: Pick<StoryContext, 'loaded'>): LoadedWorld | undefined {
  return loaded['world'] as LoadedWorld | undefined;
}

/**
 * Creates a new world for each story with a `world` or a `route`, changed by the toolbar's switch, so that nothing
 * leaks between stories. The app's code loads with the first of these stories. Stories of components do not need it.
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
 * Provides the app's state, with the story's world, and its router. A story without a world gets only a router, so that
 * links work: a component must not need more.
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
      hasWorldPanel={isCatalogue && viewMode === 'story'}
    >
      <Story />
    </StoryApp>
  );
};

/** The addon of worlds. The preview adds its decorator, because the theme must be around it. */
export const worlds = definePreviewAddon<WorldTypes>({ loaders: [loadWorld] });

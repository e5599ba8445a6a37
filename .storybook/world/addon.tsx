import type { Decorator, StoryContext } from '@storybook/react-vite';
import { MemoryRouter, parsePath } from 'react-router-dom';
import { definePreviewAddon } from 'storybook/internal/csf';
import type { WorldDescription } from '../../src/testing/storyWorld';
import { isWorldVariant, varyWorld } from '../../src/testing/worldVariants';
import { isCatalogue } from '../environment';
import type { LiveWorld } from './liveWorld';
import type { StoryApp } from './StoryApp';

/** The parameters that describe a story's world: the clock, device and back end of the app in this story. */
export interface WorldTypes {
  parameters: {
    /**
     * The description of the world, such as the wallets and the calls that fail. With `{}`, the app has sample data,
     * and all calls succeed.
     */
    world?: WorldDescription;
    /** The route of the app that the story opens instead of a component. */
    route?: string;
  };
}

/** A story's world (its clock, device and back end), and the component that runs the app in this world. */
interface LoadedWorld {
  readonly live: LiveWorld;
  readonly StoryApp: typeof StoryApp;
}

/** Returns the world of a story: its clock, device and back end. Returns undefined for a story that needs no world. */
export function loadedWorldOf({ loaded }: Pick<StoryContext, 'loaded'>): LoadedWorld | undefined {
  return loaded['world'] as LoadedWorld | undefined;
}

/**
 * Creates a new world for each story that has a `world` or a `route`, so that a story does not affect the next story.
 * Uses the changes that the user selects in the toolbar. The code of the app loads with the first of these stories.
 */
async function loadWorld({
  parameters,
  globals,
}: Pick<StoryContext, 'parameters' | 'globals'>): Promise<{ world?: LoadedWorld }> {
  const { world = {}, route } = parameters as WorldTypes['parameters'];
  if (parameters['world'] === undefined && route === undefined) return {};
  const { createLiveWorld, loadPage, StoryApp } = await import('./StoryApp');
  // As in the app, the page opens after its code has loaded. So the first step of a test finds the page.
  if (route !== undefined) await loadPage(parsePath(route).pathname ?? '/');
  const variant: unknown = globals['world'];
  const live = createLiveWorld(isWorldVariant(variant) ? varyWorld(world, variant) : world);
  return { world: { live, StoryApp } };
}

/**
 * Provides the router and the state of the app, with the story's world. A story without a world has only a router, so
 * that its links work: a component must need no more than a router.
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

/**
 * The addon that creates worlds. The preview adds the decorator `withWorld` separately, because the theme has to wrap
 * it.
 */
export const worlds = definePreviewAddon<WorldTypes>({ loaders: [loadWorld] });

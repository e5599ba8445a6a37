import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { StoryWorld } from '../../src/services/storyWorld';
import { AppProviders } from '../../src/state/AppProviders';
import { variantOf, worldOf } from '../world';

/** Keeps the world of the first rendering: a change of args must not start it anew. */
function StoryProviders({ world, children }: { world: StoryWorld; children: ReactNode }) {
  const [kept] = useState(world);
  return <AppProviders world={kept}>{children}</AppProviders>;
}

/**
 * The app's state over the story's world, for stories that describe a `world` or a `route`.
 * Components get none of it: they must not need it, and the toolbar's world changes nothing there.
 */
export const withWorld: Decorator = (Story, context) => {
  const { world, route } = context.parameters as { world?: unknown; route?: unknown };
  if (world === undefined && route === undefined) return <Story />;
  return (
    <StoryProviders key={`${context.id} ${variantOf(context)}`} world={worldOf(context)}>
      <Story />
    </StoryProviders>
  );
};

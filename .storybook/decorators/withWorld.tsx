import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { AppProviders } from '../../src/state/AppProviders';
import { WalletProvider } from '../../src/state/WalletProvider';
import { isCatalogue } from '../environment';
import { liveOf, variantOf } from '../world';
import type { LiveWorld } from '../worldPanel/liveWorld';
import { WorldBridge } from '../worldPanel/WorldBridge';

interface StoryProvidersProps {
  live: LiveWorld;
  /** Whether the World panel is beside the story, and steers it. */
  isSteered: boolean;
  children: ReactNode;
}

/** Keeps the world of the first rendering: a change of args must not start it anew. */
function StoryProviders({ live, isSteered, children }: StoryProvidersProps) {
  const [kept] = useState(live);
  useEffect(() => kept.attach(), [kept]);
  return (
    <AppProviders world={kept.world}>
      {isSteered && <WorldBridge live={kept} />}
      {children}
    </AppProviders>
  );
}

/**
 * The app's state over the story's world, for stories that describe a `world` or a `route`. A
 * `route` brings the wallets with the app's frame, as in the app.
 * Components get none of it: they must not need it, and the toolbar's world changes nothing there.
 */
export const withWorld: Decorator = (Story, context) => {
  const { world, route } = context.parameters as { world?: unknown; route?: unknown };
  if (world === undefined && route === undefined) return <Story />;
  return (
    <StoryProviders
      key={`${context.id} ${variantOf(context)}`}
      live={liveOf(context)}
      isSteered={isCatalogue && context.viewMode === 'story'}
    >
      {route === undefined ? (
        <WalletProvider>
          <Story />
        </WalletProvider>
      ) : (
        <Story />
      )}
    </StoryProviders>
  );
};

import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import type { WorldDescription } from '../src/testing/storyWorld';
import { createStoryWorld } from '../src/testing/storyWorld';
import type { WorldVariant } from '../src/testing/worldVariants';
import { varyWorld } from '../src/testing/worldVariants';
import { AppProviders } from '../src/state/AppProviders';
import { WalletProvider } from '../src/state/WalletProvider';
import { isCatalogue } from './environment';
import type { LiveWorld } from './worldPanel/liveWorld';
import { createLiveWorld } from './worldPanel/liveWorld';
import { tellActions } from './worldPanel/tellActions';
import { WorldBridge } from './worldPanel/WorldBridge';

/*
 * The app around a story of a page, a part, a state or a flow. `loadWorld` fetches it for these alone:
 * a component's story needs nothing of it.
 */

/** A fresh world, with its clock standing still. */
export function makeLive(description: WorldDescription, variant: WorldVariant): LiveWorld {
  const world = createStoryWorld(varyWorld(description, variant));
  return createLiveWorld(isCatalogue ? tellActions(world) : world);
}

export interface StoryProvidersProps {
  live: LiveWorld;
  /** Whether the World panel is beside the story, and steers it. */
  isSteered: boolean;
  /** Whether the wallets are there from the start; a route brings them with the app's frame. */
  hasWallets: boolean;
  children: ReactNode;
}

/** The app's state. Keeps the world of the first rendering: a change of args must not start it anew. */
export function StoryProviders({ live, isSteered, hasWallets, children }: StoryProvidersProps) {
  const [kept] = useState(live);
  useEffect(() => kept.attach(), [kept]);
  return (
    <AppProviders world={kept.world}>
      {isSteered && <WorldBridge live={kept} />}
      {hasWallets ? <WalletProvider>{children}</WalletProvider> : children}
    </AppProviders>
  );
}

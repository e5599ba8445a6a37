import { useEffect, useEffectEvent } from 'react';
import { addons } from 'storybook/preview-api';
import { useStore } from 'zustand/react';
import { systemClock } from '../../src/services/clock';
import { useAuth } from '../../src/state/AuthProvider';
import { walletOf } from '../../src/state/worldWallet';
import type { LiveWorld } from './liveWorld';
import { obey } from './obey';
import type { WorldCommand } from './protocol';
import { EVENTS } from './protocol';
import { snapshotOf } from './snapshot';

/** How often the panel is told, if there is anything new: what leaves a world does not announce itself. */
const LOOK_MS = 200;

export interface WorldBridgeProps {
  live: LiveWorld;
}

/** Tells the World panel what goes on in a story's world, and does what the panel says. */
export function WorldBridge({ live }: WorldBridgeProps) {
  const { user } = useAuth();
  // The wallets are there for the panel before the app's frame brings them.
  const wallets = useStore(walletOf(live.world).store, ({ data }) => data);
  const look = useEffectEvent(() => snapshotOf(live, user, wallets));

  useEffect(() => {
    const channel = addons.getChannel();
    let told = '';
    const tell = () => {
      const snapshot = look();
      const text = JSON.stringify(snapshot);
      if (text === told) return;
      told = text;
      channel.emit(EVENTS.state, snapshot);
    };
    const answer = () => {
      told = '';
      tell();
    };
    const command = (what: WorldCommand) => {
      obey(live, what);
      tell();
    };
    tell();
    const stop = systemClock.every(LOOK_MS, tell);
    channel.on(EVENTS.ask, answer);
    channel.on(EVENTS.command, command);
    return () => {
      stop();
      channel.off(EVENTS.ask, answer);
      channel.off(EVENTS.command, command);
      channel.emit(EVENTS.state, null);
    };
  }, [live]);
  return null;
}

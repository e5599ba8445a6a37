import { useEffect, useEffectEvent } from 'react';
import { addons } from 'storybook/preview-api';
import { systemClock } from '../../src/services/clock';
import type { CallName, Outcome } from '../../src/testing/faults';
import { useAuth } from '../../src/state/AuthProvider';
import { sessionsOf } from '../../src/state/sessions';
import type { LiveWorld } from './liveWorld';
import type { WorldCommand } from './protocol';
import { CALLS, EVENTS } from './protocol';
import { snapshotOf } from './snapshot';

/** How often the panel is told, if there is anything new: what leaves a world does not announce itself. */
const LOOK_MS = 200;

/** Does as the panel says. */
function obey(live: LiveWorld, command: WorldCommand): void {
  const outcomes: Partial<Record<CallName | 'next', Outcome>> = live.world.outcomes;
  switch (command.type) {
    case 'run':
      live.run();
      break;
    case 'freeze':
      live.freeze();
      break;
    case 'advance':
      live.world.clock.advance(command.ms);
      break;
    case 'outcome':
      outcomes[command.call] = command.outcome;
      break;
    case 'all':
      delete outcomes.next;
      for (const { name } of CALLS) outcomes[name] = command.outcome;
      break;
  }
}

export interface WorldBridgeProps {
  live: LiveWorld;
}

/** Tells the World panel what goes on in a story's world, and does what the panel says. */
export function WorldBridge({ live }: WorldBridgeProps) {
  const { user } = useAuth();
  const look = useEffectEvent(() => {
    const wallets = sessionsOf(live.world).wallets();
    return snapshotOf(live, user, wallets?.store.getState().data ?? null);
  });

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

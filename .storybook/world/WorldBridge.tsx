import { useEffect, useEffectEvent } from 'react';
import { addons } from 'storybook/preview-api';
import { systemClock } from '../../src/services/clock';
import type { Outcome } from '../../src/adapters/faults';
import type { CallName } from '../../src/testing/faults';
import { useAuth } from '../../src/state/session/useAuth';
import type { LiveWorld } from './liveWorld';
import { CALLS, EVENTS, type WorldCommand } from './protocol';
import { snapshotOf } from './snapshot';

/**
 * The milliseconds between two checks for changes. The bridge polls, because a world emits no events for its output.
 */
const CHECK_MS = 200;

/** Applies a command of the panel. */
function apply(live: LiveWorld, command: WorldCommand): void {
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

/**
 * Connects a story to the panel. Sends the time, the calls and the data of the story, and applies the panel's
 * commands.
 */
export function WorldBridge({ live }: WorldBridgeProps) {
  const { user } = useAuth();
  const takeSnapshot = useEffectEvent(() => {
    const wallets = live.world.session.wallets();
    return snapshotOf(live, user, wallets?.store.getState().data ?? null);
  });

  useEffect(() => {
    const channel = addons.getChannel();
    let sent = '';
    const sendChanges = () => {
      const snapshot = takeSnapshot();
      const text = JSON.stringify(snapshot);
      if (text === sent) return;
      sent = text;
      channel.emit(EVENTS.state, snapshot);
    };
    const sendAll = () => {
      sent = '';
      sendChanges();
    };
    const obey = (command: WorldCommand) => {
      apply(live, command);
      sendChanges();
    };
    sendChanges();
    const stop = systemClock.every(CHECK_MS, sendChanges);
    channel.on(EVENTS.request, sendAll);
    channel.on(EVENTS.command, obey);
    return () => {
      stop();
      channel.off(EVENTS.request, sendAll);
      channel.off(EVENTS.command, obey);
      channel.emit(EVENTS.state, null);
    };
  }, [live]);
  return null;
}

import type { CallName, Outcome } from '../../src/services/simulation';
import type { LiveWorld } from './liveWorld';
import type { WorldCommand } from './protocol';
import { CALLS } from './protocol';

/** Does what the panel says. */
export function obey(live: LiveWorld, command: WorldCommand): void {
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
    case 'next':
      outcomes.next = command.outcome;
      break;
    case 'all':
      delete outcomes.next;
      for (const { name } of CALLS) outcomes[name] = command.outcome;
      break;
  }
}

import type { Outcome } from '../../src/services/simulation';
import type { WorldSnapshot } from './protocol';

const ENDS: Readonly<Record<Exclude<Outcome, 'hang'>, string>> = {
  normal: 'will work',
  refuse: 'will be refused',
  fail: 'will fail',
};

/**
 * What is to be said of the calls under way. Above all why nothing happens: as long as the clock
 * stands still a call waits, and what was chosen for it is not yet to be seen.
 */
export function tellCalls({
  calls,
  isRunning,
}: Pick<WorldSnapshot, 'calls' | 'isRunning'>): string {
  const sentences = calls.map(({ label, outcome }) => {
    if (outcome === 'hang') return `${label} will never be answered.`;
    return isRunning
      ? `${label} is under way and ${ENDS[outcome]}.`
      : `${label} waits for the clock: it ${ENDS[outcome]} when the clock moves on.`;
  });
  return sentences.length > 0 ? sentences.join(' ') : 'No call is under way.';
}

import type { CallName, Outcome } from '../../src/services/simulation';
import { outcomeOf } from '../../src/services/simulation';
import type { StoryWorld } from '../../src/testing/storyWorld';
import { aroundCalls } from './aroundCalls';

/** A call that has begun, and how it is going to end. */
export interface CallUnderWay {
  readonly name: CallName;
  readonly outcome: Outcome;
}

/** Keeps the list of a world's calls that are under way, oldest first. */
export function watchCalls(world: StoryWorld): ReadonlySet<CallUnderWay> {
  const underWay = new Set<CallUnderWay>();
  aroundCalls(world, (name, _given, call) => {
    // Asked before the call is made, which uses up what was said of the next one.
    const begun = { name, outcome: outcomeOf(world.outcomes, name) };
    underWay.add(begun);
    const answer = call();
    const end = () => {
      underWay.delete(begun);
    };
    answer.then(end, end);
    return answer;
  });
  return underWay;
}

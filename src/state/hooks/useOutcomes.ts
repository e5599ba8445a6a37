import { useEffect, useEffectEvent } from 'react';
import type { OrderOutcome } from '../orders/outcomes';
import { useProvidedWallets } from '../wallets/walletsContext';

export type { OrderOutcome } from '../orders/outcomes';

/**
 * Calls `onOutcomes` with the outcomes of payments and exchanges, so that the app can show them:
 *
 * - of each order that was made,
 * - of each order in doubt (its call failed without a response) that was not made.
 *
 * An order can end by its call, by `checkAgain`, by a record in the history, or after a reload. Each outcome is passed
 * to only one component. Outcomes without a listener wait for the next component that uses this hook.
 */
export function useOutcomes(onOutcomes: (outcomes: readonly OrderOutcome[]) => void): void {
  const { opening } = useProvidedWallets();
  const store = opening.status === 'ready' ? opening.wallets.store : null;
  const tell = useEffectEvent(onOutcomes);
  useEffect(() => {
    if (!store) return undefined;
    const take = () => {
      const outcomes = store.getState().actions.takeOutcomes();
      if (outcomes.length > 0) tell(outcomes);
    };
    take();
    return store.subscribe(take);
  }, [store]);
}

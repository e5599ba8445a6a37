import { useEffect, useEffectEvent } from 'react';
import type { OrderOutcome } from '../orders/outcomes';
import { useProvidedWallets } from '../wallets/walletsContext';

export type { OrderOutcome } from '../orders/outcomes';

/**
 * Calls a function with the outcomes of payments and exchanges, so that the app can show them: of each made order, and
 * of each order in doubt that was not made. It does not matter how an order ended: by its call, by `checkAgain`, by the
 * history, or after a reload. Each outcome is passed to one call only, even if several components use this hook.
 * Outcomes without a listener wait for the next listener.
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

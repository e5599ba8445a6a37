import { useShallow } from 'zustand/react/shallow';
import type { Balances } from '../domain/currency/currency';
import { selectAvailable } from './selectors';
import { useWallet } from './WalletProvider';

/** The spendable balance of each currency. The component renders again only when one of them changes. */
export function useAvailable(): Balances {
  return useWallet(useShallow(selectAvailable));
}

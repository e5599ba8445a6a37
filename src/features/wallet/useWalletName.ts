import { useMessages } from '../../components/provider/useMessages';
import type { WalletRecord } from '../../domain/ledger/wallet';
import { selectActiveMadeName, selectActiveName } from '../../state/store/selectors';
import { useWallet } from '../../state/hooks/useWallet';

/** The English names of the sample wallets, by type. */
const english = {
  personal: 'Personal Wallet',
  business: 'Business Wallet',
  savings: 'Savings Wallet',
} as const;

export type WalletNamesTexts = typeof english;

const MADE = ['personal', 'business', 'savings'] as const;

/**
 * Returns a function that returns the name of a wallet: for a sample wallet a name in the user's language, for other
 * wallets the name that the user typed.
 */
export function useWalletName() {
  const say = useMessages('WalletNames', english);
  return ({ name, type, hasMadeName }: Pick<WalletRecord, 'name' | 'type' | 'hasMadeName'>) => {
    const made = hasMadeName && MADE.find((known) => known === type);
    return made ? say(made) : name;
  };
}

/** Returns the name of the active wallet, for a sample wallet in the user's language. */
export function useActiveName(): string {
  const name = useWallet(selectActiveName);
  const made = useWallet(selectActiveMadeName);
  return useWalletName()({ name, type: made ?? '', ...(made && { hasMadeName: true }) });
}

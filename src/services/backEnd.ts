import type { WalletAdapter } from '../backend/walletAdapter';
import type { WalletState } from '../domain/ledger/ledger';
import type { WalletServices } from './walletServices';

/** A back end as the app uses it, beside the session: the wallets that it keeps. */
export interface BackEnd {
  /** Asks for the wallets of the session. Until `forgetWallets` or the next session it answers with the same promise. */
  loadWallets(): Promise<WalletServices>;
  /** Has the wallets asked for anew when they are wanted next; after a failure, for one. */
  forgetWallets(): void;
  /** Reads on in a wallet's history. The answer is the rule that puts the page into the ledger. */
  loadOlder(walletId: string, cursor: string): Promise<(state: WalletState) => WalletState>;
  readonly quote: WalletAdapter['quote'];
}

import type { ChainId } from '../currency/chain';
import type { CurrencyId } from '../currency/currency';
import type { WalletState } from './ledger';
import { accept, refuse, type Result } from '../result';
import { checkText, isBlank, type TextRefusal } from '../text/text';
import { NO_BALANCES, type WalletRecord } from './wallet';

export type NewWallet = Pick<WalletRecord, 'id' | 'name' | 'type' | 'color' | 'createdAt'>;

export type NewWalletRefusal =
  | TextRefusal
  | { readonly kind: 'no-name' }
  /** A wallet with this id already exists. */
  | { readonly kind: 'duplicate' };

/** The reason why a selection is refused: the id is unknown. */
export interface ChoiceRefusal {
  readonly kind: 'unknown-wallet' | 'unknown-currency' | 'unknown-chain';
}

/** Adds a wallet without money. Its name and type are trimmed. The active wallet does not change. */
export function createWallet(
  state: WalletState,
  wallet: NewWallet,
): Result<WalletState, NewWalletRefusal> {
  if (isBlank(wallet.name)) return refuse({ kind: 'no-name' });
  const name = checkText(wallet.name, 'walletName');
  if (!name.ok) return name;
  const type = checkText(wallet.type, 'walletType');
  if (!type.ok) return type;
  if (state.wallets.some(({ id }) => id === wallet.id)) return refuse({ kind: 'duplicate' });
  const created = {
    ...wallet,
    name: name.value,
    type: type.value,
    balances: NO_BALANCES,
    unknownBalances: {},
    transactions: [],
  };
  return accept({ ...state, wallets: [...state.wallets, created] });
}

/** Makes a wallet active: the app shows it, and it pays for new orders. */
export function switchWallet(
  state: WalletState,
  walletId: string,
): Result<WalletState, ChoiceRefusal> {
  return state.wallets.some(({ id }) => id === walletId)
    ? accept({ ...state, activeWalletId: walletId })
    : refuse({ kind: 'unknown-wallet' });
}

/**
 * Selects the primary currency, which the sheets for sending and receiving select initially. Refuses an unknown
 * currency.
 */
export function chooseCurrency(
  state: WalletState,
  currency: CurrencyId,
): Result<WalletState, ChoiceRefusal> {
  return state.currencies.some(({ id }) => id === currency)
    ? accept({ ...state, primaryCurrency: currency })
    : refuse({ kind: 'unknown-currency' });
}

/** Connects the wallets to a network. Refuses an unknown network. */
export function chooseChain(
  state: WalletState,
  chainId: ChainId,
): Result<WalletState, ChoiceRefusal> {
  return state.chains.some(({ id }) => id === chainId)
    ? accept({ ...state, chainId })
    : refuse({ kind: 'unknown-chain' });
}

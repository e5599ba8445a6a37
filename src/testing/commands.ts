import type { ChainId } from '../domain/currency/chain';
import type { CurrencyId } from '../domain/currency/currency';
import {
  cancelOrder,
  placeOrder,
  type Order,
  type OrderRefusal,
  type WalletState,
} from '../domain/ledger/ledger';
import { settleOrder } from '../domain/ledger/settlement';
import { movePrices, type MoveRefusal, type PriceMoves } from '../domain/prices/market';
import { accept, type Result } from '../domain/result';
import {
  chooseChain,
  chooseCurrency,
  createWallet,
  switchWallet,
  type ChoiceRefusal,
  type NewWallet,
  type NewWalletRefusal,
} from '../domain/ledger/wallets';

/** The changes of a `WalletState` as plain data. Property tests generate sequences of commands. */
export type Command =
  | { readonly type: 'place'; readonly id: string; readonly order: Order }
  | { readonly type: 'settle'; readonly id: string; readonly at: string }
  | { readonly type: 'cancel'; readonly id: string }
  | { readonly type: 'create-wallet'; readonly wallet: NewWallet }
  | { readonly type: 'switch-wallet'; readonly walletId: string }
  | { readonly type: 'choose-currency'; readonly currency: CurrencyId }
  | { readonly type: 'choose-chain'; readonly chainId: ChainId }
  | { readonly type: 'tick'; readonly moves: PriceMoves };

export type CommandRefusal = OrderRefusal | NewWalletRefusal | ChoiceRefusal | MoveRefusal;

/** Applies a command by the domain's functions. Returns the new state, or the refusal. */
export function apply(state: WalletState, command: Command): Result<WalletState, CommandRefusal> {
  switch (command.type) {
    case 'place':
      return placeOrder(state, command.id, command.order);
    case 'settle':
      return accept(settleOrder(state, command.id, command.at));
    case 'cancel':
      return accept(cancelOrder(state, command.id));
    case 'create-wallet':
      return createWallet(state, command.wallet);
    case 'switch-wallet':
      return switchWallet(state, command.walletId);
    case 'choose-currency':
      return chooseCurrency(state, command.currency);
    case 'choose-chain':
      return chooseChain(state, command.chainId);
    case 'tick': {
      const market = movePrices(state.currencies, state.market, command.moves);
      return market.ok ? accept({ ...state, market: market.value }) : market;
    }
  }
}

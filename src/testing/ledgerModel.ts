import type { PriceMoves } from '../domain/prices/market';
import type { Command } from './commands';
import type { CurrencyId } from '../domain/currency/currency';
import type { Order, WalletState } from '../domain/ledger/ledger';
import { read, rounded, times, unitsIn, write } from './bigintOracle';

/** The number of decimals of every amount in the model. No currency has more. */
const PLACES = 24;

/**
 * The number of decimals of each currency. It is repeated from the specification, so that the model does not depend on
 * the domain.
 */
const DECIMALS: Readonly<Record<string, number>> = {
  usd: 2,
  eur: 2,
  gbp: 2,
  btc: 8,
  eth: 18,
  ada: 6,
};
const RATES: Readonly<Record<string, string>> = {
  'usd-eur': '0.92',
  'eur-usd': '1.08',
  'usd-gbp': '0.79',
  'gbp-usd': '1.27',
  'usd-btc': '0.000023',
  'btc-usd': '43250',
  'usd-eth': '0.00039',
  'eth-usd': '2580',
  'usd-ada': '2.22',
  'ada-usd': '0.45',
};

interface Held {
  readonly walletId: string;
  readonly from: CurrencyId;
  readonly amount: bigint;
  /** The bought currency of an exchange, or null for a payment. */
  readonly to: CurrencyId | null;
  readonly credit: bigint;
}

function creditFor(amount: string, from: CurrencyId, to: CurrencyId): bigint {
  const product = times(read(amount), read(RATES[`${from}-${to}`] ?? '1'));
  return unitsIn(write(rounded(product, 6, 'half-up')), PLACES);
}

function isMoveAllowed(moves: PriceMoves): boolean {
  return [moves.btc, moves.eth, moves.ada].every(
    (move) => !move || (Math.abs(move.price) <= 5000 && Math.abs(move.change) <= 2500),
  );
}

/** A model of the wallets with `bigint`. It shares no code with the ledger. */
export class LedgerModel {
  #active: string;
  readonly #wallets: Set<string>;
  readonly #tallies = new Map<string, bigint>();
  readonly #held = new Map<string, Held>();
  readonly #settled = new Map<string, number>();
  readonly #done = new Set<string>();

  constructor(initial: WalletState) {
    this.#active = initial.activeWalletId;
    this.#wallets = new Set(initial.wallets.map((wallet) => wallet.id));
    for (const { id, balances } of initial.wallets) {
      for (const [currency, balance] of Object.entries(balances)) {
        this.#tally(id, currency, 'initial', unitsIn(balance, PLACES));
      }
    }
  }

  /** Applies a command if it is valid. Returns whether the command is valid. */
  apply(command: Command): boolean {
    switch (command.type) {
      case 'place':
        return this.#place(command.id, command.order);
      case 'settle':
        this.#settle(command.id);
        return true;
      case 'cancel':
        this.#held.delete(command.id);
        return true;
      case 'create-wallet':
        if (command.wallet.name.trim() === '' || this.#wallets.has(command.wallet.id)) return false;
        this.#wallets.add(command.wallet.id);
        return true;
      case 'switch-wallet':
        if (!this.#wallets.has(command.walletId)) return false;
        this.#active = command.walletId;
        return true;
      case 'tick':
        return isMoveAllowed(command.moves);
      case 'choose-currency':
      case 'choose-chain':
        return true;
    }
  }

  /** Returns the expected balance of a wallet: initial balance − sent − exchanged + credited amounts. */
  balance(walletId: string, currency: CurrencyId): string {
    const of = (what: string) => this.#tallies.get(`${walletId} ${currency} ${what}`) ?? 0n;
    const units = of('initial') - of('sent') - of('exchanged') + of('credited');
    return write({ units, places: PLACES });
  }

  settled(walletId: string): number {
    return this.#settled.get(walletId) ?? 0;
  }

  #tally(walletId: string, currency: string, what: string, units: bigint): void {
    const key = `${walletId} ${currency} ${what}`;
    this.#tallies.set(key, (this.#tallies.get(key) ?? 0n) + units);
  }

  #available(currency: CurrencyId): bigint {
    return [...this.#held.values()]
      .filter((held) => held.walletId === this.#active && held.from === currency)
      .reduce(
        (left, held) => left - held.amount,
        unitsIn(this.balance(this.#active, currency), PLACES),
      );
  }

  #place(id: string, order: Order): boolean {
    const from = order.kind === 'send' ? order.currency : order.from;
    const to = order.kind === 'send' ? null : order.to;
    const amount = unitsIn(order.amount, PLACES);
    const credit = to === null ? 0n : creditFor(order.amount, from, to);
    const isFine =
      !this.#held.has(id) &&
      !this.#done.has(id) &&
      (order.kind === 'send' ? order.recipient.trim() !== '' : from !== to && credit > 0n) &&
      amount > 0n &&
      amount % 10n ** BigInt(PLACES - (DECIMALS[from] ?? 0)) === 0n &&
      amount <= this.#available(from);
    if (isFine) this.#held.set(id, { walletId: this.#active, from, amount, to, credit });
    return isFine;
  }

  #settle(id: string): void {
    const held = this.#held.get(id);
    if (!held) return;
    const { walletId, from, amount, to, credit } = held;
    this.#held.delete(id);
    this.#done.add(id);
    this.#settled.set(walletId, this.settled(walletId) + 1);
    this.#tally(walletId, from, to === null ? 'sent' : 'exchanged', amount);
    if (to !== null) this.#tally(walletId, to, 'credited', credit);
  }
}

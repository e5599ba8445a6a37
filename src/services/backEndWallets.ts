import type { BalanceSheet, WalletAdapter } from '../backend/walletAdapter';
import { CHAIN_LIST } from '../domain/currency/chain';
import { CURRENCY_LIST } from '../domain/currency/currency';
import type { WalletState } from '../domain/ledger/ledger';
import { isPositive } from '../domain/money/money';
import { separateOdd } from '../domain/ledger/oddBalance';
import { asDeclared } from './backEndLedger';
import type { Log } from './log';

/** The currencies that can be shown: all of the back end that have a price, and those of the program at least. */
function currenciesOf({ currencies = CURRENCY_LIST, market }: BalanceSheet, log: Log) {
  const isPriced = ({ id }: { id: keyof typeof market }) =>
    // A back end may send less than it promises.
    (market as Partial<typeof market>)[id] !== undefined && isPositive(market[id].price);
  const missing = CURRENCY_LIST.filter((currency) => !isPriced(currency));
  if (missing.length > 0)
    throw new Error(`The back end has no price for ${missing.map(({ id }) => id).join(', ')}`);
  const others = currencies.filter(({ id }) => !CURRENCY_LIST.some((own) => own.id === id));
  const unpriced = others.filter((currency) => !isPriced(currency));
  if (unpriced.length > 0) log.warn('Currencies without a price are not shown', unpriced);
  return [...CURRENCY_LIST, ...others.filter(isPriced)];
}

/**
 * Reads the wallets of the session, each with the newest page of its history. The primary currency and
 * the network are choices of this visit, which no back end keeps.
 */
export async function readWallets(
  adapter: WalletAdapter,
  log: Log,
  signal: AbortSignal,
): Promise<{ readonly wallets: WalletState; readonly at: string }> {
  const sheet = await adapter.balances({ signal });
  const [first] = sheet.wallets;
  if (!first) throw new Error('The back end has no wallet for this user');
  const currencies = currenciesOf(sheet, log);
  const declared = asDeclared(currencies, sheet);
  const read = await Promise.all(
    sheet.wallets.map(async (wallet) => {
      const { transactions, next } = await adapter.history({ walletId: wallet.id }, { signal });
      const sound = separateOdd(declared, wallet.balances);
      return { wallet: { ...wallet, ...sound, transactions }, next };
    }),
  );
  const wallets: WalletState = {
    currencies,
    chains: CHAIN_LIST,
    wallets: read.map(({ wallet }) => wallet),
    activeWalletId: first.id,
    primaryCurrency: 'usd',
    chainId: 'ethereum',
    market: sheet.market,
    pending: [],
    settled: [],
    older: Object.fromEntries(
      read.flatMap(({ wallet, next }) => (next === null ? [] : [[wallet.id, next]])),
    ),
  };
  return { wallets, at: sheet.at };
}

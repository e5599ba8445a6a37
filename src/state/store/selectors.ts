import { forEachCurrency, type CurrencyId } from '../../domain/currency/currency';
import { activeWallet as activeRecord, availableBalance } from '../../domain/ledger/ledger';
import { isPartial, totalOf } from '../../domain/ledger/wallet';
import { quarterStart } from '../../domain/prices/marketCourse';
import type { WalletStore } from './walletStore';

/*
 * Selectors for `useWallet`. Each returns a value or a part of the state, so that an unchanged value is the same
 * object; see docs/performance.md.
 */

export const selectWallets = ({ wallets }: WalletStore) => wallets;

/** The wallets as they are stored, without values in another currency. They do not change with the prices. */
export const selectRecords = ({ data }: WalletStore) => data.wallets;

export const selectActiveId = ({ data }: WalletStore) => data.activeWalletId;

export const selectActiveName = ({ activeWallet }: WalletStore) => activeWallet.name;

/** The type of the active wallet if its name is generated from its type; undefined if the user has typed the name. */
export const selectActiveMadeName = ({ activeWallet: { hasMadeName, type } }: WalletStore) =>
  hasMadeName ? type : undefined;

export const selectActiveColor = ({ activeWallet }: WalletStore) => activeWallet.color;

/**
 * The total value of the active wallet in the currency of the prices, by default dollars. It changes with the prices.
 */
export const selectTotal = ({ activeWallet }: WalletStore) => totalOf(activeWallet);

/** The currencies of the active wallet with their values. The list is a new object when a price changes. */
export const selectCurrencies = ({ activeWallet }: WalletStore) => activeWallet.currencies;

/** The constants of all currencies, such as name and decimals. They do not change with the prices. */
export const selectCurrencyInfos = ({ data }: WalletStore) => data.currencies;

/** The active wallet's history, newest first. It does not change with the prices. */
export const selectTransactions = ({ activeWallet }: WalletStore) => activeWallet.transactions;

/**
 * The cursor of the next older page of the active wallet's history; null if no page is loaded, undefined if the history
 * is complete.
 */
export const selectOlder = ({ data: { older, activeWalletId } }: WalletStore) =>
  older?.[activeWalletId];

/** Why the active wallet's history could not be read; undefined if it was read, or is being read. */
export const selectUnreadError = ({ unreadErrors, data: { activeWalletId } }: WalletStore) =>
  unreadErrors[activeWalletId];

export const selectMarket = ({ data }: WalletStore) => data.market;

/** Whether the price of a currency is known. */
export const isPriced = ({ data }: WalletStore, id: CurrencyId) => data.market[id] !== undefined;

/**
 * The prices since the wallets were loaded, up to the current quarter of an hour. Changes only when another quarter
 * begins.
 */
export const selectPastCourse = ({ course }: WalletStore) => course.past;

/** The time at which the current quarter of an hour began. */
export const selectQuarterStart = ({ course }: WalletStore) => quarterStart(course);

/** The prices in the current quarter of an hour. Changes with each price. */
export const selectQuarter = ({ course }: WalletStore) => course.quarter;

/**
 * The time at which the balances and the history were last read, if reading them again has failed; otherwise undefined.
 */
export const selectUnread = ({ data }: WalletStore) => data.unreadSince ?? undefined;

/** The time of the last prices while no new prices arrive; undefined if the prices are up to date. */
export const selectStalePrices = ({ data }: WalletStore) => data.staleSince ?? undefined;

/** The time of the balances or prices if they are not up to date; otherwise undefined. */
export const selectStale = ({ data }: WalletStore) =>
  data.unreadSince ?? data.staleSince ?? undefined;

export const selectPrimaryCurrency = ({ data }: WalletStore) => data.primaryCurrency;

export const selectChain = ({ data }: WalletStore) => data.chainId;

export const selectHidden = ({ balanceVisible }: WalletStore) => !balanceVisible;

/** The active wallet's unknown balances, which are not part of its total. */
export const selectUnknownBalances = ({ data }: WalletStore) => activeRecord(data).unknownBalances;

/** Whether the active wallet's total is incomplete: `true` if a balance is unknown, `'unpriced'` if only prices are. */
export const selectPartial = ({ data, activeWallet }: WalletStore) =>
  isPartial(activeRecord(data), activeWallet.currencies);

/**
 * The spendable balance of each currency. Returns a new object at each call, so `useWallet` would re-render endlessly
 * with this selector. Use `usePayment` instead.
 */
export const selectAvailable = ({ data }: WalletStore) =>
  forEachCurrency(data.currencies, (currency) => availableBalance(data, currency));

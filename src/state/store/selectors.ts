import type { CurrencyId } from '../../domain/currency/currency';
import { forEachCurrency } from '../../domain/currency/currency';
import { activeWallet as activeRecord, availableBalance } from '../../domain/ledger/ledger';
import { isPartial, totalOf } from '../../domain/ledger/wallet';
import { quarterStart } from '../../domain/prices/marketCourse';
import type { WalletStore } from './walletStore';

/*
 * Selectors of the wallets for `useWallet`. Each returns a value or a part of the state, so an unchanged slice is
 * the same object; see docs/performance.md.
 */

/** All wallets, in the order of creation. */
export const selectWallets = ({ wallets }: WalletStore) => wallets;

/** The stored wallets, which a price tick does not change. */
export const selectRecords = ({ data }: WalletStore) => data.wallets;

export const selectActiveId = ({ data }: WalletStore) => data.activeWalletId;

export const selectActiveName = ({ activeWallet }: WalletStore) => activeWallet.name;

/** The active wallet's type if the name is generated from the type; undefined for a typed name. */
export const selectActiveMadeName = ({ activeWallet: { hasMadeName, type } }: WalletStore) =>
  hasMadeName ? type : undefined;

/** The active wallet's CSS gradient. */
export const selectActiveColor = ({ activeWallet }: WalletStore) => activeWallet.color;

/** The active wallet's value in dollars, which changes with the prices. */
export const selectTotal = ({ activeWallet }: WalletStore) => totalOf(activeWallet);

/** The active wallet's currencies. The list is a new object when a price changes. */
export const selectCurrencies = ({ activeWallet }: WalletStore) => activeWallet.currencies;

/** The constants of all currencies, which a price tick does not change. */
export const selectCurrencyInfos = ({ data }: WalletStore) => data.currencies;

/** The active wallet's history, newest first. A price tick does not change it. */
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

/** The market during this visit, until the current quarter of an hour began. It changes when another quarter begins. */
export const selectPastCourse = ({ course }: WalletStore) => course.past;

/** The time at which the current quarter of an hour of prices began. */
export const selectQuarterStart = ({ course }: WalletStore) => quarterStart(course);

/** The market in the current quarter of an hour. It changes with each price. */
export const selectQuarter = ({ course }: WalletStore) => course.quarter;

/** The time of the shown history if it could not be read again; undefined if it is up to date. */
export const selectUnread = ({ data }: WalletStore) => data.unreadSince ?? undefined;

/** The time of the last prices if no new prices arrive; undefined if the prices are up to date. */
export const selectStalePrices = ({ data }: WalletStore) => data.staleSince ?? undefined;

/** The time of the balances or prices if they are not up to date; undefined if both are up to date. */
export const selectStale = ({ data }: WalletStore) =>
  data.unreadSince ?? data.staleSince ?? undefined;

export const selectPrimaryCurrency = ({ data }: WalletStore) => data.primaryCurrency;

export const selectChain = ({ data }: WalletStore) => data.chainId;

/** Whether amounts are hidden. */
export const selectHidden = ({ balanceVisible }: WalletStore) => !balanceVisible;

/** The active wallet's unknown balances, which are not part of its total. */
export const selectUnknownBalances = ({ data }: WalletStore) => activeRecord(data).unknownBalances;

/** Whether the active wallet's total is incomplete because a balance or a price is unknown. */
export const selectPartial = ({ data, activeWallet }: WalletStore) =>
  isPartial(activeRecord(data), activeWallet.currencies);

/**
 * The spendable balance of each currency. It is a new object at each call, so use `usePayment` instead of `useWallet`
 * with this selector.
 */
export const selectAvailable = ({ data }: WalletStore) =>
  forEachCurrency(data.currencies, (currency) => availableBalance(data, currency));

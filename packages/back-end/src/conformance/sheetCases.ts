import {
  CURRENCIES,
  CURRENCY_LIST,
  exchangeDecimalsOf,
  type CurrencyId,
  type CurrencyInfo,
} from '#src/domain/currency/currency';
import { isUnreadable } from '#src/domain/history/transaction';
import { WALLET_COLORS } from '#src/domain/ledger/wallet';
import {
  add,
  compare,
  isPositive,
  round,
  scaled,
  subtract,
  ZERO,
  type Decimal,
} from '#src/domain/money/money';
import { readBalanceSheet } from '#src/adapters/records/readBalances';
import { readTransaction } from '#src/adapters/records/readHistory';
import type { BalanceSheet } from '#src/adapters/walletAdapter';
import type { BackEndUnderTest, ConformanceOptions } from './backEnd';
import { having, receiptOf, type Bench, type Draft } from './bench';
import { expectUtc, shareOf } from './exactCases';
import { expectNotMade } from './exchangeCases';
import { exchanged, quoted, requestOf } from './exchanges';
import { expect, expectAlike, expectAmount, expectDecimal, expectFits } from './expect';
import { paid } from './keyCases';
import { costOf } from './ledger';
import { NEW_WALLET } from './newWalletCases';

type Currencies = readonly CurrencyInfo<string>[];
type Held = Readonly<Record<string, unknown>>;

/** The part of a balance that a test pays. It has many digits, so that the amount has all decimals. */
const SHARE = '0.0123456789';

const HOUR = 3_600_000;

/** How much longer the calls of a test may take than the change of the clock, in milliseconds. */
const CALLS_MS = 600_000;

const currenciesOf = ({ currencies = CURRENCY_LIST }: BalanceSheet): Currencies => currencies;

/** Fails unless balances have an amount for every currency, because a missing balance is unknown. */
function expectComplete(currencies: Currencies, balances: Held, where: string): void {
  for (const { id, symbol } of currencies) {
    const what = `The balance in ${symbol} ${where}`;
    expect(
      Object.hasOwn(balances, id) && balances[id] !== undefined,
      `${what} is missing. A missing balance is unknown, so an empty balance is written as "0"`,
    );
    expectDecimal(balances[id], what);
  }
}

/** Returns the decimals and the types that the symbols of money and of Florin's currencies have everywhere. */
function typeOf({ symbol, iso }: CurrencyInfo<string>): string | undefined {
  if (iso !== undefined) return 'fiat';
  return Object.values(CURRENCIES).find((known) => known.symbol === symbol)?.type;
}

/** Returns the wallet with the largest balance in a currency, which may be zero. */
function richest(wallets: BalanceSheet['wallets'], currency: string) {
  const heldBy = ({ balances }: BalanceSheet['wallets'][number]) =>
    balances[currency as CurrencyId] ?? ZERO;
  const [first] = wallets.toSorted((one, other) => compare(heldBy(other), heldBy(one)));
  expect(first !== undefined, 'The balance sheet has no wallet');
  return { walletId: first.id, balance: heldBy(first) };
}

/**
 * Pays an amount with all decimals of a currency, and fails if it is refused for its decimals. The back end may have
 * another reason to refuse the payment, such as a currency that cannot be sent.
 */
async function expectAllDecimals(
  bench: Bench<BackEndUnderTest>,
  { id, symbol, decimals }: CurrencyInfo<string>,
): Promise<Decimal> {
  const { wallets } = await bench.adapter.balances();
  const { walletId, balance } = richest(wallets, id);
  const share = shareOf(balance, SHARE, decimals);
  const order = { walletId, currency: id as CurrencyId, amount: share };
  const expectMoved = await bench.moved();
  const answer = await bench.pay(order);
  await expectMoved(...(answer.ok ? [paid(bench, answer.value, order)] : []));
  if (answer.ok) return share;
  const sentence = `The sheet has ${decimals} decimals for ${symbol}, but a payment of ${share} in ${symbol} was refused`;
  expect(answer.refusal.kind !== 'too-many-decimals', sentence);
  // A sentence of the back end may also mean too many decimals. A payment without decimals is then accepted.
  const whole = round(share, 0, 'down');
  if (decimals === 0 || !isPositive(whole) || answer.refusal.kind === 'insufficient-balance')
    return share;
  const rounded = await bench.pay({ ...order, amount: whole });
  expect(!rounded.ok, `${sentence}, and one of ${whole} was accepted`);
  return share;
}

/** Fails if a payment with one decimal more than a currency has is accepted. */
async function expectNoMore(
  bench: Bench<BackEndUnderTest>,
  { id, symbol, decimals }: CurrencyInfo<string>,
  share: Decimal,
): Promise<void> {
  const { wallets } = await bench.adapter.balances();
  const amount = add(share, scaled(4, decimals + 1));
  const order = { ...richest(wallets, id), currency: id as CurrencyId, amount };
  const { balance: _, ...payment } = order;
  const expectMoved = await bench.moved();
  const sentence = `A payment of ${amount} in ${symbol} was accepted, but the sheet has ${decimals} decimals for ${symbol}`;
  const answer = await bench.maybe(() => bench.pay(payment), 'a payment with too many decimals');
  expect(answer?.ok !== true, sentence);
  await expectMoved();
}

/** Reads the time of the sheet, the expiry of a quote and of a preparation, as the distances from each other. */
async function timesOf(
  bench: Bench<BackEndUnderTest>,
  { abilities = [], exchanges = false }: Pick<ConformanceOptions, 'abilities' | 'exchanges'>,
) {
  const at = async () => Date.parse((await bench.adapter.balances()).at);
  const sheet = await at();
  const validFor: Record<string, number> = {};
  if (exchanges) {
    const { quote } = await quoted(bench);
    validFor['quote'] = Date.parse(quote.expiresAt) - (await at());
  }
  if (abilities.includes('prepare')) {
    const answer = await having(bench.adapter, 'prepare').prepare(bench.payment);
    if (answer.ok) validFor['preparation'] = Date.parse(answer.value.expiresAt) - (await at());
  }
  return { sheet, validFor };
}

const isNear = (one: number, other: number) => Math.abs(one - other) <= CALLS_MS;

/** Fails unless a value, its objects and its lists are without null. */
function expectNoNull(value: unknown, path: string): void {
  expect(value !== null, `${path} is null. Omit a property without a value`);
  if (typeof value !== 'object') return;
  for (const [name, part] of Object.entries(value)) expectNoNull(part, `${path}.${name}`);
}

/** Tests of the conformance kit for balance sheets: their balances, currencies and times. */
export const SHEET_CASES: readonly Draft[] = [
  {
    name: 'every wallet has a balance in every currency, and an empty balance is zero',
    async run(bench, { abilities = [], exchanges = false }) {
      if (abilities.includes('createWallet')) {
        const able = having(bench.adapter, 'createWallet');
        const answer = await able.createWallet(NEW_WALLET, { idempotencyKey: bench.newKey() });
        expect(answer.ok, 'The wallet was refused');
        const currencies = currenciesOf(await bench.adapter.balances());
        expectComplete(currencies, answer.value.balances, 'of a new wallet');
      }
      const sheet = await bench.adapter.balances();
      const currencies = currenciesOf(sheet);
      for (const { id, balances } of sheet.wallets)
        expectComplete(currencies, balances, `of the wallet ${id}`);
      const receipt = receiptOf(await bench.pay(), 'The payment');
      expectComplete(currencies, receipt.balances, 'of the receipt of a payment');
      if (!exchanges) return;
      const { order } = await quoted(bench);
      const { balances } = receiptOf(await bench.exchange(order), 'The exchange');
      expectComplete(currencies, balances, 'of the receipt of an exchange');
    },
  },
  {
    name: 'a balance that becomes empty is zero in the sheet and in the receipt',
    needs: ['exchanges'],
    async run(bench) {
      const { to } = requestOf(bench);
      const currencies = currenciesOf(await bench.adapter.balances());
      const { decimals = 0 } = currencies.find(({ id }) => id === to) ?? {};
      const before = await bench.balance(to);
      const amount = round(before, decimals, 'down');
      if (!isPositive(amount)) return;
      const answer = await bench.pay({ currency: to, amount });
      // The back end may refuse a payment in this currency, or charge a fee that exceeds the balance.
      if (!answer.ok) return;
      const { balances, transaction } = answer.value;
      const left = subtract(before, costOf(transaction));
      expectComplete(currencies, balances, 'of the receipt');
      expectAmount(balances[to], left, 'The balance of the receipt');
      const { wallets } = await bench.adapter.balances();
      const wallet = wallets.find(({ id }) => id === bench.payment.walletId);
      expectComplete(
        currencies,
        wallet?.balances ?? {},
        'of the wallet that has paid all its money',
      );
      // The account may also be used for the next test, which needs this currency.
      const { order } = await quoted(bench);
      receiptOf(await bench.exchange(order), 'The exchange');
    },
  },
  {
    name: 'the currencies of the sheet are valid, and the same on every call and connection',
    async run(bench) {
      const sheet = await bench.adapter.balances();
      try {
        readBalanceSheet({
          wallets: sheet.wallets,
          currencies: currenciesOf(sheet),
          market: {},
          at: sheet.at,
        });
      } catch (error) {
        expect(false, String(error));
      }
      for (const currency of currenciesOf(sheet)) {
        const { symbol, type } = currency;
        expectAlike(type, typeOf(currency) ?? type, `The type of the currency ${symbol}`);
      }
      const other = await bench.other();
      receiptOf(await bench.pay(), 'The payment');
      for (const adapter of [bench.adapter, other, bench.adapter]) {
        // oxlint-disable-next-line no-await-in-loop -- one call after the other.
        const again = await adapter.balances();
        expectAlike(again.currencies, sheet.currencies, 'The currencies of another call');
        const ids = again.wallets.map(({ id }) => id);
        expectAlike(
          ids,
          sheet.wallets.map(({ id }) => id),
          'The wallets of another call',
        );
      }
    },
  },
  {
    name: 'a payment in any currency may have all decimals of the currency, and no more',
    async run(bench) {
      for (const currency of currenciesOf(await bench.adapter.balances())) {
        // oxlint-disable-next-line no-await-in-loop -- one payment after the other.
        const share = await expectAllDecimals(bench, currency);
        // oxlint-disable-next-line no-await-in-loop -- as above.
        await expectNoMore(bench, currency, share);
      }
    },
  },
  {
    name: 'an exchange of any currency may have all decimals of the currency, and no more',
    needs: ['exchanges'],
    async run(bench) {
      const { from: base, walletId } = requestOf(bench);
      const { wallets, ...sheet } = await bench.adapter.balances();
      const held = wallets.find(({ id }) => id === walletId)?.balances ?? {};
      for (const { id, symbol, decimals } of currenciesOf({ wallets, ...sheet })) {
        const from = id as CurrencyId;
        const amount = shareOf(held[from] ?? ZERO, SHARE, decimals);
        if (from === base || compare(amount, held[from] ?? ZERO) > 0) continue;
        const request = { from, to: base, amount };
        // oxlint-disable no-await-in-loop -- one exchange after the other.
        const quote = await bench.adapter.quote({ walletId, ...request }).catch(() => null);
        if (quote?.id === undefined) continue;
        const { order } = await quoted(bench, request);
        const expectMoved = await bench.moved();
        const answer = await bench.exchange(order);
        expect(
          answer.ok || answer.refusal.kind !== 'too-many-decimals',
          `The sheet has ${decimals} decimals for ${symbol}, but an exchange of ${amount} from ${symbol} was refused`,
        );
        await expectMoved(...(answer.ok ? [exchanged(order, answer.value)] : []));
        const more = add(amount, scaled(4, decimals + 1));
        const other = await quoted(bench, { ...request, amount: more }).catch(() => null);
        if (other) await expectNotMade(bench, other.order, `An exchange of ${more} from ${symbol}`);
        // oxlint-enable no-await-in-loop
      }
    },
  },
  {
    name: 'a quote for any currency credits no more decimals than the currency has',
    needs: ['exchanges'],
    async run(bench) {
      const { from } = requestOf(bench);
      const currencies = currenciesOf(await bench.adapter.balances());
      const { decimals = 0 } = currencies.find(({ id }) => id === from) ?? {};
      for (const currency of currencies) {
        if (currency.id === from) continue;
        // An amount with all decimals makes a credited amount with all decimals.
        const amount = add(requestOf(bench).amount, scaled(13, decimals));
        const request = { ...requestOf(bench), amount, to: currency.id as CurrencyId };
        // oxlint-disable-next-line no-await-in-loop -- one quote after the other.
        const quote = await bench.adapter.quote(request).catch(() => null);
        if (quote?.received === undefined) continue;
        const what = `The amount that a quote credits in ${currency.symbol}`;
        expectFits(quote.received, exchangeDecimalsOf(currency), what);
      }
    },
  },
  {
    name: 'the sheet has the time of the back end, if its clock is ahead or behind',
    needs: ['skewClock'],
    async run(bench, options) {
      for (const ms of [2 * HOUR, -3 * HOUR]) {
        // oxlint-disable no-await-in-loop -- the clock is set twice.
        const before = await timesOf(bench, options);
        await options.skewClock?.(bench.backEnd, ms);
        const after = await timesOf(bench, options);
        const direction = ms > 0 ? 'ahead' : 'back';
        expect(
          isNear(after.sheet - before.sheet, ms),
          `The clock of the back end was set ${direction} by ${Math.abs(ms) / HOUR} hours, and the time of the sheet has changed by ${(after.sheet - before.sheet) / HOUR} hours`,
        );
        for (const [what, validFor] of Object.entries(after.validFor))
          expect(
            isNear(validFor, before.validFor[what] ?? validFor),
            `A ${what} expires ${validFor / 1_000} s after the time of the sheet if the clock of the back end is set ${direction}, and ${(before.validFor[what] ?? 0) / 1_000} s otherwise`,
          );
        if (ms < 0) continue;
        // With a clock that is set back, a back end may date a payment like the record before it.
        const { transaction } = receiptOf(await bench.pay(), 'A payment with the wrong clock');
        const paidAt = Date.parse(transaction.timestamp ?? '');
        expect(
          isNear(paidAt, after.sheet),
          `The record of a payment has the time ${transaction.timestamp}, and the sheet ${new Date(after.sheet).toISOString()}`,
        );
        // oxlint-enable no-await-in-loop
      }
    },
  },
  {
    name: 'the sheet and the records have the shape of the interface, without null',
    async run(bench) {
      const sheet = await bench.adapter.balances();
      expectNoNull(sheet, 'sheet');
      try {
        readBalanceSheet(sheet);
      } catch (error) {
        expect(false, String(error));
      }
      for (const { id, color, createdAt } of sheet.wallets) {
        const isColor = WALLET_COLORS.includes(color);
        expect(isColor, `The colour of the wallet ${id} is ${JSON.stringify(color)}`);
        expectUtc(createdAt, `The time of creation of the wallet ${id}`);
      }
      const { transaction } = receiptOf(await bench.pay(), 'The payment');
      for (const record of [transaction, ...(await bench.lines())]) {
        const { id } = record;
        expectNoNull(record, `The record ${id}`);
        const isReadable = isUnreadable(record) || !isUnreadable(readTransaction(record));
        expect(isReadable, `The record ${id} is not a Transaction: ${JSON.stringify(record)}`);
      }
    },
  },
];

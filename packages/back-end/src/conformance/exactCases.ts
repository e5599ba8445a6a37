import {
  CURRENCY_LIST,
  currencyBySymbol,
  exchangeDecimalsOf,
  type CurrencyInfo,
} from '#src/domain/currency/currency';
import { decimalsOf } from '#src/domain/money/digits';
import { add, multiply, round, scaled, ZERO, type Decimal } from '#src/domain/money/money';
import { AMOUNT_FIELDS } from '#src/domain/history/readRecords';
import type { HistoryRecord } from '#src/domain/history/transaction';
import { receiptOf, type Draft } from './bench';
import { quoted } from './exchanges';
import { expect, expectDecimal, expectFits } from './expect';
import { paid } from './keyCases';
import type { Done } from './ledger';

/** ISO 8601 in UTC. */
const UTC = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/;

/** Fails unless a value is a time in UTC. */
export function expectUtc(value: unknown, what: string): void {
  const isUtc = typeof value === 'string' && UTC.test(value) && !Number.isNaN(Date.parse(value));
  expect(isUtc, `${what} is ${JSON.stringify(value)}, which is not a time in UTC`);
}

/**
 * The fractions of the balance that the test pays. They have many digits, so the amounts have as many decimals as
 * possible.
 */
const SHARES = ['0.0123456789', '0.0234567891', '0.0345678912', '0.0456789123'] as const;

/**
 * Numbers of smallest units, such as cents, that the test adds to the payment. They reveal a back end that calculates
 * with floating-point numbers, in which `1.13 * 100` is less than 113.
 */
const UNITS = [13, 15, 16] as const;

/**
 * Returns a fraction of a balance, rounded down. If the last decimal is zero, adds one smallest unit, so that the test
 * uses all decimals.
 */
export function shareOf(balance: Decimal, share: Decimal, decimals: number): Decimal {
  const amount = round(multiply(balance, share), decimals, 'down');
  return decimalsOf(amount) === decimals ? amount : add(amount, scaled(1, decimals));
}

/**
 * Returns the largest number of decimals in this currency. An exchange may credit more decimals than a payment can
 * have.
 */
const mostDecimals = (currency: CurrencyInfo<string>) =>
  Math.max(currency.decimals, exchangeDecimalsOf(currency));

const amountsOf = (record: HistoryRecord) =>
  AMOUNT_FIELDS.map(([name]) => [name, record[name]] as const).filter(
    ([, value]) => value !== undefined,
  );

/** Tests of the conformance kit that amounts, times and currencies are exact. */
export const EXACT_CASES: readonly Draft[] = [
  {
    name: 'payments with every decimal of the currency are debited exactly',
    async run(bench) {
      const { decimals } = await bench.currency();
      const before = await bench.balance();
      const expectMoved = await bench.moved();
      const dones: Done[] = [];
      const shares = SHARES.map((share) => shareOf(before, share, decimals));
      const others = UNITS.map((units) => add(bench.payment.amount, scaled(units, decimals)));
      for (const amount of [...shares, ...others]) {
        // oxlint-disable-next-line no-await-in-loop -- each payment changes the balance of the next.
        const receipt = receiptOf(await bench.pay({ amount }), `A payment of ${amount}`);
        dones.push(paid(bench, receipt, { amount }));
      }
      await expectMoved(...dones);
    },
  },
  {
    name: 'balances, prices and amounts are decimal text without excess decimals',
    async run(bench) {
      const { wallets, market, currencies = CURRENCY_LIST } = await bench.adapter.balances();
      const { balances: receipted, transaction } = receiptOf(await bench.pay(), 'The payment');
      for (const balances of [receipted, ...wallets.map((wallet) => wallet.balances)]) {
        for (const currency of currencies) {
          const balance = balances[currency.id] ?? ZERO;
          expectDecimal(balance, `The balance in ${currency.symbol}`);
          expectFits(balance, mostDecimals(currency), `The balance in ${currency.symbol}`);
        }
      }
      for (const { id, symbol } of currencies) {
        const { price = ZERO } = market[id] ?? {};
        expectDecimal(price, `The price of ${symbol}`);
      }
      for (const record of [transaction, ...(await bench.lines())]) {
        for (const [part, value] of amountsOf(record))
          expectDecimal(value, `The part \`${part}\` of the record ${record.id}`);
        const { currency = '', amount = ZERO } = record;
        const info = currencyBySymbol(currencies, currency);
        expectFits(amount, mostDecimals(info), `A record in ${currency}`);
      }
    },
  },
  {
    name: 'records name their currencies by symbol, and all times are in UTC',
    async run(bench) {
      const { at, currencies = CURRENCY_LIST } = await bench.adapter.balances();
      const symbols = new Set(currencies.map(({ symbol }) => symbol));
      const { transaction } = receiptOf(await bench.pay(), 'The payment');
      expectUtc(at, 'The time of the balance sheet');
      for (const { id, currency, receivedCurrency, timestamp } of [
        transaction,
        ...(await bench.lines()),
      ]) {
        for (const symbol of [currency, receivedCurrency])
          expect(
            symbol === undefined || symbols.has(symbol),
            `The record ${id} has the currency ${symbol}, which is not a symbol of the balance sheet`,
          );
        if (timestamp !== undefined) expectUtc(timestamp, `The time of the record ${id}`);
      }
    },
  },
  {
    name: 'a quote has decimal text, and expires at a time in UTC',
    needs: ['exchanges'],
    async run(bench) {
      const { quote, received } = await quoted(bench);
      expectDecimal(quote.rate, 'The rate of the quote');
      expectDecimal(received, 'The amount that the quote credits');
      expectUtc(quote.expiresAt, 'The expiry of the quote');
    },
  },
];

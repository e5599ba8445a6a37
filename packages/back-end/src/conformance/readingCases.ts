import { CURRENCY_LIST, currencyOf, type CurrencyId } from '#src/domain/currency/currency';
import { add, compare, isPositive, multiply, scaled, subtract } from '#src/domain/money/money';
import { convert } from '#src/domain/prices/rates';
import { readRecipient, RECIPIENT_KINDS } from '#src/domain/recipients/recipient';
import type { ExchangeRequest } from '#src/adapters/walletAdapter';
import { having, receiptOf, type Draft } from './bench';
import { exchanged } from './exchanges';
import { expect, expectAlike, written } from './expect';

/** The largest difference between the last past price and the current price, relative to the current price. */
const NEAR = '0.1';

/**
 * Tests of the conformance kit for optional calls that read data: receiving addresses, past prices, single records, and
 * the wallets that an adapter returns synchronously. One test is about exchanges at a fixed rate.
 */
export const READING_CASES: readonly Draft[] = [
  {
    name: 'a wallet has addresses of the right networks, and the same addresses on each call',
    ability: 'receiveAddresses',
    async run({ adapter, payment }) {
      const able = having(adapter, 'receiveAddresses');
      const addresses = await able.receiveAddresses(payment.walletId);
      const { currencies = CURRENCY_LIST } = await adapter.balances();
      for (const { id, network } of currencies) {
        // The kit can check only the addresses of networks that Florin knows.
        if (network === undefined || !Object.hasOwn(RECIPIENT_KINDS, network)) continue;
        const recipient = readRecipient(addresses[id] ?? '');
        const isAddress = recipient.kind === 'address' && recipient.checksum !== 'failed';
        expect(isAddress, `The address of ${id} is not an address`);
        expectAlike(recipient.network, network, `The network of the address of ${id}`);
      }
      expect(Object.keys(addresses).length > 0, 'The wallet has no address');
      const again = await able.receiveAddresses(payment.walletId);
      expectAlike(again, addresses, 'The addresses of the second call');
    },
  },
  {
    name: 'a request for the addresses of an unknown wallet is a bad request',
    ability: 'receiveAddresses',
    async run(bench) {
      const able = having(bench.adapter, 'receiveAddresses');
      const call = () => able.receiveAddresses('no-such-wallet');
      await bench.fails('bad-request', call, 'the addresses of an unknown wallet');
    },
  },
  {
    name: 'past prices are above zero, oldest first, and end near the current price',
    ability: 'priceHistory',
    async run({ adapter }) {
      const able = having(adapter, 'priceHistory');
      const { currencies = CURRENCY_LIST } = await adapter.balances();
      const histories = await Promise.all(currencies.map(({ id }) => able.priceHistory(id)));
      const { market, at } = await adapter.balances();
      expect(
        histories.some(({ length }) => length > 1),
        'No currency has past prices',
      );
      for (const [index, points] of histories.entries()) {
        const { id = 'usd', symbol = '' } = currencies[index] ?? {};
        const moments = points.map((point) => point.at);
        const rising = moments.every((moment, place) => moment >= (moments[place - 1] ?? moment));
        expect(rising, `A past price of ${symbol} is older than the price before it`);
        const isAbove = points.every((point) => isPositive(point.price));
        expect(isAbove, `A past price of ${symbol} is not above zero`);
        const last = points.at(-1);
        if (!last) continue;
        expect(last.at <= Date.parse(at), `A past price of ${symbol} is in the future`);
        const { price } = market[id] ?? {};
        if (price === undefined) continue;
        const difference = subtract(last.price, price);
        const squared = multiply(difference, difference);
        const most = multiply(price, NEAR);
        const isNear = compare(squared, multiply(most, most)) <= 0;
        expect(
          isNear,
          `The past prices of ${symbol} end with ${last.price}, and the current price is ${price}`,
        );
      }
    },
  },
  {
    name: 'a single transaction equals its record in the history, and an unknown one is null',
    ability: 'transaction',
    async run(bench) {
      const { walletId } = bench.payment;
      const able = having(bench.adapter, 'transaction');
      receiptOf(await bench.pay(), 'The payment');
      const lines = await bench.lines();
      for (const line of [lines[0], lines.at(-1)]) {
        expect(line !== undefined, 'The history is empty');
        // oxlint-disable-next-line no-await-in-loop -- two calls.
        const found = await able.transaction({ walletId, id: line.id });
        expectAlike(found, line, 'The transaction with the id');
      }
      const unknown = await able.transaction({ walletId, id: 'no-such-line' });
      expectAlike(unknown, null, 'The transaction with an unknown id');
      const other = await bench.otherWallet(bench.payment.currency);
      if (other === null) return;
      const elsewhere = await able.transaction({ walletId: other, id: lines[0]?.id ?? '' });
      expectAlike(elsewhere, null, 'The transaction of another wallet');
    },
  },
  {
    name: 'the first sheet has the balances and the newest records, and is null without a session',
    ability: 'firstSheet',
    async run(bench) {
      const adapter = having(bench.connect(), 'firstSheet');
      expectAlike(adapter.firstSheet(), null, 'The first sheet before a sign-in');
      await adapter.signIn(bench.backEnd.credentials);
      const { at: _, ...sheet } = await adapter.balances();
      const lines = await bench.lines();
      const first = adapter.firstSheet();
      expect(first !== null, 'The first sheet is null after the balances were read');
      const { at: __, ...firstSheet } = first.sheet;
      expectAlike(firstSheet, sheet, 'The sheet of the first sheet');
      const ids = sheet.wallets.map(({ id }) => id);
      expectAlike(Object.keys(first.pages), ids, 'The wallets with a page in the first sheet');
      const page = first.pages[bench.payment.walletId];
      expect(page !== undefined && page.transactions.length > 0, 'The newest page is empty');
      const { length } = page.transactions;
      expectAlike(page.transactions, lines.slice(0, length), 'The newest page of the history');
      expectAlike(page.next === null, length === lines.length, 'Whether it is the last page');
      await adapter.signOut();
      expectAlike(adapter.firstSheet(), null, 'The first sheet after signing out');
    },
  },
  {
    name: 'a call for an unknown wallet, record or currency fails as a bad request, if it fails',
    async run(bench, { abilities = [] }) {
      const { adapter, payment, backEnd } = bench;
      const walletId = 'no-such-wallet';
      const currency = 'no-such-currency' as CurrencyId;
      const { exchange } = backEnd;
      if (exchange) {
        const elsewhere = { ...exchange, walletId };
        const from = await bench.maybe(
          () => adapter.quote(elsewhere),
          'a quote for an unknown wallet',
        );
        expectAlike(from, null, 'The quote for an unknown wallet');
        const unknown = { ...exchange, to: currency };
        const to = await bench.maybe(
          () => adapter.quote(unknown),
          'a quote for an unknown currency',
        );
        expectAlike(to, null, 'The quote for an unknown currency');
      }
      if (abilities.includes('transaction')) {
        const able = having(adapter, 'transaction');
        const call = () => able.transaction({ walletId, id: 'no-such-line' });
        const found = await bench.maybe(call, 'a transaction of an unknown wallet');
        expectAlike(found, null, 'The transaction of an unknown wallet');
      }
      if (abilities.includes('priceHistory')) {
        const able = having(adapter, 'priceHistory');
        const call = () => able.priceHistory(currency);
        const past = await bench.maybe(call, 'the past prices of an unknown currency');
        expectAlike(past ?? [], [], 'The past prices of an unknown currency');
      }
      if (abilities.includes('prepare')) {
        const able = having(adapter, 'prepare');
        for (const change of [{ walletId }, { currency }]) {
          const call = () => able.prepare({ ...payment, ...change });
          // oxlint-disable-next-line no-await-in-loop -- one preparation after the other.
          const answer = await bench.maybe(call, `a preparation with ${written(change)}`);
          expect(answer?.ok !== true, `A preparation with ${written(change)} was accepted`);
        }
      }
    },
  },
  {
    name: 'an exchange without a quote is made at the fixed rate, and at no other rate',
    needs: ['exchanges'],
    ability: 'rateOf',
    async run(bench) {
      const { exchange } = bench.backEnd;
      expect(exchange !== undefined, 'The back end under test has no `exchange`');
      const { from, to, amount } = exchange;
      const { rate } = having(bench.adapter, 'rateOf').rateOf(from, to) ?? {};
      expect(rate !== undefined, 'The exchange has no fixed rate');
      const { currencies = CURRENCY_LIST } = await bench.adapter.balances();
      const currency = currencyOf(currencies, to);
      const received = convert(amount, rate, currency);
      const expectMoved = await bench.moved();
      const order: ExchangeRequest = { ...exchange, received };
      const receipt = receiptOf(await bench.exchange(order), 'An exchange at the fixed rate');
      const done = exchanged(order, receipt);
      await expectMoved(done);
      const more = add(received, scaled(1, currency.decimals));
      const answer = await bench.exchange({ ...exchange, received: more });
      expect(!answer.ok, 'An exchange at a better rate than the fixed rate was accepted');
      expectAlike(answer.refusal.kind, 'no-quote', 'The refusal');
      await expectMoved(done);
    },
  },
];

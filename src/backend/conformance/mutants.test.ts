import { describe, expect, it } from 'vitest';
import { simulatedOptions } from '../../testing/conformanceWorlds';
import { failedBy } from '../../testing/failedCases';
import { conformanceReport, walletConformance } from './conformance';

let keys = 0;
function otherKey(): string {
  keys += 1;
  return `other-${keys}`;
}

describe('the conformance kit', () => {
  it('reports no failure of a correct adapter', async () => {
    expect(await failedBy((adapter) => adapter)).toEqual([]);
  });

  it('catches an adapter that forgets its keys and pays twice', async () => {
    const failed = await failedBy((adapter) => ({
      ...adapter,
      send: (order, { signal }) =>
        adapter.send(order, { idempotencyKey: otherKey(), ...(signal && { signal }) }),
    }));
    expect(failed).toEqual([
      'a repeated key returns the first answer, and pays nothing',
      'ten simultaneous calls with one key pay once',
      'a key that is repeated over another connection pays once',
      'a payment whose answer is lost is paid once when it is repeated',
      'a payment that the connection delivers twice is paid once',
      'a payment that is aborted is paid once when it is repeated',
      'a used key with another order is refused as a duplicate, and changes nothing',
      'the key of a refused order pays another order once',
      'an expired preparation is refused and moves no money, and a completed payment returns its answer again',
    ]);
  });

  it('catches an adapter that knows its keys on only one connection', async () => {
    const failed = await failedBy((adapter) => {
      const own = otherKey();
      return {
        ...adapter,
        send: (order, options) =>
          adapter.send(order, { ...options, idempotencyKey: own + options.idempotencyKey }),
      };
    });
    expect(failed).toEqual(['a key that is repeated over another connection pays once']);
  });

  it('catches an adapter that counts its pages from the top and repeats a record', async () => {
    const failed = await failedBy((adapter) => ({
      ...adapter,
      async history({ walletId, cursor = '0', limit = 50 }, options) {
        const all = await adapter.history({ walletId, limit: 200 }, options);
        const end = Number(cursor) + limit;
        const transactions = all.transactions.slice(Number(cursor), end);
        return { transactions, next: end < all.transactions.length ? String(end) : null };
      },
    }));
    expect(failed).toContain('pages neither overlap nor omit records while payments arrive');
    expect(failed).toContain('a cursor that is used twice returns the same page');
    expect(failed).toContain('a limit below 1, above 200 or with a fraction is rejected');
    expect(failed).toContain('an unknown wallet and an unknown cursor are rejected');
  });

  it('catches an adapter that loses the last record of a page', async () => {
    const failed = await failedBy((adapter) => ({
      ...adapter,
      async history(query, options) {
        const page = await adapter.history(query, options);
        return page.next === null
          ? page
          : { ...page, transactions: page.transactions.slice(0, -1) };
      },
    }));
    expect(failed).toContain('pages of one, two and three records add up to the same history');
  });

  it('catches an adapter that ignores the signal', async () => {
    const failed = await failedBy((adapter) => ({
      ...adapter,
      balances: () => adapter.balances(),
      send: (order, { idempotencyKey }) => adapter.send(order, { idempotencyKey }),
    }));
    expect(failed).toEqual([
      'every call that is aborted before it begins rejects with the reason',
      'every call that is aborted while pending rejects with the reason immediately',
      'a payment that is aborted is paid once when it is repeated',
    ]);
  });

  it('catches an adapter that stays signed in', async () => {
    const failed = await failedBy((adapter) => ({ ...adapter, signOut: async () => {} }));
    const without = 'is rejected without a session, and with the reason when it is aborted';
    expect(failed).toEqual([
      'every call is rejected after signing out, once or twice',
      `createWallet ${without}`,
      `receiveAddresses ${without}`,
      `priceHistory ${without}`,
      `transaction ${without}`,
      `prepare ${without}`,
      'the first sheet has the balances and the newest records, and is null without a session',
    ]);
  });

  it('catches an adapter that debits less than was sent', async () => {
    const failed = await failedBy((adapter) => ({
      ...adapter,
      async balances(options) {
        const sheet = await adapter.balances(options);
        const [first, ...others] = sheet.wallets;
        if (!first) return sheet;
        return { ...sheet, wallets: [{ ...first, balances: { usd: '2847.32' } }, ...others] };
      },
    }));
    expect(failed).toContain('a payment debits its amount, and adds one record');
    expect(failed).toContain(
      'fifty simultaneous payments are all paid, and the balance falls by their sum',
    );
  });

  it('catches an adapter that accepts an expired quote', async () => {
    const failed = await failedBy((adapter) => ({
      ...adapter,
      exchange: ({ quoteId: _quoteId, ...order }, options) => adapter.exchange(order, options),
    }));
    expect(failed).toEqual([
      'an exchange with an unknown quote is refused, and changes nothing',
      'an exchange with an expired quote is refused, and a completed one returns its answer again',
    ]);
  });

  it('reports the expectation that failed', async () => {
    const cases = walletConformance(
      simulatedOptions((adapter) => ({ ...adapter, signOut: async () => {} })),
    );
    const rows = await conformanceReport(cases.filter(({ name }) => name.includes('signing out')));
    expect(rows).toEqual([
      {
        name: 'every call is rejected after signing out, once or twice',
        outcome: 'failed',
        message: 'ConformanceFailure: balances after signing out was answered instead of rejected',
      },
    ]);
  });
});

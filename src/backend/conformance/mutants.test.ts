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
  it('finds nothing in an adapter that keeps the rules', async () => {
    expect(await failedBy((adapter) => adapter)).toEqual([]);
  });

  it('catches an adapter that forgets its keys, and so pays twice', async () => {
    const failed = await failedBy((adapter) => ({
      ...adapter,
      send: (order, { signal }) =>
        adapter.send(order, { idempotencyKey: otherKey(), ...(signal && { signal }) }),
    }));
    expect(failed).toEqual([
      'a key that is repeated answers as the first time, and pays nothing',
      'a key that comes ten times at once pays once',
      'a key that is repeated over another connection pays once',
      'a payment whose answer is lost is paid once when it is repeated',
      'a payment that the line doubles is paid once',
      'a payment that is given up is paid once when it is repeated',
      'a key with another order is refused as a duplicate, and changes nothing',
      'a key whose order was refused pays another order once',
    ]);
  });

  it('catches an adapter that knows its keys on one connection alone', async () => {
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

  it('catches an adapter that counts its pages from the top, and so repeats a line', async () => {
    const failed = await failedBy((adapter) => ({
      ...adapter,
      async history({ walletId, cursor = '0', limit = 50 }, options) {
        const all = await adapter.history({ walletId, limit: 200 }, options);
        const end = Number(cursor) + limit;
        const transactions = all.transactions.slice(Number(cursor), end);
        return { transactions, next: end < all.transactions.length ? String(end) : null };
      },
    }));
    expect(failed).toContain('pages neither overlap nor leave anything out while payments arrive');
    expect(failed).toContain('a cursor that is used twice answers the same page');
    expect(failed).toContain('a limit below 1, above 200 or with a fraction is rejected');
    expect(failed).toContain('an unknown wallet and an unknown cursor are rejected');
  });

  it('catches an adapter that loses the last line of a page', async () => {
    const failed = await failedBy((adapter) => ({
      ...adapter,
      async history(query, options) {
        const page = await adapter.history(query, options);
        return page.next === null
          ? page
          : { ...page, transactions: page.transactions.slice(0, -1) };
      },
    }));
    expect(failed).toContain('pages of one, two and three lines make up the same history');
  });

  it('catches an adapter that does not heed the signal', async () => {
    const failed = await failedBy((adapter) => ({
      ...adapter,
      balances: () => adapter.balances(),
      send: (order, { idempotencyKey }) => adapter.send(order, { idempotencyKey }),
    }));
    expect(failed).toEqual([
      'every call that is given up before it begins rejects with the reason',
      'every call that is given up under way rejects with the reason, at once',
      'a payment that is given up is paid once when it is repeated',
    ]);
  });

  it('catches an adapter that stays signed in', async () => {
    const failed = await failedBy((adapter) => ({ ...adapter, signOut: async () => {} }));
    const without = 'is rejected without a session, and with the reason when it is given up';
    expect(failed).toEqual([
      'every call is rejected after signing out, which can be done twice',
      `createWallet ${without}`,
      `receiveAddresses ${without}`,
      `priceHistory ${without}`,
      `transaction ${without}`,
      'the first sheet has the balances and the newest lines, and is null without a session',
    ]);
  });

  it('catches an adapter that takes less than was sent', async () => {
    const failed = await failedBy((adapter) => ({
      ...adapter,
      async balances(options) {
        const sheet = await adapter.balances(options);
        const [first, ...others] = sheet.wallets;
        if (!first) return sheet;
        return { ...sheet, wallets: [{ ...first, balances: { usd: '2847.32' } }, ...others] };
      },
    }));
    expect(failed).toContain('a payment takes its amount, and adds one line');
    expect(failed).toContain('fifty payments at once are all paid, and the sums are conserved');
  });

  it('catches an adapter that takes up a quote that has expired', async () => {
    const failed = await failedBy((adapter) => ({
      ...adapter,
      exchange: ({ quoteId: _quoteId, ...order }, options) => adapter.exchange(order, options),
    }));
    expect(failed).toEqual([
      'an exchange with an unknown quote is refused, and changes nothing',
      'an exchange whose quote has expired is refused, and one that was made answers as before',
    ]);
  });

  it('says in plain words what was expected', async () => {
    const cases = walletConformance(
      simulatedOptions((adapter) => ({ ...adapter, signOut: async () => {} })),
    );
    const rows = await conformanceReport(cases.filter(({ name }) => name.includes('signing out')));
    expect(rows).toEqual([
      {
        name: 'every call is rejected after signing out, which can be done twice',
        outcome: 'failed',
        message:
          'ConformanceFailure: balances after signing out was answered, and should have been rejected',
      },
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import type { Command } from '../../testing/commands';
import type { CurrencyId } from '../currency/currency';
import type { Decimal } from '../money/money';
import { activeWallet, availableBalance, checkOrder, walletById } from './ledger';
import { emptyWorld, sampleWorld } from '../demo/sampleWorld';
import { exchange, place, send, settle } from '../../testing/orders';
import { refusalOf, run } from '../../testing/run';

const world = sampleWorld(Date.parse('2025-11-21T09:00:00.000Z'));

const cancel = (id: string): Command => ({ type: 'cancel', id });

describe('sending 47.32 dollars', () => {
  const after = run(world, place('a', send('47.32')), settle('a'));

  it('leaves a balance of 2800 from 2847.32', () => {
    expect(activeWallet(after).balances).toMatchObject({
      usd: '2800',
      eur: '1250.75',
      gbp: '890.45',
      btc: '0.15423',
      eth: '2.8934',
      ada: '1250.5',
    });
  });

  it('writes one transaction on top of the list', () => {
    expect(activeWallet(after).transactions[0]).toEqual({
      id: '1763719200000',
      type: 'send',
      amount: '47.32',
      currency: 'USD',
      toAddress: 'ann@example.com',
      timestamp: '2025-11-21T10:00:00.000Z',
      status: 'completed',
      description: 'Sent to ann@example.com',
      made: 'sent',
    });
    expect(activeWallet(after).transactions.slice(1)).toEqual(activeWallet(world).transactions);
  });

  it('is the first line of a wallet without a history', () => {
    const [wallet] = emptyWorld(Date.parse('2025-11-21T09:00:00.000Z')).wallets;
    if (!wallet) throw new Error('The empty world has no wallet');
    const held = { ...wallet.balances, usd: '50' as const };
    const first = { ...world, wallets: [{ ...wallet, balances: held }] };
    expect(activeWallet(run(first, place('a', send('47.32')), settle('a')))).toMatchObject({
      balances: { usd: '2.68' },
      transactions: [{ amount: '47.32', timestamp: '2025-11-21T10:00:00.000Z' }],
    });
  });

  it('changes nothing else', () => {
    expect({ ...after, wallets: after.wallets.slice(1) }).toEqual({
      ...world,
      wallets: world.wallets.slice(1),
      settled: ['a'],
    });
  });

  it.each([
    ['Rent for May', 'Rent for May'],
    ['  Rent for May ', 'Rent for May'],
    ['', 'Sent to ann@example.com'],
    ['   ', 'Sent to ann@example.com'],
    ['\u200B\u202E ', 'Sent to ann@example.com'],
    ['\u3164', 'Sent to ann@example.com'],
  ])('with the description %j is described as %j', (description, expected) => {
    const state = run(world, place('a', send('1', { description })), settle('a'));
    expect(activeWallet(state).transactions[0]?.description).toBe(expected);
  });

  /** @spec send-description */
  it('removes the spaces around the recipient', () => {
    const order = send('1', { recipient: '  rent@example.com ' });
    const [top] = activeWallet(run(world, place('a', order), settle('a'))).transactions;
    expect(top).toMatchObject({
      toAddress: 'rent@example.com',
      description: 'Sent to rent@example.com',
    });
  });

  it('is possible up to the whole balance, after which nothing can be sent', () => {
    const state = run(world, place('a', send('2847.32')), settle('a'));
    expect(activeWallet(state).balances.usd).toBe('0');
    expect(checkOrder(state, send('0.01'))).toEqual({
      ok: false,
      refusal: { kind: 'insufficient-balance' },
    });
  });
});

describe('exchanging', () => {
  it('1000 dollars to bitcoin credits 0.023', () => {
    const after = run(world, place('x', exchange('1000', 'usd', 'btc')), settle('x'));
    expect(activeWallet(after).balances).toMatchObject({ usd: '1847.32', btc: '0.17723' });
    expect(activeWallet(after).transactions[0]).toEqual({
      id: '1763719200000',
      type: 'exchange',
      amount: '1000',
      currency: 'USD',
      timestamp: '2025-11-21T10:00:00.000Z',
      status: 'completed',
      received: '0.023',
      receivedCurrency: 'BTC',
      description: 'Exchanged $1,000.00 to 0.023000 BTC',
      made: 'exchanged',
    });
    expect(activeWallet(after).transactions).toHaveLength(9);
  });

  it('847.32 dollars to euros leaves 2000 and 2030.2844', () => {
    const after = run(world, place('x', exchange('847.32', 'usd', 'eur')), settle('x'));
    expect(activeWallet(after).balances).toMatchObject({ usd: '2000', eur: '2030.2844' });
    expect(activeWallet(after).transactions[0]?.description).toBe(
      'Exchanged $847.32 to 779.534400 EUR',
    );
  });

  it('0.12345678 bitcoin adds the exact amount to the list', () => {
    const after = run(world, place('x', exchange('0.12345678', 'btc', 'usd')), settle('x'));
    expect(activeWallet(after).transactions[0]?.description).toBe(
      'Exchanged 0.12345678 BTC to 5,339.505735 USD',
    );
  });

  it('a pair of currencies without a quoted rate uses the rate 1', () => {
    const after = run(world, place('x', exchange('0.1', 'btc', 'eur')), settle('x'));
    expect(activeWallet(after).balances).toMatchObject({ btc: '0.05423', eur: '1250.85' });
  });
});

describe('an exchange from one euro', () => {
  /** The sample wallets with a balance in dollars. */
  function withDollars(usd: Decimal) {
    const { id, balances } = activeWallet(world);
    const held = { ...balances, usd };
    const wallets = world.wallets.map((one) => (one.id === id ? { ...one, balances: held } : one));
    return { ...world, wallets };
  }

  const credit = (to: string, received: Decimal, state = world) =>
    checkOrder(state, { ...exchange('1', 'eur', 'usd'), to: to as CurrencyId, received });

  const refused = { ok: false, refusal: { kind: 'no-quote' } };

  it.each<[string, Decimal]>([
    ['usd', '0.123456'],
    ['usd', '0.1234560000'],
    ['btc', '0.00000001'],
    ['eth', '0.000000000000000001'],
  ])('may credit %s with %s', (to, received) => {
    expect(credit(to, received)).toMatchObject({ ok: true });
  });

  it.each<[string, Decimal]>([
    ['usd', '0.1234567'],
    ['btc', '0.000000001'],
    ['eth', '0.0000000000000000001'],
    ['ada', '0.0000001'],
    ['chf', '1'],
  ])('may not credit %s with %s, which no wallet can hold', (to, received) => {
    expect(credit(to, received)).toEqual(refused);
  });

  it('is refused if the balance would have more than 36 digits before the point', () => {
    const most = withDollars('9'.repeat(36) as Decimal);
    expect(credit('usd', '0.99', most)).toMatchObject({ ok: true });
    expect(credit('usd', '1', most)).toEqual(refused);
  });

  it('may reduce a debt', () => {
    expect(credit('usd', '2', withDollars('-5'))).toMatchObject({ ok: true });
  });

  it('is kept without redundant zeros', () => {
    const order = { ...exchange('1.00', 'eur', 'usd'), received: '1.0800' as const };
    expect(run(world, place('a', order)).pending[0]?.order).toMatchObject({
      amount: '1',
      received: '1.08',
    });
  });
});

describe('a pending order', () => {
  it('is still part of the balance, but no other order can spend it', () => {
    const state = run(world, place('a', send('2000')), place('x', exchange('800', 'usd', 'btc')));
    expect(activeWallet(state).balances.usd).toBe('2847.32');
    expect(availableBalance(state, 'usd')).toBe('47.32');
    expect(availableBalance(state, 'btc')).toBe('0.15423');
    expect(availableBalance(state, 'usd', 'business')).toBe('854.196');
    expect(checkOrder(state, send('47.32')).ok).toBe(true);
    expect(checkOrder(state, send('47.33')).ok).toBe(false);
  });

  it('adds nothing to the history', () => {
    const state = run(world, place('a', send('2000')));
    expect(state.wallets).toEqual(world.wallets);
    expect(state.pending).toEqual([{ id: 'a', walletId: 'personal', order: send('2000') }]);
  });

  it('is executed once if it is settled twice', () => {
    const once = run(world, place('a', send('47.32')), settle('a'));
    expect(run(once, settle('a', '2025-11-21T10:00:02.000Z'))).toEqual(once);
  });

  it('releases its amount when it is cancelled, and cannot be settled afterwards', () => {
    const held = run(world, place('a', send('2800')));
    expect(run(held, cancel('a'))).toEqual(world);
    expect(run(held, cancel('a'), settle('a'))).toEqual(world);
    expect(availableBalance(run(held, cancel('a')), 'usd')).toBe('2847.32');
  });

  it('cannot be cancelled after it was executed', () => {
    const settled = run(world, place('a', send('47.32')), settle('a'));
    // The result is the same object, so no component renders again.
    expect(run(settled, cancel('a'))).toBe(settled);
  });

  it('is accepted again after it was cancelled, but not after it was executed', () => {
    const settled = run(world, place('a', send('47.32')), settle('a'));
    expect(refusalOf(settled, place('a', send('47.32')))).toEqual({ kind: 'duplicate' });
    const again = run(world, place('a', send('47.32')), cancel('a'), place('a', send('47.32')));
    expect(run(again, settle('a'))).toEqual(settled);
  });

  it('stays in its wallet when the user switches the wallet', () => {
    const after = run(
      world,
      place('a', send('47.32')),
      place('x', exchange('800', 'usd', 'eur')),
      { type: 'switch-wallet', walletId: 'business' },
      settle('x'),
      settle('a'),
    );
    expect(after.activeWalletId).toBe('business');
    expect(walletById(after, 'personal').balances).toMatchObject({ usd: '2000', eur: '1986.75' });
    expect(walletById(after, 'business')).toEqual(walletById(world, 'business'));
  });

  it('refuses a missing wallet', () => {
    expect(() => walletById(world, 'nowhere')).toThrow('No wallet has the id nowhere');
  });
});

describe('the id of a new transaction', () => {
  const ids = (commands: readonly Command[]) =>
    run(world, ...commands).wallets.flatMap((wallet) => wallet.transactions.map(({ id }) => id));

  /** @spec transaction-id */
  it('has a counter if a transaction of any wallet has the same millisecond', () => {
    const three = ids([
      place('a', send('1')),
      place('b', send('2')),
      { type: 'switch-wallet', walletId: 'business' },
      place('c', send('3')),
      settle('a'),
      settle('b'),
      settle('c'),
    ]).filter((id) => id.startsWith('17'));
    expect(three).toEqual(['1763719200000-2', '1763719200000', '1763719200000-3']);
  });

  it('has the time of the newest transaction when the clock was set back', () => {
    const state = run(
      world,
      place('a', send('1')),
      place('b', send('2')),
      settle('a'),
      settle('b', '2025-11-20T10:00:00.000Z'),
    );
    expect(activeWallet(state).transactions.slice(0, 2)).toMatchObject([
      { id: '1763719200000-2', amount: '2', timestamp: '2025-11-21T10:00:00.000Z' },
      { id: '1763719200000', amount: '1', timestamp: '2025-11-21T10:00:00.000Z' },
    ]);
  });
});

describe('an empty wallet', () => {
  it('refuses every payment and exchange', () => {
    const empty = emptyWorld(0);
    expect(checkOrder(empty, send('0.01')).ok).toBe(false);
    expect(checkOrder(empty, exchange('0.01', 'btc', 'usd')).ok).toBe(false);
  });
});

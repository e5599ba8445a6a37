import { describe, expect, it } from 'vitest';
import type { PriceMoves } from './market';
import type { Decimal } from '../money/money';
import { sampleWorld } from '../demo/sampleWorld';
import type { Command } from '../../testing/commands';
import { run } from '../../testing/run';

const world = sampleWorld(Date.parse('2025-11-21T09:00:00.000Z'));

const tick = (moves: PriceMoves): Command => ({ type: 'tick', moves });

describe('a tick of the market', () => {
  it('moves the price and the change of each cryptocurrency by a separate step', () => {
    const after = run(
      world,
      tick({
        btc: { price: 5_000, change: 2_500 },
        eth: { price: -5_000, change: -2_500 },
        ada: { price: 1, change: -1 },
      }),
    );
    expect(after.market).toMatchObject({
      btc: { price: '45412.5', change24h: '2.7' },
      eth: { price: '2451', change24h: '-1.48' },
      ada: { price: '0.4500045', change24h: '3.6699' },
    });
  });

  /** @spec price-steps */
  it('never changes fiat prices', () => {
    const move = { price: 5_000, change: 2_500 };
    expect(run(world, tick({ usd: move, eur: move, gbp: move })).market).toMatchObject({
      usd: { price: '1', change24h: '0' },
      eur: { price: '1.08', change24h: '0.12' },
      gbp: { price: '1.25', change24h: '-0.08' },
      btc: { price: '43250', change24h: '2.45' },
      eth: { price: '2580', change24h: '-1.23' },
      ada: { price: '0.45', change24h: '3.67' },
    });
  });

  it('changes only the market, and only cryptocurrencies that have a move', () => {
    const after = run(world, tick({ btc: { price: 100, change: 0 } }));
    expect(after.market.btc).toEqual({ price: '43293.25', change24h: '2.45' });
    expect({ ...after, market: world.market }).toEqual(world);
    expect({ ...after.market, btc: world.market.btc }).toEqual(world.market);
  });

  it('changes nothing if the market is constant', () => {
    const still = { price: 0, change: 0 };
    expect(run(world, tick({}))).toEqual(world);
    expect(run(world, tick({ btc: still, eth: still, ada: still }))).toEqual(world);
  });

  it('rounds the price towards the old price, to eight decimals', () => {
    const odd = priced('0.00000333');
    expect(run(odd, tick({ ada: { price: 5_000, change: 0 } })).market.ada?.price).toBe(
      '0.00000349',
    );
    expect(run(odd, tick({ ada: { price: -5_000, change: 0 } })).market.ada?.price).toBe(
      '0.00000317',
    );
  });
});

function priced(price: Decimal) {
  return { ...world, market: { ...world.market, ada: { price, change24h: '0' as const } } };
}

describe('the price after hundreds of ticks', () => {
  const times = (count: number, move: number) =>
    Array.from({ length: count }, () => tick({ ada: { price: move, change: 0 } }));

  it('stays above zero even if it only falls', () => {
    const state = run(priced('0.00000001'), ...times(300, -5_000));
    expect(state.market.ada?.price).toBe('0.00000001');
    expect(Number(run(world, ...times(500, -5_000)).market.ada?.price)).toBeGreaterThan(0);
  });

  it('still has at most eight decimals', () => {
    const state = run(world, ...times(200, 4_999), ...times(200, -4_999));
    expect(state.market.ada?.price).toMatch(/^\d+(\.\d{1,8})?$/);
  });
});

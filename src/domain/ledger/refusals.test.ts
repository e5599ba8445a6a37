import { describe, expect, it } from 'vitest';
import type { ChainId } from '../currency/chain';
import type { PriceMove } from '../prices/market';
import type { CurrencyId } from '../currency/currency';
import type { Decimal } from '../money/money';
import { checkOrder, type Order } from './ledger';
import { sampleWorld } from '../demo/sampleWorld';
import type { Command } from '../../testing/commands';
import { exchange, place, send } from '../../testing/orders';
import { refusalOf, run } from '../../testing/run';

/** The sample wallets, with a pending payment of 100 dollars whose id is `taken`. */
const world = run(sampleWorld(Date.parse('2025-11-21T09:00:00.000Z')), place('taken', send('100')));

const order = (placed: Order): Command => place('new', placed);

function create(name: string, id = 'trips'): Command {
  const createdAt = '2025-11-21T10:00:00.000Z';
  const wallet = { id, name, type: 'personal', color: 'slate', createdAt } as const;
  return { type: 'create-wallet', wallet };
}

function tick(currency: CurrencyId, move: PriceMove): Command {
  return { type: 'tick', moves: { btc: { price: 1, change: 1 }, [currency]: move } };
}

const insufficient = { kind: 'insufficient-balance' };
const notPositive = { kind: 'not-positive' };
const tooLarge = { kind: 'move-too-large' };

const TABLE: readonly (readonly [string, Command, object])[] = [
  ['sending more than there is', order(send('2847.33')), insufficient],
  ['sending what another order holds', order(send('2747.33')), insufficient],
  [
    'sending a wei too much',
    order(send('2.893400000000000001', { currency: 'eth' })),
    insufficient,
  ],
  ['exchanging more than there is', order(exchange('10000000', 'usd', 'btc')), insufficient],
  ['exchanging what another order holds', order(exchange('2747.33', 'usd', 'btc')), insufficient],
  [
    'exchanging more than there is, in tenths of a cent',
    order(exchange('2847.331', 'usd', 'eur')),
    insufficient,
  ],
  ['sending nothing', order(send('0')), notPositive],
  ['sending 0.00', order(send('0.00')), notPositive],
  ['sending less than nothing', order(send('-5')), notPositive],
  ['exchanging nothing', order(exchange('0', 'usd', 'btc')), notPositive],
  ['exchanging less than nothing', order(exchange('-0.01', 'usd', 'btc')), notPositive],
  [
    'sending an amount of 16 digits',
    order(send('1000000000000000')),
    { kind: 'too-many-digits', digits: 15 },
  ],
  ['sending a tenth of a cent', order(send('0.001')), { kind: 'too-many-decimals', decimals: 2 }],
  [
    'sending a tenth of a satoshi',
    order(send('0.000000001', { currency: 'btc' })),
    { kind: 'too-many-decimals', decimals: 8 },
  ],
  [
    'exchanging a tenth of a lovelace',
    order(exchange('1.0000001', 'ada', 'usd')),
    { kind: 'too-many-decimals', decimals: 6 },
  ],
  ...['1e2', '.5', '1.', '+1', ' 1', 'abc', ''].map(
    (amount) =>
      [
        `sending the amount ${JSON.stringify(amount)}`,
        order(send(amount as Decimal)),
        { kind: 'not-a-number' },
      ] as const,
  ),
  [
    'an exchange that credits no number',
    order({ ...exchange('1', 'usd', 'eur'), received: 'abc' as Decimal }),
    { kind: 'not-a-number' },
  ],
  ['sending to nobody', order(send('1', { recipient: '' })), { kind: 'no-recipient' }],
  ['sending to blanks', order(send('1', { recipient: ' \t\n' })), { kind: 'no-recipient' }],
  [
    'sending to a text that turns its direction',
    order(send('1', { recipient: '\u202Egro.live@moc' })),
    { kind: 'invisible-characters', field: 'recipient' },
  ],
  [
    'sending to a link',
    order(send('1', { recipient: ' https://florin.example/pay ' })),
    { kind: 'link', field: 'recipient' },
  ],
  [
    'sending to an address with a scheme',
    order(send('1', { recipient: 'bitcoin:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4?req-x=1' })),
    { kind: 'link', field: 'recipient' },
  ],
  [
    'sending to 257 characters',
    order(send('1', { recipient: 'a'.repeat(257) })),
    { kind: 'too-long', field: 'recipient', most: 256 },
  ],
  [
    'sending with a description of 141 characters',
    order(send('1', { description: 'a'.repeat(141) })),
    { kind: 'too-long', field: 'description', most: 140 },
  ],
  [
    'sending with a control character in the description',
    order(send('1', { description: '\u0000=1+1' })),
    { kind: 'invisible-characters', field: 'description' },
  ],
  [
    'exchanging a currency for itself',
    order(exchange('1', 'usd', 'usd')),
    { kind: 'same-currency' },
  ],
  [
    'exchanging a cent, for which no bitcoin is credited',
    order(exchange('0.01', 'usd', 'btc')),
    { kind: 'converts-to-nothing' },
  ],
  [
    'exchanging a wei, for which no dollar is credited',
    order(exchange('0.000000000000000001', 'eth', 'usd')),
    { kind: 'converts-to-nothing' },
  ],
  ['placing an order that is under way', place('taken', send('1')), { kind: 'duplicate' }],
  ['creating a wallet without a name', create(''), { kind: 'no-name' }],
  ['creating a wallet named by blanks', create('  \t'), { kind: 'no-name' }],
  [
    'creating a wallet named by a zero-width space',
    create('\u200B'),
    { kind: 'invisible-characters', field: 'walletName' },
  ],
  [
    'creating a wallet whose name has 41 characters',
    create('a'.repeat(41)),
    { kind: 'too-long', field: 'walletName', most: 40 },
  ],
  ['creating a wallet twice', create('Trips', 'savings'), { kind: 'duplicate' }],
  [
    'switching to a wallet that is not there',
    { type: 'switch-wallet', walletId: 'nowhere' },
    { kind: 'unknown-wallet' },
  ],
  [
    'choosing a currency that is not there',
    { type: 'choose-currency', currency: 'xyz' as CurrencyId },
    { kind: 'unknown-currency' },
  ],
  [
    'choosing a currency by a name that every object has',
    { type: 'choose-currency', currency: 'toString' as CurrencyId },
    { kind: 'unknown-currency' },
  ],
  [
    'choosing a chain that is not there',
    { type: 'choose-chain', chainId: 'dogecoin' as ChainId },
    { kind: 'unknown-chain' },
  ],
  ['a rise above 5 percent', tick('eth', { price: 5_001, change: 0 }), tooLarge],
  ['a fall below 5 percent', tick('eth', { price: -5_001, change: 0 }), tooLarge],
  ['a change that shifts up by more than 0.25', tick('ada', { price: 0, change: 2_501 }), tooLarge],
  [
    'a change that shifts down by more than 0.25',
    tick('ada', { price: 0, change: -2_501 }),
    tooLarge,
  ],
  ['a move that is no whole number', tick('ada', { price: 0.5, change: 0 }), tooLarge],
  ['a move that is no number', tick('ada', { price: 0, change: Number.NaN }), tooLarge],
];

describe('a refusal', () => {
  it.each(TABLE)('is returned for %s, and nothing changes', (_what, command, refusal) => {
    const before = JSON.stringify(world);
    expect(refusalOf(world, command)).toEqual(refusal);
    expect(JSON.stringify(world)).toBe(before);
  });

  it('is also returned by the check of forms', () => {
    const orders = TABLE.flatMap(([, command, refusal]) =>
      command.type === 'place' && command.id === 'new' ? [{ placed: command.order, refusal }] : [],
    );
    expect(orders).toHaveLength(34);
    for (const { placed, refusal } of orders) {
      expect(checkOrder(world, placed)).toEqual({ ok: false, refusal });
    }
  });

  it('is not returned for an order exactly at the limit', () => {
    run(world, order(send('2747.32')));
    run(world, order(exchange('2747.32', 'usd', 'btc')));
    run(world, order(exchange('0.03', 'usd', 'btc')));
    run(world, order(send('2.8934', { currency: 'eth' })));
    run(
      world,
      order(send('1', { recipient: ` ${'é'.repeat(256)} `, description: 'a'.repeat(140) })),
    );
    run(world, create(` ${'👨‍👩‍👧‍👦'.repeat(40)} `));
    run(world, tick('eth', { price: -5_000, change: 2_500 }));
    expect(world.pending).toHaveLength(1);
  });
});

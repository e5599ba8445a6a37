import type { CurrencyInfo } from '../../domain/currency/currency';
import type { Decimal } from '../../domain/money/money';
import { add, scaled } from '../../domain/money/money';
import type { PaymentOrder } from '../walletAdapter';
import type { Draft } from './bench';
import { expect, expectAlike, receiptOf } from './bench';

/** Returns the changes that make a payment invalid. */
type Change = (facts: {
  readonly balance: Decimal;
  readonly currency: CurrencyInfo;
}) => Partial<PaymentOrder>;

/** Makes a case in which a payment is refused with a kind of the interface, or with a sentence of the back end. */
const refusal = (name: string, kind: string, change: Change): Draft => ({
  name: `${name} is refused, and changes nothing`,
  async run(bench) {
    const expectUnchanged = await bench.unchanged();
    const facts = { balance: await bench.balance(), currency: await bench.currency() };
    const key = bench.newKey();
    const answer = await bench.pay(change(facts), key);
    expect(!answer.ok, `${name} was accepted`);
    if (answer.refusal.kind !== 'message')
      expectAlike(answer.refusal.kind, kind, `The refusal of ${name}`);
    await expectUnchanged();
    const again = await bench.pay(change(facts), key);
    expect(!again.ok, `${name} was accepted the second time`);
    await expectUnchanged();
  },
});

/** Cases for refusals: a refused order changes nothing. */
export const REFUSAL_CASES: readonly Draft[] = [
  refusal('a payment above the balance', 'insufficient-balance', ({ balance, currency }) => ({
    amount: add(balance, scaled(1, currency.decimals)),
  })),
  refusal('a payment with too many decimals', 'too-many-decimals', ({ currency }) => ({
    amount: scaled(1, currency.decimals + 1),
  })),
  refusal('a payment of zero', 'not-positive', () => ({ amount: '0' })),
  refusal('a payment of a negative amount', 'not-positive', () => ({ amount: '-1' })),
  refusal('a payment with 16 digits before the point', 'too-many-digits', () => ({
    amount: '1000000000000000',
  })),
  refusal('a payment without a recipient', 'no-recipient', () => ({ recipient: ' ' })),
  {
    name: 'a payment from an unknown wallet is not carried out',
    async run(bench) {
      const expectUnchanged = await bench.unchanged();
      const answer = await bench.pay({ walletId: 'no-such-wallet' }).catch(() => ({ ok: false }));
      expect(!answer.ok, 'A payment from an unknown wallet was accepted');
      await expectUnchanged();
    },
  },
  {
    name: 'a used key with another order is refused as a duplicate, and changes nothing',
    async run(bench) {
      const key = bench.newKey();
      receiptOf(await bench.pay({}, key), 'The payment');
      const expectUnchanged = await bench.unchanged();
      const { amount, recipient } = bench.payment;
      const others = [{ amount: add(amount, amount) }, { recipient: `${recipient}x` }];
      for (const other of others) {
        // oxlint-disable-next-line no-await-in-loop -- the case tests a sequence.
        const answer = await bench.pay(other, key);
        expect(!answer.ok, 'Another order was accepted with a used key');
        expectAlike(answer.refusal.kind, 'duplicate', 'The refusal of another order with the key');
      }
      await expectUnchanged();
    },
  },
  {
    name: 'the key of a refused order pays another order once',
    async run(bench) {
      const key = bench.newKey();
      const refused = await bench.pay({ amount: '0' }, key);
      expect(!refused.ok, 'A payment of zero was accepted');
      const { transaction } = receiptOf(
        await bench.pay({}, key),
        'The order with the key of a refused order',
      );
      const again = receiptOf(await bench.pay({}, key), 'The repeated order');
      expectAlike(again.transaction.id, transaction.id, 'The record that the repetition returns');
    },
  },
];

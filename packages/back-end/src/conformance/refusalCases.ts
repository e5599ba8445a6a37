import type { CurrencyId, CurrencyInfo } from '#src/domain/currency/currency';
import { add, compare, round, scaled, type Decimal } from '#src/domain/money/money';
import type { AdapterRefusal, PaymentOrder } from '#src/adapters/walletAdapter';
import type { BackEndUnderTest } from './backEnd';
import type { Answer } from './completing';
import { receiptOf, type Bench, type Draft } from './bench';
import { expect, expectAlike, written } from './expect';
import { quoted, requestOf } from './exchanges';
import { DESCRIPTION, paid } from './keyCases';

/** Returns the changes that make a payment invalid. */
type Change = (facts: {
  readonly balance: Decimal;
  readonly amount: Decimal;
  readonly currency: CurrencyInfo;
}) => Partial<PaymentOrder>;

/**
 * Fails unless an order is refused, with a kind of the interface or with a sentence of the back end. Returns the
 * refusal.
 */
export function expectRefused(answer: Answer, kind: string, what: string): AdapterRefusal {
  expect(!answer.ok, `${what} was accepted`);
  const { refusal } = answer;
  if (refusal.kind !== 'message') expectAlike(refusal.kind, kind, `The refusal of ${what}`);
  return refusal;
}

/** Returns whether a refused order has used up its key, so that only a retry with a new key can succeed. */
const usesUpKey = (refusal: AdapterRefusal) =>
  refusal.kind === 'message' && refusal.retry === 'new';

/** Returns a test that expects the back end to refuse a payment twice with the same key, and to change nothing. */
const refusal = (name: string, kind: string, change: Change): Draft => ({
  name: `${name} is refused, and changes nothing`,
  async run(bench) {
    const expectMoved = await bench.moved();
    const { amount } = bench.payment;
    const facts = { balance: await bench.balance(), amount, currency: await bench.currency() };
    const key = bench.newKey();
    expectRefused(await bench.pay(change(facts), key), kind, name);
    await expectMoved();
    const again = await bench.pay(change(facts), key);
    expect(!again.ok, `${name} was accepted the second time`);
    await expectMoved();
  },
});

/** Texts that are not amounts. */
const NOT_AMOUNTS = ['', ' ', 'one', '1e2', '+1', '1,5', '0x1', 'NaN', 'Infinity', '--1'] as const;

/**
 * Makes a payment, and fails if it is executed. The call may be refused, or reject as a bad request.
 */
async function expectNotMade(
  bench: Bench<BackEndUnderTest>,
  order: Partial<PaymentOrder>,
  what: string,
): Promise<void> {
  const answer = await bench.maybe(() => bench.pay(order), what);
  expect(answer?.ok !== true, `${what} was accepted`);
}

/**
 * Returns valid orders that differ from the payment in one property. With the key of the payment, the back end has to
 * refuse them.
 */
async function otherOrders(
  bench: Bench<BackEndUnderTest>,
): Promise<readonly (readonly [Partial<PaymentOrder>, string])[]> {
  const { amount, recipient, currency, walletId } = bench.payment;
  const { wallets, currencies } = await bench.ledger();
  const balances = wallets.find(({ id }) => id === walletId)?.balances ?? {};
  const held = currencies.find(
    ({ id }) => id !== currency && compare(balances[id] ?? '0', amount) >= 0,
  );
  const wallet = await bench.otherWallet(currency);
  return [
    [{ amount: add(amount, amount) }, 'another amount'],
    [{ recipient: `${recipient}x` }, 'another recipient'],
    [{ description: DESCRIPTION }, 'another description'],
    ...(held ? [[{ currency: held.id as CurrencyId }, 'another currency'] as const] : []),
    ...(wallet === null ? [] : [[{ walletId: wallet }, 'another wallet'] as const]),
  ];
}

/** Tests of the conformance kit for refusals: a refused order changes nothing. */
export const REFUSAL_CASES: readonly Draft[] = [
  refusal('a payment above the balance', 'insufficient-balance', ({ balance, currency }) => ({
    amount: add(balance, scaled(1, currency.decimals)),
  })),
  refusal('a payment with too many decimals', 'too-many-decimals', ({ currency }) => ({
    amount: scaled(1, currency.decimals + 1),
  })),
  refusal(
    'a payment with one decimal more than its currency has',
    'too-many-decimals',
    ({ amount, currency }) => ({ amount: add(amount, scaled(4, currency.decimals + 1)) }),
  ),
  refusal('a payment of zero', 'not-positive', () => ({ amount: '0' })),
  refusal('a payment of a negative amount', 'not-positive', () => ({ amount: '-1' })),
  refusal('a payment with 16 digits before the point', 'too-many-digits', () => ({
    amount: '1000000000000000',
  })),
  refusal('a payment without a recipient', 'no-recipient', () => ({ recipient: ' ' })),
  {
    name: 'a payment whose amount is not decimal text is not carried out',
    async run(bench) {
      const expectMoved = await bench.moved();
      for (const text of NOT_AMOUNTS) {
        const amount = text as Decimal;
        // oxlint-disable-next-line no-await-in-loop -- one payment after the other.
        await expectNotMade(bench, { amount }, `A payment of ${written(text)}`);
      }
      await expectMoved();
    },
  },
  {
    name: 'a payment from an unknown wallet is not carried out',
    async run(bench) {
      const expectMoved = await bench.moved();
      const walletId = 'no-such-wallet';
      await expectNotMade(bench, { walletId }, 'A payment from an unknown wallet');
      await expectMoved();
    },
  },
  {
    name: 'a payment in an unknown currency is not carried out',
    async run(bench) {
      const expectMoved = await bench.moved();
      const currency = 'no-such-currency' as CurrencyId;
      await expectNotMade(bench, { currency }, 'A payment in an unknown currency');
      await expectMoved();
    },
  },
  {
    name: 'a used key with another order is refused as a duplicate, and changes nothing',
    async run(bench) {
      const key = bench.newKey();
      const others = await otherOrders(bench);
      receiptOf(await bench.pay({}, key), 'The payment');
      const expectMoved = await bench.moved();
      for (const [other, what] of others) {
        // oxlint-disable-next-line no-await-in-loop -- the case tests a sequence.
        const answer = await bench.pay(other, key);
        expect(!answer.ok, `A payment with a used key and ${what} was accepted`);
        // With another wallet or currency, the balance may be insufficient, and the back end may check the balance
        // first.
        if ('walletId' in other || 'currency' in other) continue;
        expectAlike(answer.refusal.kind, 'duplicate', `The refusal of ${what} with a used key`);
      }
      await expectMoved();
    },
  },
  {
    name: 'the key of a refused order pays another order once',
    async run(bench) {
      const expectMoved = await bench.moved();
      const refusedKey = bench.newKey();
      const refused = await bench.pay({ amount: '0' }, refusedKey);
      expect(!refused.ok, 'A payment of zero was accepted');
      const key = usesUpKey(refused.refusal) ? bench.newKey() : refusedKey;
      const receipt = receiptOf(
        await bench.pay({}, key),
        'The order with the key of a refused order',
      );
      const again = receiptOf(await bench.pay({}, key), 'The repeated order');
      expectAlike(
        again.transaction.id,
        receipt.transaction.id,
        'The record that the repetition returns',
      );
      await expectMoved(paid(bench, receipt));
    },
  },
  {
    name: 'a refused order that is repeated after its cause is gone is executed once',
    needs: ['exchanges'],
    async run(bench) {
      const request = requestOf(bench);
      const { to } = request;
      const { currencies } = await bench.ledger();
      const decimals = currencies.find(({ id }) => id === to)?.decimals ?? 0;
      // The amount has no more decimals than the currency, even if an exchange has credited more.
      const floor = round(await bench.balance(to), decimals, 'down');
      const payment = { currency: to, amount: add(floor, scaled(1, decimals)) };
      const refusedKey = bench.newKey();
      const refused = await bench.pay(payment, refusedKey);
      const first = expectRefused(refused, 'insufficient-balance', 'a payment above the balance');
      const key = usesUpKey(first) ? bench.newKey() : refusedKey;
      const { order } = await quoted(bench);
      receiptOf(await bench.exchange(order), 'An exchange that makes the balance sufficient');
      const expectMoved = await bench.moved();
      if (key !== refusedKey) {
        const late = await bench.pay(payment, refusedKey);
        expect(!late.ok, 'A refusal used up its key, but the key paid later');
        await expectMoved();
      }
      const answer = await bench.pay(payment, key);
      // The back end may have another reason to refuse a payment in this currency.
      const isSame = !answer.ok && ['duplicate', first.kind].includes(answer.refusal.kind);
      expect(!isSame, `A payment with sufficient balance was refused: ${written(answer)}`);
      if (!answer.ok) return;
      const again = receiptOf(await bench.pay(payment, key), 'The repeated payment');
      expectAlike(
        again.transaction.id,
        answer.value.transaction.id,
        'The record that the repetition returns',
      );
      await expectMoved(paid(bench, answer.value, payment));
    },
  },
];

import type { MoveOptions, PaymentOrder } from '#src/adapters/walletAdapter';
import { refuse } from '#src/domain/result';
import { multiply } from '#src/domain/money/money';
import type { Able, Broken } from '../failedCases';
import { otherKey } from './otherKey';

const USED = 'a used key with another order is refused as a duplicate, and changes nothing';
const UNPREPARED =
  'an unknown preparation, or one of another payment, is refused and moves no money';
const PREPARED = 'a preparation moves no money, and its payment costs its total';

/**
 * Returns a fault: the adapter adds a part of the payment to the idempotency key. If the amount is added, a used key
 * with another amount makes a second payment, which the adapter should refuse.
 */
const keyWith =
  (partOf: (order: PaymentOrder) => string) =>
  ({ send }: Able): Partial<Able> => ({
    send: (order, options) =>
      send(order, { ...options, idempotencyKey: `${options.idempotencyKey} ${partOf(order)}` }),
  });

/** Adds the date of the back end to the key of a call. The back end then forgets the key after midnight. */
async function ofToday(
  { balances }: Able,
  { idempotencyKey, ...options }: MoveOptions,
): Promise<MoveOptions> {
  const { at } = await balances(options);
  return { ...options, idempotencyKey: `${idempotencyKey} ${at.slice(0, 10)}` };
}

/**
 * Returns a fault: if a preparation belongs to another payment or is already used, the adapter sends the payment
 * without the preparation instead of refusing it.
 */
const preparing =
  (applies: (order: PaymentOrder, prepared: PaymentOrder, isUsed: boolean) => boolean) =>
  ({ prepare, send }: Able): Partial<Able> => {
    const known = new Map<string, PaymentOrder>();
    const used = new Set<string>();
    return {
      async prepare(order, options) {
        const answer = await prepare(order, options);
        if (answer.ok) known.set(answer.value.id, order);
        return answer;
      },
      async send(order, options) {
        const { preparationId = '', ...payment } = order;
        const prepared = known.get(preparationId);
        const isUsed = used.has(preparationId);
        used.add(preparationId);
        return prepared && applies(payment, prepared, isUsed)
          ? send(payment, options)
          : send(order, options);
      },
    };
  };

/**
 * Faulty adapters for the tests of the conformance kit: they execute an order twice, or accept the terms of another
 * payment.
 */
export const BROKEN_KEYS: readonly Broken[] = [
  ['whose keys are separate for each wallet', keyWith(({ walletId }) => walletId), [USED]],
  ['whose keys are separate for each currency', keyWith(({ currency }) => currency), [USED]],
  ['whose keys are separate for each recipient', keyWith(({ recipient }) => recipient), [USED]],
  ['whose keys are separate for each amount', keyWith(({ amount }) => amount), [USED]],
  [
    'whose keys are separate for each description',
    keyWith(({ description = '' }) => description),
    [USED],
  ],
  [
    'that answers another order with a used key like the first order',
    ({ send }) => {
      const answers = new Map<string, ReturnType<Able['send']>>();
      return {
        async send(order, options) {
          const { idempotencyKey: key } = options;
          const first = answers.get(key);
          if (first) return first;
          const answer = await send(order, options);
          if (answer.ok) answers.set(key, Promise.resolve(answer));
          return answer;
        },
      };
    },
    [USED],
  ],
  [
    'that remembers the keys of payments for a day',
    (adapter) => ({
      send: async (order, options) => adapter.send(order, await ofToday(adapter, options)),
    }),
    ['a payment that is repeated with its key a week later is paid once'],
  ],
  [
    'that remembers the keys of exchanges for a day',
    (adapter) => ({
      exchange: async (order, options) => adapter.exchange(order, await ofToday(adapter, options)),
    }),
    ['an exchange that is repeated with its key a week later is made once'],
  ],
  [
    'that remembers the keys of new wallets for a day',
    (adapter) => ({
      createWallet: async (wallet, options) =>
        adapter.createWallet(wallet, await ofToday(adapter, options)),
    }),
    ['a wallet whose key is repeated a week later is created once'],
  ],
  [
    'that remembers the last fifty keys',
    ({ send }) => {
      const recent: string[] = [];
      const turns = new Map<string, number>();
      return {
        send(order, options) {
          const { idempotencyKey: key } = options;
          if (!recent.includes(key)) {
            recent.push(key);
            turns.set(key, (turns.get(key) ?? 0) + 1);
            if (recent.length > 50) recent.shift();
          }
          return send(order, { ...options, idempotencyKey: `${key} ${turns.get(key)}` });
        },
      };
    },
    ['a key is remembered while a hundred other payments are made'],
  ],
  [
    'that remembers a refusal with its key',
    ({ send }) => {
      const refused = new Map<string, Awaited<ReturnType<Able['send']>>>();
      return {
        async send(order, options) {
          const { idempotencyKey: key } = options;
          const answer = refused.get(key) ?? (await send(order, options));
          if (!answer.ok && answer.refusal.kind !== 'challenge') refused.set(key, answer);
          return answer;
        },
      };
    },
    [
      'a refused order that is repeated after its cause is gone is executed once',
      'the key of a refused order pays another order once',
    ],
  ],
  [
    'that claims that a refusal uses up its key, but pays with the key later',
    ({ send }) => ({
      async send(...given) {
        const answer = await send(...given);
        if (answer.ok || answer.refusal.kind !== 'insufficient-balance') return answer;
        return refuse({ kind: 'message', text: 'Too much', retry: 'new' } as const);
      },
    }),
    ['a refused order that is repeated after its cause is gone is executed once'],
  ],
  [
    'that pays a refused order twice when it is repeated',
    ({ send }) => {
      const refused = new Set<string>();
      return {
        async send(order, options) {
          const { idempotencyKey: key } = options;
          const again = refused.has(key) ? { ...options, idempotencyKey: otherKey() } : options;
          const answer = await send(order, again);
          if (!answer.ok) refused.add(key);
          return answer;
        },
      };
    },
    [
      'the key of a refused order pays another order once',
      'a refused order that is repeated after its cause is gone is executed once',
    ],
  ],
  [
    'that confirms a payment with another key',
    ({ send, confirm }) => {
      const keys = new Map<string, string>();
      return {
        async send(order, options) {
          const answer = await send(order, options);
          if (!answer.ok && answer.refusal.kind === 'challenge')
            keys.set(answer.refusal.id, options.idempotencyKey);
          return answer;
        },
        confirm: (answer, options) =>
          confirm(answer, {
            ...options,
            idempotencyKey: keys.get(answer.challengeId) ?? options.idempotencyKey,
          }),
      };
    },
    ['a challenge does not confirm a payment with another key'],
  ],
  [
    'that accepts a preparation twice',
    preparing((_order, _prepared, isUsed) => isUsed),
    ['a preparation pays once, and a second payment with it is refused'],
  ],
  [
    'that accepts a preparation with another amount',
    preparing((order, { amount }) => order.amount !== amount),
    [UNPREPARED],
  ],
  [
    'that accepts a preparation with another recipient',
    preparing((order, { recipient }) => order.recipient !== recipient),
    [UNPREPARED],
  ],
  [
    'that accepts a preparation of another wallet',
    preparing((order, { walletId }) => order.walletId !== walletId),
    [UNPREPARED],
  ],
  [
    'that prepares a negative amount',
    ({ prepare }) => ({
      prepare: ({ amount, ...order }, options) =>
        prepare(
          { ...order, amount: amount.startsWith('-') ? multiply(amount, '-1') : amount },
          options,
        ),
    }),
    ['an invalid payment is not prepared'],
  ],
  [
    'that prepares a payment at a negative fee',
    ({ prepare }) => ({
      async prepare(...given) {
        const answer = await prepare(...given);
        if (!answer.ok) return answer;
        return { ok: true, value: { ...answer.value, fee: '-0.5', total: '0.5' } };
      },
    }),
    [PREPARED],
  ],
  [
    'that prepares a payment at another total',
    ({ prepare }) => ({
      async prepare(...given) {
        const answer = await prepare(...given);
        return answer.ok ? { ok: true, value: { ...answer.value, total: '0.5' } } : answer;
      },
    }),
    [PREPARED],
  ],
];

import { PAYMENT_TEXTS } from '#src/domain/history/transaction';
import { compare, isPositive, ZERO, type Decimal } from '#src/domain/money/money';
import { accept, refuse } from '#src/domain/result';
import type { Clock } from '#src/services/clock';
import type {
  Challenge,
  MoveOptions,
  PaymentOrder,
  Preparation,
  ReadOptions,
  StepAbility,
  WalletAdapter,
} from '#src/adapters/walletAdapter';
import { aroundCalls } from '#src/adapters/aroundCalls';
import { unlessAborted } from '#src/adapters/unlessAborted';
import type { SimulatedBook } from '#src/adapters/simulated/simulatedBook';
import { createSimulatedFees } from './simulatedFees';

/** The options of `createSimulatedSteps`: which payments need a code, and what they cost. */
export interface SimulatedStepsOptions {
  /** The wallets of the simulated back end, from which the fees are debited. */
  readonly book: Pick<SimulatedBook, 'state'>;
  readonly clock: Clock;
  /** Whether a payment needs a code. By default no payment needs a code. */
  readonly needsCode?: (order: PaymentOrder) => boolean;
  /** The right code. Default: `123456`. */
  readonly code?: string;
  /** The fee of a payment on top of its amount, in the same currency. By default payments are free. */
  readonly feeOf?: (order: PaymentOrder) => Decimal;
}

/** How long a preparation is valid, in milliseconds. */
const TERMS_MS = 300_000;
/** The time before another code can be requested, in milliseconds. */
const RESEND_MS = 30_000;

interface Prepared {
  readonly order: PaymentOrder;
  readonly expiresAt: number;
  /** The key of the payment that has accepted the terms. No other payment can accept them. */
  acceptedBy?: string | undefined;
}

/** A payment that waits for its code. */
interface Challenged {
  readonly order: PaymentOrder;
  readonly key: string;
}

const ENDED = { kind: 'message', text: 'This confirmation has ended.' } as const;

const isSame = (one: PaymentOrder, other: PaymentOrder) =>
  one.walletId === other.walletId &&
  one.recipient === other.recipient &&
  one.currency === other.currency &&
  PAYMENT_TEXTS.every((name) => (one[name] ?? '') === (other[name] ?? '')) &&
  compare(one.amount, other.amount) === 0;

/**
 * Adds steps to the payments of a simulated back end, for demos and tests: a preparation with the fee, which is valid
 * for five minutes, and a code. The returned function adds these steps to an adapter. Florin's app does not use them.
 */
export function createSimulatedSteps({
  book,
  clock,
  needsCode = () => false,
  code: rightCode = '123456',
  feeOf = () => ZERO,
}: SimulatedStepsOptions): (
  adapter: WalletAdapter,
) => WalletAdapter & Required<Pick<WalletAdapter, StepAbility>> {
  const terms = new Map<string, Prepared>();
  const challenged = new Map<string, Challenged>();
  let challenges = 0;
  /** The completed payments by their keys. If such a payment is repeated, its receipt is returned again. */
  const completed = new Map<string, PaymentOrder>();

  const { costOf, check, charge } = createSimulatedFees(book, feeOf);

  /** Makes a payment and charges its fee, once for each key. */
  async function pay(adapter: WalletAdapter, order: PaymentOrder, options: MoveOptions) {
    const { idempotencyKey: key } = options;
    const prepared = terms.get(order.preparationId ?? '');
    if (prepared && (prepared.acceptedBy ?? key) !== key)
      return refuse({ kind: 'preparation-expired' } as const);
    if (prepared) prepared.acceptedBy = key;
    const answer = await adapter.send(order, options);
    if (prepared && !answer.ok) prepared.acceptedBy = undefined;
    return answer.ok ? accept(charge(order, key, answer.value)) : answer;
  }

  function isValid({ preparationId, ...order }: PaymentOrder, key: string): boolean {
    if (preparationId === undefined) return true;
    const prepared = terms.get(preparationId);
    return (
      prepared !== undefined &&
      (prepared.acceptedBy ?? key) === key &&
      clock.now() < prepared.expiresAt &&
      isSame(prepared.order, order)
    );
  }

  function challenge(payment: Challenged): Challenge {
    challenges += 1;
    const id = `challenge-${challenges}`;
    challenged.set(id, payment);
    const resendAt = new Date(clock.now() + RESEND_MS).toISOString();
    return { kind: 'challenge', id, way: 'code', resendAt };
  }

  return (adapter) => {
    /** Rejects if no user is signed in, the wallet is unknown, or the call is aborted. */
    const within = (walletId: string, { signal }: ReadOptions) =>
      adapter.history({ walletId, limit: 1 }, signal ? { signal } : {});

    return {
      // The methods of a class are not properties of the adapter, so a spread would omit them.
      ...aroundCalls(adapter, (_name, call) => call()),
      async prepare(order, options = {}) {
        await within(order.walletId, options);
        const checked = check(order);
        if (!checked.ok) return checked;
        const id = `terms-${terms.size + 1}`;
        const expiresAt = clock.now() + TERMS_MS;
        terms.set(id, { order, expiresAt });
        const prepared: Preparation = {
          id,
          fee: feeOf(order),
          total: costOf(order),
          received: order.amount,
          expiresAt: new Date(expiresAt).toISOString(),
        };
        return accept(prepared);
      },
      async send(order, options) {
        const { idempotencyKey: key } = options;
        const isNew = !completed.has(key);
        if (isNew && !isValid(order, key)) return refuse({ kind: 'preparation-expired' });
        if (isNew && (needsCode(order) || isPositive(feeOf(order)))) {
          await within(order.walletId, options);
          const checked = check(order);
          if (!checked.ok) return checked;
          if (needsCode(order)) return refuse(challenge({ order, key }));
        }
        const answer = await pay(adapter, order, options);
        if (answer.ok) completed.set(key, order);
        return answer;
      },
      async confirm({ challengeId, code }, options) {
        const { idempotencyKey: key, signal } = options;
        const before = completed.get(key);
        if (before) return pay(adapter, before, options);
        // This read rejects if no user is signed in, or the call is aborted. The confirmation then rejects as well.
        await adapter.balances(signal ? { signal } : {});
        const waiting = challenged.get(challengeId);
        if (waiting?.key !== key) return refuse(ENDED);
        if (code !== rightCode) return refuse({ kind: 'not-confirmed' });
        const answer = await pay(adapter, waiting.order, options);
        if (answer.ok) completed.set(key, waiting.order);
        return answer;
      },
      // A simulated sign-in never has a challenge.
      confirmSignIn: (_answer, { signal } = {}) =>
        unlessAborted(signal, () => Promise.resolve(refuse({ kind: 'not-confirmed' } as const))),
      resendCode: (challengeId, { signal } = {}) =>
        unlessAborted(signal, () => {
          const waiting = challenged.get(challengeId);
          challenged.delete(challengeId);
          return Promise.resolve(waiting ? accept(challenge(waiting)) : refuse(ENDED));
        }),
      cancelChallenge: (challengeId, { signal } = {}) =>
        unlessAborted(signal, () => {
          challenged.delete(challengeId);
          return Promise.resolve();
        }),
    };
  };
}

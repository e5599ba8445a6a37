import type { Preparation } from '../../domain/ledger/preparation';
import { compare, ZERO } from '../../domain/money/money';
import { accept, refuse } from '../../domain/result';
import type { Clock } from '../../services/clock';
import type { PaymentOrder, WalletAdapter } from '../walletAdapter';
import { createOrderDesk } from './orderDesk';
import type { SimulatedBook } from './simulatedBook';

/** The options of the steps before a simulated payment. */
export interface SimulatedStepsOptions {
  /** The ledger of the wrapped adapters. */
  readonly book: Pick<SimulatedBook, 'state'>;
  readonly clock: Clock;
}

/** How long a preparation is valid. */
const TERMS_MS = 300_000;

/** A preparation, and its payment. */
interface Prepared {
  readonly order: PaymentOrder;
  readonly expiresAt: number;
}

const isSame = (one: PaymentOrder, other: PaymentOrder) =>
  one.walletId === other.walletId &&
  one.recipient === other.recipient &&
  one.currency === other.currency &&
  (one.description ?? '') === (other.description ?? '') &&
  compare(one.amount, other.amount) === 0;

/**
 * Makes the steps before a payment for the adapters of one simulated back end: preparations without a fee, which are
 * valid for five minutes. The app has none of them; it is for demos and tests. The returned function adds
 * them to an adapter.
 */
export function createSimulatedSteps({
  book,
  clock,
}: SimulatedStepsOptions): (
  adapter: WalletAdapter,
) => WalletAdapter & Required<Pick<WalletAdapter, 'prepare'>> {
  const desk = createOrderDesk(clock);
  const terms = new Map<string, Prepared>();
  /** The keys of completed payments, which get their answer again. */
  const completed = new Set<string>();

  function isValid({ preparationId, ...order }: PaymentOrder): boolean {
    if (preparationId === undefined) return true;
    const prepared = terms.get(preparationId);
    return (
      prepared !== undefined && clock.now() < prepared.expiresAt && isSame(prepared.order, order)
    );
  }

  return (adapter) => ({
    ...adapter,
    async prepare(order, options) {
      // It needs the session of a read.
      await adapter.history({ walletId: order.walletId, limit: 1 }, options);
      const { walletId, ...payment } = order;
      const checked = desk.place(book.state, walletId, 'checked', { kind: 'send', ...payment });
      if (!checked.ok) return checked;
      const id = `terms-${terms.size + 1}`;
      const expiresAt = clock.now() + TERMS_MS;
      terms.set(id, { order, expiresAt });
      const { amount } = order;
      const prepared: Preparation = {
        id,
        fee: ZERO,
        total: amount,
        received: amount,
        expiresAt: new Date(expiresAt).toISOString(),
      };
      return accept(prepared);
    },
    async send(order, options) {
      const { idempotencyKey: key } = options;
      if (!completed.has(key) && !isValid(order)) return refuse({ kind: 'preparation-expired' });
      const answer = await adapter.send(order, options);
      if (answer.ok) completed.add(key);
      return answer;
    },
  });
}

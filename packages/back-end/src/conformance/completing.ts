import type { Result } from '#src/domain/result';
import type { AdapterRefusal, Receipt, WalletAdapter } from '#src/backend/walletAdapter';
import type { BackEndUnderTest } from './backEnd';

/** The response to an order: its receipt, or the reason for its refusal. */
export type Answer = Result<Receipt, AdapterRefusal>;

/** The maximum number of attempts to confirm an order. A later order may have replaced its challenge. */
const TRIES = 3;

/**
 * Returns a function that completes an order. If the back end requests a code, the function enters `challenged.code`.
 * Codes of simultaneous orders are entered one after the other, because at some banks a new challenge replaces the
 * previous one.
 */
export function completing({ challenged }: BackEndUnderTest) {
  let last: Promise<unknown> = Promise.resolve();

  async function enter(
    adapter: WalletAdapter,
    idempotencyKey: string,
    begin: () => Promise<Answer>,
    answer: Answer,
    tries: number,
  ): Promise<Answer> {
    if (answer.ok || answer.refusal.kind !== 'challenge') return answer;
    if (!adapter.confirm || challenged === undefined || tries === 0) return answer;
    const { code } = challenged;
    const confirmed = await adapter.confirm(
      { challengeId: answer.refusal.id, code },
      { idempotencyKey },
    );
    const isReplaced =
      !confirmed.ok && ['message', 'not-confirmed'].includes(confirmed.refusal.kind);
    if (!isReplaced) return confirmed;
    const again = await enter(adapter, idempotencyKey, begin, await begin(), tries - 1);
    return again.ok || again.refusal.kind !== 'challenge' ? again : confirmed;
  }

  return async (
    adapter: WalletAdapter,
    key: string,
    begin: () => Promise<Answer>,
  ): Promise<Answer> => {
    const answer = await begin();
    if (answer.ok || answer.refusal.kind !== 'challenge') return answer;
    const turn = last.then(() => enter(adapter, key, begin, answer, TRIES));
    last = turn.catch(() => undefined);
    return turn;
  };
}

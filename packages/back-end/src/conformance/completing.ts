import type { Result } from '#src/domain/result';
import type { AdapterRefusal, Receipt, WalletAdapter } from '#src/adapters/walletAdapter';
import type { BackEndUnderTest } from './backEnd';
import { ConformanceFailure } from './expect';

/** The response to an order: its receipt, or the reason for its refusal. */
export type Answer = Result<Receipt, AdapterRefusal>;

/** The maximum number of attempts to confirm an order. A later order may have replaced its challenge. */
const TRIES = 3;

/**
 * Returns the error of an order or a sign-in that needs a code which the kit cannot enter. `confirm` is the method of
 * the adapter that receives the code.
 */
export function missingCode(what: string, confirm: 'confirm' | 'confirmSignIn') {
  return new ConformanceFailure(
    `${what} needs a code: the back end has answered with a challenge. So that the kit can enter the code, return \`challenged\` with the \`code\` from \`open\`, and list \`${confirm}\` in \`abilities\`. Or test with an account that needs no code`,
  );
}

/**
 * Returns a function that completes an order. If the back end requests a code, the function enters `challenged.code`.
 * Codes of simultaneous orders are entered one after the other, because at some banks a new challenge replaces the
 * previous one. `what` names the order in the message of a failure.
 */
export function completing({ challenged }: BackEndUnderTest) {
  let last: Promise<unknown> = Promise.resolve();

  async function enter(
    what: string,
    adapter: WalletAdapter,
    idempotencyKey: string,
    begin: () => Promise<Answer>,
    answer: Answer,
    tries: number,
  ): Promise<Answer> {
    if (answer.ok || answer.refusal.kind !== 'challenge') return answer;
    if (!adapter.confirm || challenged === undefined) throw missingCode(what, 'confirm');
    if (tries === 0) return answer;
    const { code } = challenged;
    const confirmed = await adapter.confirm(
      { challengeId: answer.refusal.id, code },
      { idempotencyKey },
    );
    const isReplaced =
      !confirmed.ok && ['message', 'not-confirmed'].includes(confirmed.refusal.kind);
    if (!isReplaced) return confirmed;
    const again = await enter(what, adapter, idempotencyKey, begin, await begin(), tries - 1);
    return again.ok || again.refusal.kind !== 'challenge' ? again : confirmed;
  }

  return async (
    what: string,
    adapter: WalletAdapter,
    key: string,
    begin: () => Promise<Answer>,
  ): Promise<Answer> => {
    const answer = await begin();
    if (answer.ok || answer.refusal.kind !== 'challenge') return answer;
    const turn = last.then(() => enter(what, adapter, key, begin, answer, TRIES));
    last = turn.catch(() => undefined);
    return turn;
  };
}

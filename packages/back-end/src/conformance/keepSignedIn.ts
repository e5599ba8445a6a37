import type { Credentials } from '#src/domain/user';
import { aroundCalls } from '#src/adapters/aroundCalls';
import type { ReadOptions, WalletAdapter } from '#src/adapters/walletAdapter';
import type { BackEndUnderTest } from './backEnd';

/** Returns whether a call was rejected because no user is signed in. Such a call has changed nothing. */
const isSignedOut = (error: unknown) =>
  error instanceof Error && 'failure' in error && error.failure === 'signed-out';

/**
 * The maximum number of repetitions of a call. With many simultaneous calls, a new session may end before the
 * repetition.
 */
const TRIES = 10;

/**
 * Wraps a connection so that its user signs in again when the back end ends the session by itself, as a bank does after
 * some minutes. The rejected call is then repeated. After `signOut` no call signs in again. A sign-in that needs a
 * code is confirmed with the code of `challenged`.
 */
export function keepSignedIn(adapter: WalletAdapter, backEnd: BackEndUnderTest): WalletAdapter {
  /** The credentials of the session; null before a sign-in and after a sign-out. */
  let session: Credentials | null = null;
  let renewal: Promise<unknown> | null = null;

  async function enter(credentials: Credentials, options?: ReadOptions) {
    const answer = await adapter.signIn(credentials, options);
    const { code } = backEnd.challenged ?? {};
    if (answer.ok || answer.refusal.kind !== 'challenge') return answer;
    if (!adapter.confirmSignIn || code === undefined) return answer;
    return adapter.confirmSignIn({ challengeId: answer.refusal.id, code }, options);
  }

  async function repeated(
    call: () => Promise<unknown>,
    own: Credentials | null,
    tries: number,
  ): Promise<unknown> {
    try {
      return await call();
    } catch (error) {
      if (tries === 0 || own === null || own !== session || !isSignedOut(error)) throw error;
      renewal ??= enter(own).finally(() => {
        renewal = null;
      });
      await renewal;
      return repeated(call, own, tries - 1);
    }
  }

  const connection = aroundCalls(adapter, (name, call) => {
    if (name === 'signOut' || name === 'signUp') session = null;
    return repeated(call, session, TRIES);
  });
  return {
    ...connection,
    async signIn(credentials, options) {
      const answer = await enter(credentials, options);
      session = answer.ok ? credentials : null;
      return answer;
    },
  };
}

import { AdapterError } from '../../backend/adapterError';
import { aroundCalls } from '../../backend/aroundCalls';
import type { WalletAdapter } from '../../backend/walletAdapter';
import type { Cancel } from '../../services/clock';

/** Whether a call was rejected because the session has ended. Such a call has changed nothing. */
export const isSignedOut = (cause: unknown): boolean =>
  cause instanceof AdapterError && cause.failure === 'signed-out';

/** An adapter that reports when the back end has ended the session. */
export interface WatchedAdapter {
  readonly adapter: WalletAdapter;
  readonly onEnd: (run: () => void) => Cancel;
  /** Begins another session. Pending calls of the previous session can then not end the new session. */
  readonly begin: () => void;
}

/** Wraps an adapter and calls the listeners when a call reports the end of the session, once for each session. */
export function watchSession(adapter: WalletAdapter): WatchedAdapter {
  const listeners = new Set<() => void>();
  let session = { isOver: false };

  async function watched<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    const its = session;
    try {
      return await call();
    } catch (cause) {
      if (isSignedOut(cause) && its === session && !its.isOver) {
        its.isOver = true;
        for (const run of listeners) run();
      }
      throw cause;
    }
  }

  return {
    adapter: aroundCalls(adapter, (_name, call) => watched(call)),
    onEnd(run) {
      listeners.add(run);
      return () => {
        listeners.delete(run);
      };
    },
    begin() {
      session = { isOver: false };
    },
  };
}

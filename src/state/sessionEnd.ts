import { AdapterError } from '../backend/adapterError';
import { aroundCalls } from '../backend/aroundCalls';
import type { WalletAdapter } from '../backend/walletAdapter';
import type { Cancel } from '../services/clock';

/** Whether a call was rejected because the session has ended: then it did nothing. */
export const isSignedOut = (cause: unknown): boolean =>
  cause instanceof AdapterError && cause.failure === 'signed-out';

/** An adapter that reports when the back end has ended the session. */
export interface WatchedAdapter {
  readonly adapter: WalletAdapter;
  readonly onEnd: (run: () => void) => Cancel;
  /** Begins another session: calls of the previous session can no longer end it. */
  readonly begin: () => void;
}

/** Watches an adapter's calls for the end of the session, which each session reports once. */
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

/** The token of a session. It is kept only in memory, where no other page can read it. */
export interface HttpSession {
  readonly token: string | null;
  /** Begins a sign-in, and makes earlier claims outdated. `open` with an outdated claim does nothing. */
  claim(): symbol;
  open(token: string, claim: symbol): void;
  /** Ends the session if it has this token. A session with another token continues. */
  close(token: string | null): void;
  /** Calls a listener after every change, until the returned function is called. */
  subscribe(listener: () => void): () => void;
}

/** Creates a session without a token: no user is signed in. */
export function createHttpSession(): HttpSession {
  let token: string | null = null;
  let latest = Symbol();
  const listeners = new Set<() => void>();

  function change(next: string | null): void {
    if (next === token) return;
    token = next;
    for (const listener of listeners) listener();
  }

  return {
    get token() {
      return token;
    },
    claim() {
      latest = Symbol();
      return latest;
    },
    open(next, claim) {
      if (claim === latest) change(next);
    },
    close(ended) {
      if (ended === token) change(null);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

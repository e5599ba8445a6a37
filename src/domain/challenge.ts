/**
 * A second factor that a back end requests before it executes a call. The back end returns the challenge instead of a
 * result: no money has moved, and no session is open. The call is repeated with the same key.
 */
export interface Challenge {
  readonly kind: 'challenge';
  /** Identifies the challenge in the back end. */
  readonly id: string;
  /** A code by message, a passkey of this device, or an approval in another app. */
  readonly way: 'code' | 'passkey' | 'approval';
  /** The recipient of the code, or the app that approves. Shown unchanged: `+49 ••• 12`. */
  readonly target?: string;
  /** When another code can be requested, ISO 8601, UTC. If absent, no other code can be requested. */
  readonly resendAt?: string;
  /** Data for the app, such as the options of a passkey. The components pass it on unchanged. */
  readonly data?: unknown;
}

/** The code was wrong, the passkey was not accepted, or there is no approval. No money has moved. */
export interface NotConfirmed {
  readonly kind: 'not-confirmed';
}

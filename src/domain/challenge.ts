/**
 * A request of the back end for a second factor, which it returns instead of a result. Until the user confirms, no
 * money moves and no session opens. After the confirmation, the app repeats the call with the same idempotency key.
 */
export interface Challenge {
  readonly kind: 'challenge';
  /** The id of the challenge in the back end. */
  readonly id: string;
  /** How the user confirms: with a code from a message, with a passkey of this device, or in another app. */
  readonly way: 'code' | 'passkey' | 'approval';
  /**
   * The recipient of the code, such as `+49 ••• 12`, or the name of the other app. The components show this text
   * unchanged.
   */
  readonly target?: string;
  /**
   * The time from which the user can request another code, ISO 8601, UTC. If it is absent, the user cannot request
   * another code.
   */
  readonly resendAt?: string;
  /** Data for the app's own code, such as the options of a passkey. The components pass the data on unchanged. */
  readonly data?: unknown;
}

/**
 * The confirmation failed: the code was wrong, the passkey was not accepted, or the approval is missing. No money has
 * moved.
 */
export interface NotConfirmed {
  readonly kind: 'not-confirmed';
}

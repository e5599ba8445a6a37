/** Why a call of an adapter failed. `AdapterError` contains the reason. */
export type AdapterFailure =
  /** No user is signed in, or the session has ended. The call has changed nothing. The user must sign in again. */
  | 'signed-out'
  /** The back end did not answer: there was no connection, or the connection was lost. */
  | 'unreachable'
  /** The back end reports that it cannot answer now. */
  | 'busy'
  /** The call was malformed, or requested something that does not exist. This is a bug of the app. */
  | 'bad-request'
  /** The response does not match the interface `WalletAdapter`. */
  | 'bad-answer';

/** The rejection of a failed call. The back end may still have executed an order. */
export class AdapterError extends Error {
  override readonly name = 'AdapterError';
  readonly failure: AdapterFailure;
  /** The status of the HTTP response, if there was a response. */
  readonly status: number | undefined;

  constructor(
    failure: AdapterFailure,
    message: string,
    { status, cause }: { readonly status?: number; readonly cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.failure = failure;
    this.status = status;
  }
}

/** Whether a call was rejected because the session has ended. Such a call has changed nothing. */
export const isSignedOut = (cause: unknown): boolean =>
  cause instanceof AdapterError && cause.failure === 'signed-out';

/** Why a call was not answered. */
export type AdapterFailure =
  /** No user is signed in, or the session has ended. The call did nothing, and the user has to sign in again. */
  | 'signed-out'
  /** The call got no answer: there was no connection, or it was lost. */
  | 'unreachable'
  /** The back end reports that it cannot answer now. */
  | 'busy'
  /** The call requested something that does not exist, or was malformed: a mistake of the program. */
  | 'bad-request'
  /** The answer does not match the interface. */
  | 'bad-answer';

/** The rejection of a call that could not be answered. An order may still have been carried out. */
export class AdapterError extends Error {
  override readonly name = 'AdapterError';
  readonly failure: AdapterFailure;
  /** The status of the HTTP answer, if there was one. */
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

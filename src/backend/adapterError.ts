/** Why a call was not answered. */
export type AdapterFailure =
  /** Nobody is signed in, or the session has ended: the call did nothing, and the user has to sign in again. */
  | 'signed-out'
  /** No answer came: there is no connection, or it was lost on the way. */
  | 'unreachable'
  /** The back end says that it cannot answer now. */
  | 'busy'
  /** The call asked for something that is not there, or in a wrong way: a mistake of the program. */
  | 'bad-request'
  /** The answer is none that the interface knows. */
  | 'bad-answer';

/** The rejection of a call that could not be answered. An order may have been carried out all the same. */
export class AdapterError extends Error {
  override readonly name = 'AdapterError';
  readonly failure: AdapterFailure;
  /** The status of an HTTP answer, where there was one. */
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

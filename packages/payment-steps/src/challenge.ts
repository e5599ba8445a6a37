import type { Challenge } from '#src/adapters/walletAdapter';
import type { CallOptions, CallRefusal } from '#src/domain/ledger/call';

/** The user's answer to a challenge. A passkey or an approval has no code. */
export interface ChallengeAnswer {
  readonly challenge: Challenge;
  /** The six digits of a code. */
  readonly code?: string;
}

/**
 * Confirms a call that was answered with a challenge. The promise resolves like that of the call: with null after a
 * success, or with a refusal.
 */
export type OnConfirm<Refusal> = (
  answer: ChallengeAnswer,
  call: CallOptions,
) => Promise<Refusal | null>;

/** Requests another code. Resolves with the new challenge, or with a refusal. */
export type OnResend = (
  challenge: Challenge,
  call: Pick<CallOptions, 'signal'>,
) => Promise<Challenge | CallRefusal>;

export const CODE_DIGITS = 6;

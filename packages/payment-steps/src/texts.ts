import type { AllTexts } from '#src/components/provider/internals/say';

export const challengeEnglish = {
  title: 'Confirm that it is you',
  code: 'Enter the code that we have sent you.',
  codeTo: 'Enter the code that we have sent to {target}.',
  passkey: 'Confirm with the passkey of this device.',
  approval: 'Approve this in your other app.',
  approvalIn: 'Approve this in {target}.',
  waiting: 'Waiting for your approval…',
  confirm: 'Confirm',
  passkeyButton: 'Use passkey',
  check: 'Check again',
  incomplete: 'Enter the six digits of the code',
  wrongCode: 'This code is wrong. Please try again.',
  wrongPasskey: 'The passkey was not accepted. Please try again.',
  notApproved: 'There is no approval yet.',
  failed: 'There was no answer. Please try again.',
  resend: 'Send a new code',
  resendIn: 'You can request a new code in {seconds} s.',
  resendNow: 'You can request a new code now.',
  resent: 'A new code has been sent.',
  resendFailed: 'No new code could be sent. Please try again.',
  cancel: 'Cancel',
} as const;

export const codeEnglish = { label: 'Code', hint: 'Six digits' } as const;

export const reviewEnglish = {
  title: 'Check your payment',
  to: 'To',
  amount: 'Amount',
  fee: 'Fee',
  free: 'Free',
  total: 'Total',
  received: 'Recipient receives',
  description: 'Description',
  valid: 'These terms are valid for {seconds} s',
  validMinutes: 'These terms are valid for {minutes} min',
  expired: 'These terms have expired.',
  renewed: 'The terms are new. Please check them again.',
  send: 'Send',
  renew: 'Get new terms',
  back: 'Back',
} as const;

/** The English texts of `PaymentSteps` and `SignInSteps`. The first two are the form's buttons before a review. */
export const stepsEnglish = {
  review: 'Continue',
  reviewAnyway: 'Continue anyway',
  notPrepared: 'An error occurred. Please try again.',
  stepFailed: 'The next step could not be loaded.',
} as const;

export type ChallengeStepTexts = typeof challengeEnglish;
export type CodeFieldTexts = typeof codeEnglish;
export type PaymentReviewTexts = typeof reviewEnglish;
export type PaymentStepsTexts = typeof stepsEnglish;

/** The texts of the steps in one language, for the prop `messages` of `FlorinProvider`. */
export interface StepMessages {
  readonly ChallengeStep: AllTexts<typeof challengeEnglish>;
  readonly CodeField: AllTexts<typeof codeEnglish>;
  readonly PaymentReview: AllTexts<typeof reviewEnglish>;
  readonly PaymentSteps: AllTexts<typeof stepsEnglish>;
}

/** The public module `florin/payment-steps`: the steps of payments and of sign-in, and their parts for custom forms. */
export type { ChallengeAnswer, OnConfirm, OnResend } from './challenge';
export type { ChallengeProblem, ChallengeStepProps } from './ChallengeStep';
export { ChallengeStep } from './ChallengeStep';
export type { CodeFieldProps } from './CodeField';
export { CodeField } from './CodeField';
export type { PaymentReviewProps } from './PaymentReview';
export { PaymentReview } from './PaymentReview';
export type { PaymentStepsProps, SteppedCalls } from './PaymentSteps';
export { PaymentSteps } from './PaymentSteps';
export type { SignInStepsProps } from './SignInSteps';
export { SignInSteps } from './SignInSteps';
export type { StepMessages } from './texts';
export type { OnPrepare, OnSend } from './usePaymentReview';
export type { PaymentStepCalls } from './usePaymentSteps';
export { usePaymentSteps } from './usePaymentSteps';

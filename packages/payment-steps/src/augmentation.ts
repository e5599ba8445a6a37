/**
 * The one place that adds the components of this package to the types of a theme, and their English texts to the types of
 * translations.
 */
import type { ChallengeStepProps } from './ChallengeStep';
import type { CodeFieldProps } from './CodeField';
import type { PaymentReviewProps } from './PaymentReview';
import type {
  ChallengeStepTexts,
  CodeFieldTexts,
  PaymentReviewTexts,
  PaymentStepsTexts,
} from './texts';

/** The props of each component, by the component's name. In a theme, the name has the prefix `Florin`. */
declare module '#src/components/provider/internals/roots' {
  interface Roots {
    ChallengeStep: ChallengeStepProps;
    CodeField: CodeFieldProps;
    PaymentReview: PaymentReviewProps;
  }
}

/** The English texts, by component, page or feature. */
declare module '#src/components/english' {
  interface English {
    readonly ChallengeStep: ChallengeStepTexts;
    readonly CodeField: CodeFieldTexts;
    readonly PaymentReview: PaymentReviewTexts;
    readonly PaymentSteps: PaymentStepsTexts;
  }
}

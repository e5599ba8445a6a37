import { isBlank, isLongerThan } from '../../domain/text';
import { ruleFor, textRules } from '../inputs/textRules';

/** The fields of the form for a new account. */
export interface SignupFields {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  /** The password once more. */
  confirmPassword: string;
  /** Whether the terms are agreed to. */
  terms: boolean;
}

/** The form before anything is typed. */
export const EMPTY_SIGNUP: SignupFields = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  confirmPassword: '',
  terms: false,
};

/** The fields that may be remembered when the form is left. */
export type SignupDraft = Pick<SignupFields, 'firstName' | 'lastName' | 'email' | 'terms'>;

const MIN_PASSWORD_LENGTH = 8;

/** The rule of each field: true, or the sentence of its error. */
export const signupRules = {
  ...textRules,
  password: (text: string) => {
    if (isBlank(text)) return 'Password is required';
    const isLongEnough = isLongerThan(text, MIN_PASSWORD_LENGTH - 1);
    return isLongEnough ? ruleFor('password')(text) : 'Password must be at least 8 characters';
  },
  confirmPassword: (text: string, { password }: SignupFields) => {
    if (isBlank(text)) return 'Please confirm your password';
    return text === password || 'Passwords do not match';
  },
  terms: (agreed: boolean) => agreed || 'You must agree to the terms and conditions',
} as const;

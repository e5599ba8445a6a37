import { isEmail } from '../../domain/user';

/** What the form for a new account holds. */
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

const MIN_PASSWORD_LENGTH = 8;

/** Blanks alone count as nothing. */
const isMissing = (text: string) => text.trim() === '';

/** What each field has to be: true, or the sentence that says what is wrong. */
export const signupRules = {
  firstName: (text: string) => !isMissing(text) || 'First name is required',
  lastName: (text: string) => !isMissing(text) || 'Last name is required',
  email: (text: string) => {
    if (isMissing(text)) return 'Email is required';
    return isEmail(text) || 'Please enter a valid email address';
  },
  password: (text: string) => {
    if (isMissing(text)) return 'Password is required';
    return text.length >= MIN_PASSWORD_LENGTH || 'Password must be at least 8 characters';
  },
  confirmPassword: (text: string, { password }: SignupFields) => {
    if (isMissing(text)) return 'Please confirm your password';
    return text === password || 'Passwords do not match';
  },
  terms: (agreed: boolean) => agreed || 'You must agree to the terms and conditions',
} as const;

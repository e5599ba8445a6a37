import { isBlank, LEAST_PASSWORD } from '../../../domain/text/text';
import { emailRule, fieldRule, nameRules } from '../../inputs/internals/textRules';
import type { Say } from '../../provider/internals/say';
import type { English } from '../../english';

export interface SignupFields {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  confirmPassword: string;
  terms: boolean;
}

export const EMPTY_SIGNUP: SignupFields = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  confirmPassword: '',
  terms: false,
};

/** The sign-up values that an app may keep after the form unmounts: all fields except the passwords. */
export type SignupDraft = Pick<SignupFields, 'firstName' | 'lastName' | 'email' | 'terms'>;

/** Returns a validation function for each field. Each function returns true, or an error sentence. */
export const signupRules = (say: Say<English['SignupForm']>) => ({
  ...nameRules(say),
  email: emailRule(say),
  password: fieldRule('password', say, {
    missing: say('passwordRequired'),
    malformed: say('passwordShort', { least: LEAST_PASSWORD }),
  }),
  confirmPassword: (text: string, { password }: SignupFields) => {
    if (isBlank(text)) return say('confirmRequired');
    return text === password || say('confirmDiffers');
  },
  terms: (agreed: boolean) => agreed || say('termsRequired'),
});

import type { TextKind, TextRefusal } from '../../domain/text';
import { checkText, isBlank } from '../../domain/text';
import { isEmail } from '../../domain/user';

/** A refused text in words. */
export function textRefusalText(refusal: TextRefusal): string {
  return refusal.kind === 'too-long'
    ? `At most ${refusal.most} characters`
    : 'This contains characters that cannot be seen';
}

/** True, or the sentence that says what is wrong: react-hook-form's `validate` asks for either. */
export type FieldRule = (text: string) => true | string;

/** The rule on length and characters for a text of one kind; a text may also be empty. */
export const ruleFor =
  (kind: TextKind): FieldRule =>
  (text) => {
    const checked = checkText(text, kind);
    return checked.ok || textRefusalText(checked.refusal);
  };

const required =
  (sentence: string, rule: FieldRule): FieldRule =>
  (text) =>
    isBlank(text) ? sentence : rule(text);

/** The rules of the fields that several forms have; blanks alone count as nothing. */
export const textRules = {
  firstName: required('First name is required', ruleFor('name')),
  lastName: required('Last name is required', ruleFor('name')),
  email: required('Email is required', (text) =>
    isEmail(text) ? ruleFor('email')(text) : 'Please enter a valid email address',
  ),
} as const satisfies Record<string, FieldRule>;

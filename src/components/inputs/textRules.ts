import type { TextKind, TextRefusal } from '../../domain/text/text';
import { checkText, isBlank } from '../../domain/text/text';
import { isEmail } from '../../domain/user';
import type { Say } from '../provider/say';
import { sayFrom } from '../provider/say';
import type { emailTexts, nameTexts } from './ruleTexts';
import { refusedTexts } from './ruleTexts';

/** The function for the texts of a refused text. */
export type SayRefused = Say<typeof refusedTexts>;

/** The sentence for a refused text; English by default. */
export function textRefusalText(
  refusal: TextRefusal,
  say: SayRefused = sayFrom(refusedTexts),
): string {
  if (refusal.kind === 'too-long') return say('tooLong', { most: refusal.most });
  return say(refusal.kind === 'link' ? 'link' : 'invisible');
}

/** A rule for react-hook-form's `validate`: returns true, or the error as a sentence. */
export type FieldRule = (text: string) => true | string;

/** The rule on length and characters for a text of one kind; a text may also be empty. `most` is another limit. */
export const ruleFor =
  (kind: TextKind, say?: SayRefused, most?: number): FieldRule =>
  (text) => {
    const checked = checkText(text, kind, most);
    return checked.ok || textRefusalText(checked.refusal, say);
  };

const required =
  (sentence: string, rule: FieldRule): FieldRule =>
  (text) =>
    isBlank(text) ? sentence : rule(text);

/** The rule of a required e-mail; a text of blanks counts as empty. */
export const emailRule = (say: Say<typeof emailTexts>): FieldRule =>
  required(say('emailRequired'), (text) =>
    isEmail(text) ? ruleFor('email', say)(text) : say('emailInvalid'),
  );

/** The rules of a person's names; a text of blanks counts as empty. */
export const nameRules = (say: Say<typeof nameTexts>) => ({
  firstName: required(say('firstNameRequired'), ruleFor('name', say)),
  lastName: required(say('lastNameRequired'), ruleFor('name', say)),
});

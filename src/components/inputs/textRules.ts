import type { TextKind, TextRefusal } from '../../domain/text/text';
import { checkText, isBlank } from '../../domain/text/text';
import { isEmail } from '../../domain/user';
import type { Say } from '../provider/say';
import { sayFrom } from '../provider/say';
import type { emailTexts, nameTexts } from './ruleTexts';
import { refusedTexts } from './ruleTexts';

/** Says why a text is refused. */
export type SayRefused = Say<typeof refusedTexts>;

/** A refused text in words; English ones where nobody says them otherwise. */
export function textRefusalText(
  refusal: TextRefusal,
  say: SayRefused = sayFrom(refusedTexts),
): string {
  if (refusal.kind === 'too-long') return say('tooLong', { most: refusal.most });
  return say(refusal.kind === 'link' ? 'link' : 'invisible');
}

/** True, or the sentence that says what is wrong: react-hook-form's `validate` asks for either. */
export type FieldRule = (text: string) => true | string;

/** The rule on length and characters for a text of one kind; a text may also be empty. */
export const ruleFor =
  (kind: TextKind, say?: SayRefused): FieldRule =>
  (text) => {
    const checked = checkText(text, kind);
    return checked.ok || textRefusalText(checked.refusal, say);
  };

const required =
  (sentence: string, rule: FieldRule): FieldRule =>
  (text) =>
    isBlank(text) ? sentence : rule(text);

/** The rule of an e-mail that has to be there; blanks alone count as nothing. */
export const emailRule = (say: Say<typeof emailTexts>): FieldRule =>
  required(say('emailRequired'), (text) =>
    isEmail(text) ? ruleFor('email', say)(text) : say('emailInvalid'),
  );

/** The rules of a person's names; blanks alone count as nothing. */
export const nameRules = (say: Say<typeof nameTexts>) => ({
  firstName: required(say('firstNameRequired'), ruleFor('name', say)),
  lastName: required(say('lastNameRequired'), ruleFor('name', say)),
});

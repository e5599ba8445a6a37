import { checkField, type FieldKind } from '../../../domain/fields';
import { checkText, type TextKind, type TextRefusal } from '../../../domain/text/text';
import { sayFrom, type Say } from '../../provider/internals/say';
import type { OwnKinds } from '../../payments/recipients/internals/offeredKinds';
import { refusedTexts, type emailTexts, type nameTexts } from './ruleTexts';

export type SayRefused = Say<typeof refusedTexts>;

/**
 * Returns the error sentence for a text that a field does not accept, in English by default. The sentence about a link
 * suggests an email or wallet address, but only if the app offers both kinds of recipient (`own` is `'both'`).
 */
export function textRefusalText(
  refusal: TextRefusal,
  say: SayRefused = sayFrom(refusedTexts),
  own: OwnKinds = 'both',
): string {
  if (refusal.kind === 'too-long') return say('tooLong', { most: refusal.most });
  if (refusal.kind === 'other-network') return say('otherNetwork', { network: refusal.network });
  if (refusal.kind === 'invisible-characters') return say('invisible');
  if (refusal.kind === 'unknown-kind') return say('unknownKind');
  return say(refusal.kind === 'link' && own !== 'both' ? 'notRecipient' : refusal.kind);
}

/** A function for react-hook-form's `validate`. It returns true, or the error as a sentence. */
export type FieldRule = (text: string) => true | string;

/**
 * Returns a rule that checks the length and the characters of a kind of text, such as a name. An empty text is valid.
 */
export const ruleFor =
  (kind: TextKind, say?: SayRefused): FieldRule =>
  (text) => {
    const checked = checkText(text, kind);
    return checked.ok || textRefusalText(checked.refusal, say);
  };

/**
 * Returns a rule for a field of `FIELDS`. `missing` is the sentence for an empty text, and `malformed` the sentence for
 * a text without the form of its kind.
 */
export const fieldRule =
  (
    kind: FieldKind,
    say: SayRefused,
    { missing, malformed = missing }: { readonly missing: string; readonly malformed?: string },
  ): FieldRule =>
  (text) => {
    const checked = checkField(kind, text);
    if (checked.ok) return true;
    if (checked.refusal.kind === 'missing') return missing;
    if (checked.refusal.kind === 'malformed') return malformed;
    return textRefusalText(checked.refusal, say);
  };

/** Returns the rule for a required email. A text of only spaces counts as empty. */
export const emailRule = (say: Say<typeof emailTexts>): FieldRule =>
  fieldRule('email', say, { missing: say('emailRequired'), malformed: say('emailInvalid') });

/** Returns the rules for the first and last name, which are required. A text of only spaces counts as empty. */
export const nameRules = (say: Say<typeof nameTexts>) => ({
  firstName: fieldRule('personName', say, { missing: say('firstNameRequired') }),
  lastName: fieldRule('personName', say, { missing: say('lastNameRequired') }),
});

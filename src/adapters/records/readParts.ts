import { check, custom, pipe, regex, string, transform } from 'valibot';
import {
  decimalFrom,
  isWritten,
  shortText,
  shownLine,
  WRITTEN_BOUNDS,
  type FieldKind,
} from '../../domain/fields';
import { isMoment } from '../../domain/moment';
import type { Decimal } from '../../domain/money/money';

/**
 * The schema of an amount as decimal text, such as `'12.50'`. Exponents and redundant zeros are removed, so that the
 * rest of the app reads one form. An amount in a response is text, because parsing a JSON number can lose digits.
 */
export const decimal = pipe(
  custom<string>((value) => decimalFrom(value) !== undefined),
  transform((value) => decimalFrom(value) as Decimal),
);

/** The schema of a price: decimal text above zero. */
export const price = pipe(
  decimal,
  check((text) => !text.startsWith('-') && /[1-9]/.test(text), 'is not above zero'),
);

/** The schema of a text that satisfies the rule of its kind. */
export const written = (kind: FieldKind) =>
  pipe(
    string(),
    check((text) => isWritten(kind, text), `is not a valid ${kind}`),
  );

/**
 * The schema of a text that is shown to the user: a line of at most `most` visible characters. A longer text is
 * shortened, and invisible characters are replaced.
 */
export const line = (most: number) =>
  pipe(
    string(),
    transform((text) => shownLine(text, most)),
  );

/** Returns a sentence of a back end for the user, which is shortened if it is very long. */
export const shortSentence = (text: string): string => shortText(text, WRITTEN_BOUNDS.sentence);

/** The schema of a sentence for the user. */
export const sentence = pipe(string(), transform(shortSentence));

/** The schema of a token that is not shown, such as the cursor of a page: a text that is not empty. */
export const name = pipe(
  string(),
  check((text) => text !== '', 'is empty'),
);

/** The schema of a timestamp in ISO 8601. */
export const moment = pipe(
  string(),
  regex(/^\d{4}-\d\d-\d\dT/, 'is not a time in ISO 8601'),
  check((text) => isMoment(text), 'is not a time in ISO 8601'),
);

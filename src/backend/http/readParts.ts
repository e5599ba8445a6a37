import { check, custom, pipe, regex, string } from 'valibot';
import type { Decimal } from '../../domain/money/money';

/** Money is text in an answer, because a JSON number loses digits when it is parsed. */
const DECIMAL = /^-?\d+(?:\.\d+)?(?:e[+-]?\d{1,2})?$/i;

const LONGEST_DECIMAL = 100;

const isDecimal = (value: unknown): value is Decimal =>
  typeof value === 'string' && value.length <= LONGEST_DECIMAL && DECIMAL.test(value);

/** Decimal text. */
export const decimal = custom<Decimal>(isDecimal);

/** Decimal text above zero. */
export const price = pipe(
  decimal,
  check((text) => /^[^-e]*[1-9]/i.test(text), 'is not above zero'),
);

/** A name or id: a text that is not blank. */
export const name = pipe(
  string(),
  check((text) => text !== '', 'is empty'),
);

/** A moment as ISO 8601 text. */
export const moment = pipe(
  string(),
  regex(/^\d{4}-\d\d-\d\dT/, 'is not a moment of ISO 8601'),
  check((text) => !Number.isNaN(Date.parse(text)), 'is not a moment of ISO 8601'),
);

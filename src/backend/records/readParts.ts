import { check, custom, pipe, regex, string } from 'valibot';
import { millisOf } from '../../domain/moment';
import type { Decimal } from '../../domain/money/money';

/** An amount in a response is text, because parsing a JSON number can lose digits. */
const DECIMAL = /^-?\d+(?:\.\d+)?(?:e[+-]?\d{1,2})?$/i;

const LONGEST_DECIMAL = 100;

const isDecimal = (value: unknown): value is Decimal =>
  typeof value === 'string' && value.length <= LONGEST_DECIMAL && DECIMAL.test(value);

/** The schema of an amount as decimal text, such as `'12.50'`. */
export const decimal = custom<Decimal>(isDecimal);

/** The schema of a price: decimal text above zero. */
export const price = pipe(
  decimal,
  check((text) => /^[^-e]*[1-9]/i.test(text), 'is not above zero'),
);

/** The schema of a name or id: a text that is not empty. */
export const name = pipe(
  string(),
  check((text) => text !== '', 'is empty'),
);

/** The schema of a timestamp in ISO 8601. */
export const moment = pipe(
  string(),
  regex(/^\d{4}-\d\d-\d\dT/, 'is not a time in ISO 8601'),
  check((text) => !Number.isNaN(millisOf(text)), 'is not a time in ISO 8601'),
);

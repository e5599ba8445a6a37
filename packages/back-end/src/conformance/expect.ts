import { AdapterError, type AdapterFailure } from '#src/adapters/adapterError';
import { decimalsOf } from '#src/domain/money/digits';
import { compare, type Decimal } from '#src/domain/money/money';

/** The error of a failed conformance test. The message names the expectation that the adapter does not meet. */
export class ConformanceFailure extends Error {
  override readonly name = 'ConformanceFailure';
}

/** Throws an error with the sentence unless the condition is true. */
export function expect(holds: boolean, sentence: string): asserts holds {
  if (!holds) throw new ConformanceFailure(sentence);
}

/** Sorts the properties of an object, so that their order does not matter in a comparison. */
const sorted = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** Converts a value to text that is the same for deeply equal values. */
export const written = (value: unknown): string => JSON.stringify(value, sorted) ?? String(value);

/** Fails unless two values are deeply equal. */
export function expectAlike(actual: unknown, expected: unknown, what: string): void {
  const [is, shouldBe] = [written(actual), written(expected)];
  expect(is === shouldBe, `${what}: expected ${shouldBe}, got ${is}`);
}

/** Decimal text as the interface defines it, without exponent, plus sign or blanks. */
const DECIMAL = /^-?\d+(?:\.\d+)?$/;

/** Fails unless a value is decimal text, such as `'12.50'`. */
export function expectDecimal(value: unknown, what: string): asserts value is Decimal {
  expect(
    typeof value === 'string' && DECIMAL.test(value),
    `${what} is ${JSON.stringify(value)}, which is not decimal text`,
  );
}

/** Fails unless two amounts are equal. */
export function expectAmount(actual: unknown, expected: Decimal, what: string): void {
  expectDecimal(actual, what);
  expect(compare(actual, expected) === 0, `${what}: expected ${expected}, got ${actual}`);
}

/** Fails if an amount has more decimals than `most`. */
export function expectFits(amount: Decimal, most: number, what: string): void {
  expect(decimalsOf(amount) <= most, `${what} has more than ${most} decimals: ${amount}`);
}

/**
 * Fails unless a call was rejected with an `AdapterError` with this failure. An app depends on the class and the
 * failure: it signs the user out, repeats the call, or reports a bug.
 */
export function expectFailure(error: unknown, failure: AdapterFailure, what: string): void {
  const wanted = `expected an AdapterError with the failure ${failure}`;
  expect(
    error instanceof AdapterError,
    `The rejection of ${what}: ${wanted}, got ${String(error)}`,
  );
  expect(
    error.failure === failure,
    `The rejection of ${what}: ${wanted}, got the failure ${error.failure}`,
  );
}

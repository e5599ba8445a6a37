import type { BaseIssue, GenericSchema, InferOutput } from 'valibot';
import { getDotPath, safeParse } from 'valibot';

/**
 * An answer of a back end that cannot be read without guessing. The call then rejects. The message contains the place,
 * and never a value, which may be private.
 */
export class UnreadableAnswer extends Error {
  /** The place in the answer: `wallets.0.balances.usd`; empty for the answer as a whole. */
  readonly path: string;

  constructor(what: string, path: string, problem: string) {
    super(`The ${what} of the back end cannot be read: ${path === '' ? 'it' : path} ${problem}`);
    this.name = 'UnreadableAnswer';
    this.path = path;
  }
}

/** The kind of a value, for a message. */
function kindOf(value: unknown): string {
  if (value === undefined) return 'is missing';
  if (value === null) return 'is null';
  if (Array.isArray(value)) return 'is a list';
  return typeof value === 'object' ? 'is an object' : `is a ${typeof value}`;
}

const problemOf = ({ type, message, input }: BaseIssue<unknown>) =>
  type === 'check' || type === 'regex' ? message : kindOf(input);

/** Parses an answer by a schema; throws `UnreadableAnswer` for the first mismatch. */
export function readBy<Schema extends GenericSchema>(
  what: string,
  schema: Schema,
  value: unknown,
): InferOutput<Schema> {
  const { success, output, issues } = safeParse(schema, value, { abortEarly: true });
  if (success) return output;
  const [issue] = issues;
  throw new UnreadableAnswer(what, getDotPath(issue) ?? '', problemOf(issue));
}

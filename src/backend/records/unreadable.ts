import type { BaseIssue, GenericSchema, InferOutput } from 'valibot';
import { getDotPath, safeParse } from 'valibot';

/**
 * The rejection of a call whose response cannot be read without guessing. The message contains the path of the
 * unreadable value, but never the value, which may be private.
 */
export class UnreadableAnswer extends Error {
  /** The path in the response: `wallets.0.balances.usd`. Empty for the whole response. */
  readonly path: string;

  constructor(what: string, path: string, problem: string) {
    super(`The ${what} of the back end cannot be read: ${path === '' ? 'it' : path} ${problem}`);
    this.name = 'UnreadableAnswer';
    this.path = path;
  }
}

/** Describes the type of a value, for the message of the error. */
function kindOf(value: unknown): string {
  if (value === undefined) return 'is missing';
  if (value === null) return 'is null';
  if (Array.isArray(value)) return 'is a list';
  return typeof value === 'object' ? 'is an object' : `is a ${typeof value}`;
}

const problemOf = ({ type, message, input }: BaseIssue<unknown>) =>
  type === 'check' || type === 'regex' ? message : kindOf(input);

/** Parses a response by a schema. Throws `UnreadableAnswer` with the first mismatch. */
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

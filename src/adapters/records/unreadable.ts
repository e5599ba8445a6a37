import {
  getDotPath,
  safeParse,
  type BaseIssue,
  type GenericSchema,
  type InferOutput,
} from 'valibot';

/**
 * The error of a call whose response is invalid. The message contains the path of the invalid value, but not the value,
 * which may be private.
 */
export class UnreadableAnswer extends Error {
  /** The path of the value in the response, such as `wallets.0.balances.usd`. Empty for the whole response. */
  readonly path: string;

  constructor(what: string, path: string, problem: string) {
    super(`The ${what} of the back end cannot be read: ${path === '' ? 'it' : path} ${problem}`);
    this.name = 'UnreadableAnswer';
    this.path = path;
  }
}

/** Describes the type of a value for the error message, which must not contain the value. */
function kindOf(value: unknown): string {
  if (value === undefined) return 'is missing';
  if (value === null) return 'is null';
  if (Array.isArray(value)) return 'is a list';
  return typeof value === 'object' ? 'is an object' : `is a ${typeof value}`;
}

const problemOf = ({ type, message, input }: BaseIssue<unknown>) =>
  type === 'check' || type === 'regex' ? message : kindOf(input);

/** Parses a response with a schema. Throws `UnreadableAnswer` with the path of the first invalid value. */
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

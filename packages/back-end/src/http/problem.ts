import type { MessageRefusal } from '#src/domain/ledger/call';
import { shortSentence } from '#src/adapters/records/readParts';
import { BOUNDS, type TextKind } from '#src/domain/text/text';
import type {
  AdapterRefusal,
  Challenge,
  CreateWalletRefusal,
  SignInRefusal,
  SignUpRefusal,
} from '#src/adapters/walletAdapter';

/** An error of the back end as problem details (RFC 9457). Unreadable fields are ignored. */
export interface Problem {
  readonly status: number;
  /** The kind of the error, such as `insufficient-balance`. */
  readonly kind?: string;
  readonly title?: string;
  /** A sentence for the user. */
  readonly detail?: string;
  /** The unchanged body, for fields that only this back end has. A text if the body is not JSON. */
  readonly body: unknown;
}

/** The kinds of refusals without further fields. */
const PLAIN = [
  'insufficient-balance',
  'no-recipient',
  'not-a-number',
  'not-positive',
  'same-currency',
  'no-quote',
  'preparation-expired',
  'not-confirmed',
  'converts-to-nothing',
  'duplicate',
] as const;

type Fields = Readonly<Partial<Record<string, unknown>>>;

/** Returns the body as an object with unknown fields. A body that is not an object has no fields. */
export const fieldsOf = (body: unknown) => (body ?? {}) as Fields;

function textsOf<Name extends string>(fields: Fields, names: readonly Name[]) {
  const texts = names.flatMap((name) => {
    const text = fields[name];
    return typeof text === 'string' && text !== '' ? [[name, text]] : [];
  });
  return Object.fromEntries(texts) as Partial<Record<Name, string>>;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Reads the body of a response with an error status. */
export function readProblem(status: number, text: string): Problem {
  const body = parsed(text);
  return { status, ...textsOf(fieldsOf(body), ['kind', 'title', 'detail']), body };
}

const isTextKind = (field: unknown): field is TextKind =>
  typeof field === 'string' && Object.hasOwn(BOUNDS, field);

const isCount = (value: unknown): value is number => Number.isSafeInteger(value);

const WAYS = ['code', 'passkey', 'approval'] as const;

/**
 * Reads a challenge. Returns undefined if the id is missing or the `way` is unknown. Ignores other unreadable fields.
 */
export function readChallenge(value: unknown): Challenge | undefined {
  const fields = fieldsOf(value);
  const { id, target, resendAt } = textsOf(fields, ['id', 'target', 'resendAt']);
  const way = WAYS.find((known) => known === fields['way']);
  if (id === undefined || way === undefined) return undefined;
  return {
    kind: 'challenge',
    id,
    way,
    ...(target !== undefined && { target }),
    ...(resendAt !== undefined && { resendAt }),
    ...(fields['data'] !== undefined && { data: fields['data'] }),
  };
}

/** Returns the refusal for a problem's kind, or undefined if the kind is unknown or a field is missing. */
function namedRefusal({ kind, body }: Problem): AdapterRefusal | undefined {
  const plain = PLAIN.find((name) => name === kind);
  if (plain) return { kind: plain };
  if (kind === 'challenge') return readChallenge(fieldsOf(body)['challenge']);
  const { field, most, digits, decimals } = fieldsOf(body);
  if (kind === 'too-many-digits' && isCount(digits)) return { kind, digits };
  if (kind === 'too-many-decimals' && isCount(decimals)) return { kind, decimals };
  if ((kind === 'invisible-characters' || kind === 'link') && isTextKind(field))
    return { kind, field };
  if (kind === 'too-long' && isTextKind(field) && isCount(most)) return { kind, field, most };
  return undefined;
}

/** Returns a refusal that shows the problem's `detail` or `title` to the user. */
export function messageOf({ status, title, detail, body }: Problem): MessageRefusal {
  const { retry } = fieldsOf(body);
  const text = detail ?? title ?? `The server refused this request (${status}).`;
  return {
    kind: 'message',
    text: shortSentence(text),
    ...textsOf(fieldsOf(body), ['field']),
    retry: retry === true || retry === 'new' ? retry : false,
  };
}

/** Returns why an order was refused: the problem's kind if Florin knows it, otherwise the back end's text. */
export function refusalOf(problem: Problem): AdapterRefusal {
  return namedRefusal(problem) ?? messageOf(problem);
}

/** Returns why a sign-in was refused, or the challenge that the user has to answer. */
export function signInRefusalOf(problem: Problem): SignInRefusal {
  const named = namedRefusal(problem);
  if (named?.kind === 'challenge' || named?.kind === 'not-confirmed') return named;
  return problem.status === 401 ? { kind: 'wrong-credentials' } : messageOf(problem);
}

/** Returns why no account was opened: the kind `not-opened`, or the back end's text. */
export function signUpRefusalOf(problem: Problem): SignUpRefusal {
  return problem.kind === 'not-opened' ? { kind: problem.kind } : messageOf(problem);
}

/** Returns why no wallet was created: the problem's kind if Florin knows it, otherwise the back end's text. */
export function newWalletRefusalOf(problem: Problem): CreateWalletRefusal {
  if (problem.kind === 'no-name') return { kind: problem.kind };
  const named = namedRefusal(problem);
  if (named?.kind === 'duplicate') return named;
  return named && 'field' in named && named.kind !== 'message' ? named : messageOf(problem);
}

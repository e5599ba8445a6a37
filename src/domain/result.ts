/**
 * The result of a rule: the new value, or a refusal. A refusal is an expected outcome with a message for the user, so
 * it is a value; exceptions are for errors of the program.
 */
export type Result<Value, Refusal> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly refusal: Refusal };

/** Returns a successful result with a value. */
export function accept<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

/** Returns a failed result with a refusal. */
export function refuse<Refusal>(refusal: Refusal): {
  readonly ok: false;
  readonly refusal: Refusal;
} {
  return { ok: false, refusal };
}

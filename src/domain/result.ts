/**
 * The result of a rule: the new value, or a refusal. A refusal is an expected outcome with a message for the user, so
 * it is a value; exceptions are for mistakes of the program.
 */
export type Result<Value, Refusal> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly refusal: Refusal };

/** The result of a rule that holds. */
export function accept<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

/** The result of a rule that refuses, with the reason. */
export function refuse<Refusal>(refusal: Refusal): {
  readonly ok: false;
  readonly refusal: Refusal;
} {
  return { ok: false, refusal };
}

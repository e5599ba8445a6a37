/**
 * The answer of a rule: the new value, or a refusal. A refusal is an expected outcome that the
 * interface puts into words, so it is a value; exceptions stay for mistakes of the program.
 */
export type Result<Value, Refusal> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly refusal: Refusal };

/** The rule holds; here is its outcome. */
export function accept<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

/** The rule refuses, and says why. */
export function refuse<Refusal>(refusal: Refusal): {
  readonly ok: false;
  readonly refusal: Refusal;
} {
  return { ok: false, refusal };
}

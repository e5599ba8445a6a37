import type { SubmitRefusal } from '../../domain/ledger';

/**
 * Submits an order and resolves with the reason why it was not carried out, or null. A call that
 * throws or rejects, because a server answered 503 for one, counts as a failed call: the form says so
 * and can be submitted again.
 */
export async function refusalOf(
  submit: () => Promise<SubmitRefusal | null>,
): Promise<SubmitRefusal | null> {
  try {
    return await submit();
  } catch {
    return { kind: 'call-failed' };
  }
}

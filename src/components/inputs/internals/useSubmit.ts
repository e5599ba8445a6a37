import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { CallOptions, CallRefusal } from '../../../domain/ledger/call';
import { isEqual } from '../../../hooks/isEqual';
import { randomKey } from '../../../hooks/randomKey';
import { callWords, type Words } from './callWords';

/**
 * Returns a function that shows a refusal at its field and focuses the field. If the form has no such field, the form
 * shows the refusal.
 */
export const showRefusalIn =
  <Fields extends FieldValues>({
    getValues,
    setError,
  }: Pick<UseFormReturn<Fields>, 'getValues' | 'setError'>) =>
  ({ field = '', text }: Words): void => {
    const isField = Object.hasOwn(getValues(), field);
    const name = isField ? (field as Path<Fields>) : 'root';
    setError(name, { message: text }, { shouldFocus: isField });
  };

export interface SubmitParts<Refusal> {
  /** Shows the sentence for a refusal in the form. */
  readonly show: (words: Words) => void;
  readonly toWords?: (refusal: Refusal | CallRefusal) => Words;
  /** Called with the refusal if the form has unmounted before the callback settled. */
  readonly onRefusedUnseen?: ((refusal: Refusal | CallRefusal) => void) | undefined;
}

/** A refused submission. If the user submits the same values again, the submission may reuse the idempotency key. */
interface Attempt {
  readonly values: unknown;
  readonly idempotencyKey: string;
  readonly words: Words;
}

/**
 * Returns `submit`, which passes the values of a form to a callback and shows a refusal, and `cancel`, which aborts the
 * call. If the callback throws or rejects, for example because a server answered 503, the form shows that the request
 * failed.
 */
export function useSubmit<Refusal extends { readonly kind: string } = CallRefusal>({
  show,
  toWords = callWords,
  onRefusedUnseen,
}: SubmitParts<Refusal>) {
  const attempts = useRef<readonly Attempt[]>([]);
  const pending = useRef<AbortController>(null);
  const cancel = () => pending.current?.abort();
  useEffect(() => () => pending.current?.abort(), []);

  type Answer = Refusal | CallRefusal | null | undefined | void;

  /**
   * Submits the values. The promise resolves with true if the call succeeded and the form is still mounted, otherwise
   * with false. If the form has unmounted, the result is false even after a success, so that the caller does not close
   * another form that has opened since.
   */
  const submit = async <Values>(
    values: Values,
    call: (values: Values, options: CallOptions) => Answer | Promise<Answer>,
  ): Promise<boolean> => {
    const before = attempts.current.find((attempt) => isEqual(attempt.values, values));
    if (before?.words.retry === false) {
      // Removes the old message first, because screen readers do not announce an unchanged message again.
      flushSync(() => {
        show({ text: '' });
      });
      show(before.words);
      return false;
    }
    const idempotencyKey = before?.idempotencyKey ?? randomKey();
    pending.current = new AbortController();
    const { signal } = pending.current;
    const cancelled = new Promise<false>((resolve) => {
      signal.addEventListener('abort', () => {
        resolve(false);
      });
    });
    const carryOut = async () => {
      let refusal: Answer;
      try {
        refusal = await call(values, { signal, idempotencyKey });
      } catch (cause) {
        // The callback rejected with the reason of the signal, so the call was aborted on purpose.
        if (signal.aborted && cause === signal.reason) return false;
        refusal = { kind: 'call-failed' };
      }
      attempts.current = attempts.current.filter((attempt) => attempt !== before);
      if (!refusal) return true;
      const words = toWords(refusal);
      if (words.retry !== undefined && words.retry !== 'new')
        attempts.current = [...attempts.current, { values, idempotencyKey, words }];
      if (signal.aborted) onRefusedUnseen?.(refusal);
      else show(words);
      return false;
    };
    // After `cancel` or an unmount, the result is false at once, so the form can be submitted again even if the aborted
    // call never settles.
    return Promise.race([carryOut(), cancelled]);
  };

  return {
    submit,
    cancel,
    /** Shows a refusal at its field, or, with `isAboutForm`, as the error of the whole form. */
    refuse: (refusal: Refusal, isAboutForm = false) => {
      const words = toWords(refusal);
      show(isAboutForm ? { text: words.text } : words);
    },
  };
}

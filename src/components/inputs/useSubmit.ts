import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { CallOptions, CallRefusal } from '../../domain/ledger/call';
import { isEqual } from '../../hooks/isEqual';
import { randomKey } from '../../hooks/randomKey';
import type { Words } from './callWords';
import { callWords } from './callWords';

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

/** The parts of a submission that differ between forms. */
export interface SubmitParts<Refusal> {
  /** Shows a refusal in the form. */
  readonly show: (words: Words) => void;
  readonly toWords?: (refusal: Refusal | CallRefusal) => Words;
  /** Called with a refusal after the form has unmounted. */
  readonly onRefusedUnseen?: ((refusal: Refusal | CallRefusal) => void) | undefined;
}

/** The last submission of certain values. It is kept for submitting the same values again. */
interface Attempt {
  readonly values: unknown;
  readonly idempotencyKey: string;
  readonly words: Words;
}

/**
 * Passes the values of a form to a callback, and shows a refusal. If the callback throws or rejects, for example
 * because a server answered 503, the call counts as failed.
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
   * The promise resolves with true if the submission succeeded and the form is still open. Otherwise it resolves with
   * false. A form that was closed while the submission was pending gets false even after a success, so that the caller
   * does not close a form that was opened later.
   */
  const submit = async <Values>(
    values: Values,
    call: (values: Values, options: CallOptions) => Answer | Promise<Answer>,
  ): Promise<boolean> => {
    const before = attempts.current.find((attempt) => isEqual(attempt.values, values));
    if (before?.words.retry === false) {
      // The old message is removed first, so that the same message is announced again.
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
        // The callback aborted the call because of the signal.
        if (signal.aborted && cause === signal.reason) return false;
        refusal = { kind: 'call-failed' };
      }
      attempts.current = attempts.current.filter((attempt) => attempt !== before);
      if (!refusal) return !signal.aborted;
      const words = toWords(refusal);
      if (words.retry !== undefined && words.retry !== 'new')
        attempts.current = [...attempts.current, { values, idempotencyKey, words }];
      if (signal.aborted) onRefusedUnseen?.(refusal);
      else show(words);
      return false;
    };
    // After a cancellation, the form can be submitted again, even if the old call never ends.
    return Promise.race([carryOut(), cancelled]);
  };

  return {
    submit,
    cancel,
    /** Shows a refusal of the typed values, or, with `isAboutForm`, a refusal that concerns no typed value. */
    refuse: (refusal: Refusal, isAboutForm = false) => {
      const words = toWords(refusal);
      show(isAboutForm ? { text: words.text } : words);
    },
  };
}

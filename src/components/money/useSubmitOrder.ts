import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { SubmitRefusal } from '../../domain/ledger/ledger';
import { showRefusalIn, useSubmit } from '../inputs/useSubmit';
import type { SayRefusal } from './refusalText';
import { refusalWords } from './refusalText';

/**
 * Submits the orders of a form, and reports refusals. A refusal is shown at its field, or as an error of the whole
 * form. If the form has unmounted, `onRefusedUnseen` is called. With `showsDoubts`, the form lists payments in doubt,
 * and a failed call is shown only in that list.
 */
export function useSubmitOrder<Fields extends FieldValues>(
  form: Pick<UseFormReturn<Fields>, 'getValues' | 'setError'>,
  sayRefusal: SayRefusal,
  onRefusedUnseen?: (refusal: SubmitRefusal) => void,
  showsDoubts = false,
) {
  const show = showRefusalIn(form);
  const toWords = (refusal: SubmitRefusal) =>
    showsDoubts && refusal.kind === 'call-failed'
      ? { text: '', retry: true }
      : refusalWords(refusal, sayRefusal);
  const { submit } = useSubmit<SubmitRefusal>({ show, toWords, onRefusedUnseen });
  const refuse = (refusal: SubmitRefusal) => {
    show(toWords(refusal));
  };
  /** Shows a refusal that concerns no typed value. */
  const refuseForm = (refusal: SubmitRefusal) => {
    show({ text: toWords(refusal).text });
  };
  return { refuse, refuseForm, submit };
}

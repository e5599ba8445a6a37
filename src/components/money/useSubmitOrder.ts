import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { SubmitRefusal } from '../../domain/ledger';
import { useIsMounted } from '../../hooks/useIsMounted';
import { refusalText, refusedField } from './refusalText';

/**
 * Submits the orders of a form, and says their refusals: at the field that a refusal is about, for the
 * form as a whole, or through `onRefusedUnseen` when the form is gone.
 */
export function useSubmitOrder<Fields extends FieldValues>(
  { getValues, setError }: Pick<UseFormReturn<Fields>, 'getValues' | 'setError'>,
  onRefusedUnseen?: (refusal: SubmitRefusal) => void,
) {
  const mounted = useIsMounted();

  const refuse = (refusal: SubmitRefusal) => {
    const field = refusedField(refusal);
    const isField = Object.hasOwn(getValues(), field);
    const name = isField ? (field as Path<Fields>) : 'root';
    setError(name, { message: refusalText(refusal) }, { shouldFocus: isField });
  };

  /**
   * Submits an order. Resolves with whether it is carried out and the form is still there: a form that
   * was closed meanwhile must not close the one that was opened after it. A call that throws or rejects,
   * because a server answered 503 for one, counts as a failed call.
   */
  const submit = async (call: () => Promise<SubmitRefusal | null>): Promise<boolean> => {
    let refusal: SubmitRefusal | null;
    try {
      refusal = await call();
    } catch {
      refusal = { kind: 'call-failed' };
    }
    if (!mounted.current) {
      if (refusal) onRefusedUnseen?.(refusal);
      return false;
    }
    if (refusal) refuse(refusal);
    return refusal === null;
  };

  return { refuse, submit };
}

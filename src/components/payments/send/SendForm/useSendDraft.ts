import { amountText } from '../../../../domain/money/amountText';
import { useOnLeave } from '../../../../hooks/useOnLeave';
import type { AmountUnit } from '../../../money/useAmountUnit';
import { useFlorin } from '../../../provider/useFlorin';
import type { SendFields, SendFieldsForm } from '../internals/sendFields';

/**
 * Passes the typed values to `onLeave` when the form unmounts. An amount in the unit of account is converted to the
 * currency, because a new form starts with the currency as its unit.
 */
export function useSendDraft(
  { getValues }: SendFieldsForm,
  unit: AmountUnit,
  onLeave: ((typed: SendFields) => void) | undefined,
): void {
  const { locale } = useFlorin();
  useOnLeave(() => {
    const typed = getValues();
    const read = unit.read(typed.amount);
    const isConverted = unit.price !== null && read.ok;
    const amount = isConverted ? amountText(read.value, unit.currency, { locale }) : typed.amount;
    onLeave?.({ ...typed, amount });
  });
}

import type { UseFormRegisterReturn } from 'react-hook-form';
import { readRecipient } from '../../../../domain/recipients/recipient';
import { faultOf } from '../../../../domain/recipients/recipientKind';
import { checkRecipientText } from '../../../../domain/recipients/recipientText';
import { textRefusalText, type SayRefused } from '../../../inputs/internals/textRules';
import { useFlorin } from '../../../provider/useFlorin';
import { ownKindsIn, refusesUnknown } from '../../recipients/internals/offeredKinds';
import { useSayRecipient } from '../../recipients/useSayRecipient';
import type { SendFieldsForm } from '../internals/sendFields';

/**
 * Registers the recipient field with its validation rules. Call this hook in one component only: another call of
 * `register` without these rules would remove them. Each field is registered by the component that renders it, because
 * react-hook-form focuses the first invalid field in the order of registration.
 */
export function useRecipientInput(
  { register }: SendFieldsForm,
  sayRefused: SayRefused,
): UseFormRegisterReturn<'recipient'> {
  const settings = useFlorin();
  const { recipients } = settings;
  const sayRecipient = useSayRecipient();
  return register('recipient', {
    validate: (text: string) => {
      const checked = checkRecipientText(text);
      if (!checked.ok) return textRefusalText(checked.refusal, sayRefused, ownKindsIn(recipients));
      const wrong = faultOf(text, recipients);
      if (wrong) return sayRecipient(wrong.of, wrong.sentence);
      const isUnknown =
        refusesUnknown(settings) && readRecipient(text, recipients).kind === 'unknown';
      return !isUnknown || sayRefused('unknownKind');
    },
  });
}

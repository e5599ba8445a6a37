import Stack from '@mui/material/Stack';
import { useState, type KeyboardEvent } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { CurrencyInfo } from '../../../domain/currency/currency';
import type { KnownRecipient } from '../../../domain/recipients/knownRecipient';
import { readRecipient } from '../../../domain/recipients/recipient';
import { isNote, recipientWarnings } from '../../../domain/recipients/recipientWarnings';
import { useAfterPress } from '../../../hooks/useAfterPress';
import { betweenFields } from '../../../theme/styles';
import { AddressEnd, withAddressEnd } from '../../inputs/internals/addressEnd';
import { clearErrorOf } from '../../inputs/internals/clearErrorOf';
import { isComposingKey } from '../../inputs/internals/composition';
import { isAtOnce } from '../../inputs/internals/isAtOnce';
import { TextField, type TextFieldProps } from '../../inputs/TextField';
import { useFlorin } from '../../provider/useFlorin';
import { RecipientKind } from '../../payments/recipients/RecipientKind';
import {
  RecipientWarning,
  type RecipientWarningProps,
} from '../../payments/recipients/RecipientWarning/RecipientWarning';
import type { ContactFields } from './contactWords';

export interface PlaceFieldProps extends Pick<
  TextFieldProps,
  'label' | 'error' | 'readOnly' | 'type'
> {
  form: UseFormReturn<ContactFields>;
  name: 'email' | `places.${number}`;
  /** The currency that the address must be able to receive. An email address can receive every currency. */
  currency: CurrencyInfo;
  currencies: readonly CurrencyInfo[];
  known: readonly KnownRecipient[];
  warningTexts: RecipientWarningProps['messages'];
}

/**
 * A field for an address. It shows the kind of the address and warnings when the field loses the focus, or after a
 * paste or a drop. While the user types, it shows neither, because the address is still incomplete.
 */
export function PlaceField({
  form,
  name,
  currency,
  currencies,
  known,
  warningTexts,
  ...field
}: PlaceFieldProps) {
  const { control, register } = form;
  const text = useWatch({ control, name });
  const [settled, setSettled] = useState(text);
  const afterPress = useAfterPress();
  const { recipients: kinds } = useFlorin();
  const looked = text === settled ? text : '';
  // Leaves out the warnings that do not help here:
  // - Notes, and the warning that the text is the beginning of a known recipient, are only useful for payments.
  // - A wallet address in the email field is already an error.
  const warningsOf = (recipient: string) =>
    recipientWarnings({ recipient, currency, currencies, known, kinds }).filter(
      (warning) =>
        !isNote(warning) &&
        warning.kind !== 'beginning' &&
        (name !== 'email' || warning.kind !== 'other-network'),
    );
  /**
   * Enter submits the form while the field still has the focus, so its warnings are not shown yet. If there is a new
   * warning, the first press of Enter only shows the warning.
   */
  const showWarningsFirst = (event: KeyboardEvent) => {
    if (
      event.key !== 'Enter' ||
      isComposingKey(event) ||
      looked !== '' ||
      warningsOf(text).length === 0
    )
      return;
    event.preventDefault();
    setSettled(text);
  };
  const registered = register(name, { onChange: clearErrorOf(form, name) });
  return (
    <div>
      <TextField
        {...field}
        {...registered}
        autoComplete="off"
        endAdornment={<AddressEnd of={text} />}
        sx={withAddressEnd}
        inputProps={{
          autoCapitalize: 'none',
          spellCheck: false,
          dir: 'auto',
          onKeyDown: showWarningsFirst,
        }}
        hint={looked.trim() !== '' && <RecipientKind recipient={readRecipient(looked, kinds)} />}
        onChange={(event) => {
          void registered.onChange(event);
          if (isAtOnce(event)) setSettled(event.target.value);
        }}
        onBlur={(event) => {
          void registered.onBlur(event);
          const left = event.target.value;
          afterPress(() => {
            setSettled(left);
          });
        }}
      />
      {/* Always rendered, because screen readers announce only changes inside an existing live region. */}
      <Stack role="status" spacing={3} sx={betweenFields}>
        {warningsOf(looked).map((warning) => (
          <RecipientWarning key={warning.kind} warning={warning} messages={warningTexts} />
        ))}
      </Stack>
    </div>
  );
}

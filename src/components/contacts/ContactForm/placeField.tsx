import Stack from '@mui/material/Stack';
import type { KeyboardEvent } from 'react';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import type { CurrencyInfo } from '../../../domain/currency/currency';
import type { KnownRecipient } from '../../../domain/recipients/knownRecipient';
import { readRecipient } from '../../../domain/recipients/recipient';
import { isNote, recipientWarnings } from '../../../domain/recipients/recipientWarnings';
import { useAfterPress } from '../../../hooks/useAfterPress';
import { clearErrorOf } from '../../inputs/clearErrorOf';
import { isAtOnce } from '../../inputs/isAtOnce';
import type { TextFieldProps } from '../../inputs/TextField';
import { TextField } from '../../inputs/TextField';
import { RecipientKind } from '../../payments/recipients/RecipientKind/RecipientKind';
import type { RecipientWarningProps } from '../../payments/recipients/RecipientWarning/RecipientWarning';
import { RecipientWarning } from '../../payments/recipients/RecipientWarning/RecipientWarning';
import type { ContactFields } from './contactWords';

interface PlaceFieldProps extends Pick<TextFieldProps, 'label' | 'error' | 'readOnly' | 'type'> {
  form: UseFormReturn<ContactFields>;
  name: 'email' | `places.${number}`;
  /** The currency that the place takes; an e-mail address takes any. */
  currency: CurrencyInfo;
  currencies: readonly CurrencyInfo[];
  known: readonly KnownRecipient[];
  warningTexts: RecipientWarningProps['messages'];
}

/**
 * A place at which somebody takes money. Below it stands what it is, and what looks wrong with it: once the field
 * is left, or at once after a paste or a drop. While an address is being typed it is always wrong.
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
  const looked = text === settled ? text : '';
  // Notes and beginnings are about payments. A wallet address is no e-mail address, which the field refuses by itself.
  const warningsOf = (recipient: string) =>
    recipientWarnings({ recipient, currency, currencies, known }).filter(
      (warning) =>
        !isNote(warning) &&
        warning.kind !== 'beginning' &&
        (name !== 'email' || warning.kind !== 'other-network'),
    );
  /** Enter saves without leaving the field: a warning that nobody has read yet takes a second press. */
  const sayFirst = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || looked !== '' || warningsOf(text).length === 0) return;
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
        inputProps={{ autoCapitalize: 'none', spellCheck: false, dir: 'auto', onKeyDown: sayFirst }}
        hint={looked.trim() !== '' && <RecipientKind recipient={readRecipient(looked)} />}
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
      {/* Live from the start, so that what comes into it is announced. */}
      <Stack role="status" spacing={3} sx={apart}>
        {warningsOf(looked).map((warning) => (
          <RecipientWarning key={warning.kind} warning={warning} messages={warningTexts} />
        ))}
      </Stack>
    </div>
  );
}

/** The label of the next field stands on its border. */
const apart = { '&:not(:empty)': { marginBlockEnd: 4 } } as const;

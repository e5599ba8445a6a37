import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import type { CurrencyId } from '../../../../domain/currency/currency';
import type { KnownRecipient } from '../../../../domain/recipients/knownRecipient';
import { useAfterPress } from '../../../../hooks/useAfterPress';
import { buttonsInField, fieldButtons } from '../../../../theme/buttonsInField';
import { AddressEnd, withAddressEnd } from '../../../inputs/internals/addressEnd';
import { HelperLine } from './helperLine';
import { SuggestionList } from './suggestionList';
import { useSuggestions } from './useSuggestions';
import { useRecipientKind } from './useRecipientKind';
import { rooted } from '../../../provider/internals/rooted';
import type { RootProps } from '../../../provider/internals/roots';

export interface RecipientFieldProps extends RootProps {
  /** The field's label, always visible. */
  label: string;
  /**
   * A sentence about the texts that the field accepts. It is shown while the field has the focus, until the kind of
   * recipient is known. Without an error, it is also the accessible description of the field.
   */
  hint: string;
  value: string;
  /**
   * Called with the text after each edit. If `onPick` is omitted, also called with the recipient of a selected
   * suggestion.
   */
  onChange: (text: string) => void;
  /** Called with a selected suggestion instead of `onChange`. */
  onPick?: ((known: KnownRecipient) => void) | undefined;
  /** Called with a pasted text. If it returns true, the text is not inserted into the field. */
  onPasteText?: ((text: string) => boolean) | undefined;
  /** Called when the text is complete: after the user has pasted or dropped a text, or has left the field. */
  onSettle?: ((text: string) => void) | undefined;
  onBlur?: (() => void) | undefined;
  /** The recipients to suggest: the result of `knownRecipients` of `florin/domain/knownRecipient`. None by default. */
  known?: readonly KnownRecipient[] | undefined;
  /** The selected currency. Recipients that accept it are suggested first. */
  currency?: CurrencyId | undefined;
  /** The error as a sentence; empty if there is no error. */
  error?: string | undefined;
  /** Buttons inside the field, at its end, such as one that scans a code. */
  actions?: ReactNode;
  /** Whether the text cannot be changed. Set it while the form is being submitted. */
  readOnly?: boolean | undefined;
  name?: string | undefined;
  /** A ref to the `input` element. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A controlled field for an email or wallet address. It suggests known recipients while the user types, and shows the
 * kind of the recipient below the field. The field never changes the typed text automatically.
 */
export const RecipientField = rooted(
  'RecipientField',
  function RecipientField(
    {
      label,
      hint,
      value,
      onChange,
      onPick,
      onPasteText,
      onSettle,
      onBlur,
      known,
      currency,
      error = '',
      actions,
      readOnly = false,
      name,
      ref,
    }: RecipientFieldProps,
    root,
  ) {
    const id = useId();
    const [isTyping, setTyping] = useState(false);
    const afterPress = useAfterPress();
    const settle = (text: string) => {
      setTyping(false);
      onSettle?.(text);
    };
    const suggestions = useSuggestions({
      id,
      value,
      known,
      currency,
      readOnly,
      onType: (text, isAtOnce) => {
        setTyping(true);
        onChange(text);
        if (isAtOnce) settle(text);
      },
      onPick: (picked) => {
        setTyping(false);
        if (onPick) onPick(picked);
        else onChange(picked.recipient);
      },
    });
    // MUI expects the key handler on the root. The root also contains buttons, so the handler is moved to the input.
    const { onKeyDown } = suggestions.getRootProps({
      onKeyDown: suggestions.selectFirst,
    }) as InputHTMLAttributes<HTMLInputElement>;
    const input = { ...suggestions.getInputProps(), onKeyDown };
    const helperId = `${id}-helper`;
    const kind = useRecipientKind(value, isTyping, known);
    return (
      <FormControl
        fullWidth
        error={error !== ''}
        {...root([
          { zIndex: suggestions.open ? 2 : 0 },
          actions ? buttonsInField : {},
          withAddressEnd,
        ])}
      >
        <InputLabel {...suggestions.getInputLabelProps()} shrink>
          <span>{label}</span>
        </InputLabel>
        <Box sx={{ position: 'relative' }}>
          <OutlinedInput
            ref={suggestions.setAnchorEl}
            notched
            fullWidth
            label={label}
            name={name}
            inputRef={ref}
            readOnly={readOnly}
            onBlur={({ target }) => {
              suggestions.close();
              afterPress(() => {
                settle(target.value);
              });
              onBlur?.();
            }}
            onPaste={(event) => {
              if (readOnly || !onPasteText?.(event.clipboardData.getData('text'))) return;
              event.preventDefault();
              setTyping(false);
              suggestions.close();
            }}
            endAdornment={
              <>
                <AddressEnd of={value} />
                {actions && <Box sx={fieldButtons}>{actions}</Box>}
              </>
            }
            inputProps={{ ...input, dir: 'auto', 'aria-describedby': helperId }}
          />
          {suggestions.open && <SuggestionList id={id} suggestions={suggestions} />}
        </Box>
        <HelperLine id={helperId} error={error} hint={hint} kind={kind} />
      </FormControl>
    );
  },
  ['ref'],
);

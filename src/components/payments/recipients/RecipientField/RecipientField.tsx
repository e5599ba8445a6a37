import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { visuallyHidden } from '@mui/utils';
import {
  useDeferredValue,
  useId,
  useMemo,
  useState,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
} from 'react';
import type { CurrencyId } from '../../../../domain/currency/currency';
import { recipientKey } from '../../../../domain/recipients/addressForms';
import type { KnownRecipient } from '../../../../domain/recipients/knownRecipient';
import { isFailed, readRecipient } from '../../../../domain/recipients/recipient';
import { visible } from '../../../../domain/text/text';
import { useAfterPress } from '../../../../hooks/useAfterPress';
import { buttonsInField, fieldButtons } from '../../../../theme/buttonsInField';
import { AddressEnd, withAddressEnd } from '../../../inputs/internals/addressEnd';
import { rooted } from '../../../provider/internals/rooted';
import type { RootProps } from '../../../provider/internals/roots';
import { useFlorin } from '../../../provider/useFlorin';
import { RecipientKind } from '../RecipientKind';
import { SuggestionList } from '../internals/suggestionList';
import { useSuggestions } from './useSuggestions';

export interface RecipientFieldProps extends RootProps {
  /** The field's label, always visible. */
  label: string;
  /**
   * A sentence about the texts that the field accepts. It is shown while the field has the focus, until the kind of
   * recipient is known. Without an error, it is also the accessible description of the field.
   */
  hint: string;
  /** The typed recipient. */
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
  /** Called when the field loses the focus. */
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
  /** The name of the field in its form. */
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
            disableInjectingGlobalStyles
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

interface HelperLineProps {
  id: string;
  error: string;
  hint: string;
  /** The kind of the recipient, as an element; null if the kind is not known. */
  kind: ReactNode;
}

/**
 * One line for the error, the kind of the recipient and the hint. The line keeps its height when it is empty, so that
 * the content below does not move.
 */
function HelperLine({ id, error, hint, kind }: HelperLineProps) {
  const isWrong = error !== '';
  return (
    <FormHelperText component="div" sx={helper}>
      {/* A live region, so that an error is announced even while the field has the focus. */}
      <Box
        id={id}
        aria-live="polite"
        data-hint={!isWrong && kind === null}
        sx={isWrong || kind === null ? {} : visuallyHidden}
      >
        {isWrong ? error : hint}
      </Box>
      <div role="status">{!isWrong && kind}</div>
    </FormHelperText>
  );
}

const helper = {
  minBlockSize: '1.4em',
  '&:not(.Mui-focused) > [data-hint="true"]': visuallyHidden,
} as const;

/**
 * Returns an element with the kind of a recipient, and with the name of the contact if the recipient is one. Returns
 * null for an empty text, and for an incomplete text while the user types.
 */
function useRecipientKind(
  value: string,
  isTyping: boolean,
  known: readonly KnownRecipient[] | undefined,
): ReactNode {
  const { recipients } = useFlorin();
  const text = useDeferredValue(value);
  const recipient = readRecipient(text, recipients);
  const name = useMemo(() => {
    const key = recipientKey(text, recipients);
    return known?.find((one) => one.name && recipientKey(one.recipient, recipients) === key)?.name;
  }, [known, recipients, text]);
  if (recipient.kind === 'empty') return null;
  if (isTyping && (isFailed(recipient) || recipient.kind === 'unknown')) return null;
  return (
    <Box component="span" sx={line}>
      <RecipientKind recipient={recipient} sx={kindOf} />
      {name !== undefined && (
        <>
          <Box component="span" sx={dot} />
          <Box component="bdi" sx={named}>
            {visible(name)}
          </Box>
        </>
      )}
    </Box>
  );
}

const line = { display: 'flex', columnGap: 1 } as const;

const kindOf = { flexShrink: 0, maxInlineSize: 'calc(100% - 5em)' } as const;

const dot = { '&::before': { content: '"·"' } } as const;

/** A long name ends with an ellipsis, so that the line keeps its height. */
const named = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  typography: 'caption',
  fontWeight: 600,
  color: 'text.primary',
} as const;

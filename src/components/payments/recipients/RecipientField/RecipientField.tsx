import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { useId, useState } from 'react';
import type { CurrencyId } from '../../../../domain/currency/currency';
import type { KnownRecipient } from '../../../../domain/recipients/knownRecipient';
import { useAfterPress } from '../../../../hooks/useAfterPress';
import { buttonsInField, fieldButtons } from '../../../../theme/buttonsInField';
import { pressable } from '../../../../theme/styles';
import { popupShadow, sizes } from '../../../../theme/vars';
import { useMessages } from '../../../provider/useMessages';
import { AddressEnd, withAddressEnd } from '../../../inputs/addressEnd';
import { KnownRow } from '../knownRow';
import { KnownRow as english } from '../KnownRow.messages';
import { useSuggestions } from './useSuggestions';
import { useRecipientKind } from './useRecipientKind';
import { rooted } from '../../../provider/rooted';
import type { RootProps } from '../../../provider/roots';

export interface RecipientFieldProps extends RootProps {
  /** The field's label, always visible. */
  label: string;
  /**
   * A helpful sentence. It is shown while the field has the focus and the kind of its text is not known. If there is no
   * error, it is also the accessible description of the field.
   */
  hint: string;
  /** The typed text. */
  value: string;
  /** Called with each new text. If `onPick` is omitted, also called with the text of a selected suggestion. */
  onChange: (text: string) => void;
  /** Called with a selected suggestion instead of `onChange`. */
  onPick?: ((known: KnownRecipient) => void) | undefined;
  /** Called with a pasted text. If it returns true, the text is not inserted into the field. */
  onPasteText?: ((text: string) => boolean) | undefined;
  /** Called with a complete text: after a text was inserted as a whole, or the field lost the focus. */
  onSettle?: ((text: string) => void) | undefined;
  onBlur?: (() => void) | undefined;
  /** The recipients to suggest, from `knownRecipients`; none by default. */
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
  /** The input element. */
  ref?: Ref<HTMLInputElement> | undefined;
}

declare module '../../../provider/roots' {
  interface Roots {
    RecipientField: RecipientFieldProps;
  }
}

/**
 * A controlled field for an email or wallet address. It suggests known recipients while the user types, and shows the
 * kind of the recipient below the field. It never changes the typed text.
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
    const {
      getRootProps,
      getInputLabelProps,
      getInputProps,
      getListboxProps,
      getOptionProps,
      setAnchorEl,
      groups,
      open,
      close,
      selectsFirst,
      selectFirst,
    } = useSuggestions({
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
    const say = useMessages('KnownRow', english);
    // MUI expects the key handler on the root. The root also contains buttons, so the handler is moved to the input.
    const { onKeyDown } = getRootProps({
      onKeyDown: selectFirst,
    }) as InputHTMLAttributes<HTMLInputElement>;
    const input = { ...getInputProps(), onKeyDown };
    const helperId = `${id}-helper`;
    const kind = useRecipientKind(value, isTyping, known);
    const isWrong = error !== '';
    return (
      <FormControl
        fullWidth
        error={isWrong}
        {...root([{ zIndex: open ? 2 : 0 }, actions ? buttonsInField : {}, withAddressEnd])}
      >
        <InputLabel {...getInputLabelProps()} shrink>
          {label}
        </InputLabel>
        <Box sx={{ position: 'relative' }}>
          <OutlinedInput
            ref={setAnchorEl}
            notched
            fullWidth
            label={label}
            name={name}
            inputRef={ref}
            readOnly={readOnly}
            onBlur={({ target }) => {
              close();
              afterPress(() => {
                settle(target.value);
              });
              onBlur?.();
            }}
            onPaste={(event) => {
              if (readOnly || !onPasteText?.(event.clipboardData.getData('text'))) return;
              event.preventDefault();
              setTyping(false);
              close();
            }}
            endAdornment={
              <>
                <AddressEnd of={value} />
                {actions && <Box sx={fieldButtons}>{actions}</Box>}
              </>
            }
            inputProps={{ ...input, dir: 'auto', 'aria-describedby': helperId }}
          />
          {open && (
            <Box
              component="ul"
              {...getListboxProps()}
              sx={selectsFirst ? [listbox, firstMarked] : listbox}
            >
              {(['contacts', 'recent'] as const).map((group) => {
                const before = group === 'recent' ? groups.contacts.length : 0;
                return (
                  groups[group].length > 0 && (
                    <Box key={group} role="group" aria-labelledby={`${id}-${group}`}>
                      <Typography id={`${id}-${group}`} variant="caption" sx={groupName}>
                        {say(group)}
                      </Typography>
                      {groups[group].map((suggestion, at) => {
                        const { key, ...option } = getOptionProps({
                          option: suggestion,
                          index: before + at,
                        });
                        return (
                          <Box component="li" key={key} {...option} sx={optionRow}>
                            <KnownRow known={suggestion} />
                          </Box>
                        );
                      })}
                    </Box>
                  )
                );
              })}
            </Box>
          )}
        </Box>
        {/* One line for the error, the kind of the recipient and the hint. The line keeps its height when it is
            empty, so that the content below does not move. */}
        <FormHelperText component="div" sx={helper}>
          {/* A live region, so that an error is announced even while the field has the focus. */}
          <Box
            id={helperId}
            aria-live="polite"
            data-hint={!isWrong && kind === null}
            sx={isWrong || kind === null ? {} : visuallyHidden}
          >
            {isWrong ? error : hint}
          </Box>
          <div role="status">{!isWrong && kind}</div>
        </FormHelperText>
      </FormControl>
    );
  },
  ['ref'],
);

/** The line keeps its height when it is empty. The hint is shown while the field has the focus. */
const helper = {
  minBlockSize: '1.4em',
  '&:not(.Mui-focused) > [data-hint="true"]': visuallyHidden,
} as const;

const groupName = { display: 'block', paddingInline: 2.5, color: 'text.secondary' } as const;

/**
 * The list is positioned below the field and over the following content, so that the content does not move when
 * suggestions appear.
 */
const listbox = {
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 'calc(100% + 4px)',
  zIndex: 2,
  margin: 0,
  padding: 2,
  maxBlockSize: 'min(320px, 45vh)',
  overflowY: 'auto',
  listStyle: 'none',
  border: 1,
  borderColor: 'fieldOutline',
  borderRadius: 1,
  bgcolor: 'background.raised',
  boxShadow: popupShadow,
} as const;

/** The suggestion that Enter selects has a frame, so that it differs not only by colour. */
const marked = {
  bgcolor: 'action.hover',
  outline: '2px solid',
  outlineColor: 'primary.main',
  outlineOffset: '-2px',
} as const;

/** If no suggestion is marked, Enter selects the first suggestion, so that suggestion is marked. */
const firstMarked = {
  '&:not(:has(.Mui-focusVisible)) [data-option-index="0"]': marked,
} as const;

const optionRow = {
  display: 'flex',
  alignItems: 'center',
  minBlockSize: sizes.target,
  paddingBlock: 2,
  paddingInline: 2.5,
  borderRadius: 1,
  cursor: 'pointer',
  ...pressable,
  '&.Mui-focusVisible': marked,
} as const;

import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { visuallyHidden } from '@mui/utils';
import type { Ref } from 'react';
import { useId, useState } from 'react';
import type { CurrencyId } from '../../domain/currency';
import type { KnownRecipient } from '../../domain/knownRecipient';
import { useAfterPress } from '../../hooks/useAfterPress';
import { popupShadow, sizes } from '../../theme/vars';
import { KnownRow } from './knownRow';
import { useOffers } from './useOffers';
import { useRecipientKind } from './useRecipientKind';
import { rooted } from '../provider/rooted';
import type { RootProps } from '../provider/roots';

export interface RecipientFieldProps extends RootProps {
  /** The field's name, always visible. */
  label: string;
  /** A sentence that helps. It is seen until there is something to say of the text, and heard until an error stands in its place. */
  hint: string;
  /** The text, as it was typed. */
  value: string;
  /** Called with the text after each change. A picked offer's text comes here, too, unless `onPick` is there. */
  onChange: (text: string) => void;
  /** Called with an offer that is picked, in place of `onChange`. */
  onPick?: ((known: KnownRecipient) => void) | undefined;
  /** Told of a pasted text; answers whether it is dealt with, so that it does not go into the field. */
  onPasteText?: ((text: string) => boolean) | undefined;
  /** Told of a text that is no longer being typed: it came at once, or the field is left. */
  onSettle?: ((text: string) => void) | undefined;
  onBlur?: (() => void) | undefined;
  /** Those who are offered, from `knownRecipients`; nobody without them. */
  known?: readonly KnownRecipient[] | undefined;
  /** The chosen currency: those who take it are offered first. */
  currency?: CurrencyId | undefined;
  /** A sentence on what is wrong; empty when nothing is. */
  error?: string | undefined;
  /** Shown but not to be changed, while the form is being sent. */
  readOnly?: boolean;
  name?: string;
  ref?: Ref<HTMLInputElement>;
}

/**
 * Asks for an e-mail address or a wallet address. It offers those who are known while one types, and says below what
 * the text is. The text stays as it was typed. It is controlled.
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
      offers,
      open,
      close,
      ignoreMarkOfPointer,
    } = useOffers({
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
    const input = getInputProps();
    const helperId = `${id}-helper`;
    const kind = useRecipientKind(value, isTyping);
    const isWrong = error !== '';
    return (
      <FormControl fullWidth error={isWrong} {...root({ zIndex: open ? 2 : 0 })}>
        <InputLabel {...getInputLabelProps()} shrink>
          {label}
        </InputLabel>
        <Box sx={{ position: 'relative' }}>
          <Box {...getRootProps({ onKeyDown: ignoreMarkOfPointer })}>
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
              inputProps={{ ...input, dir: 'auto', 'aria-describedby': helperId }}
            />
          </Box>
          {open && (
            <Box component="ul" {...getListboxProps()} sx={listbox}>
              {offers.map((offer, index) => {
                const { key, ...option } = getOptionProps({ option: offer, index });
                return (
                  <Box component="li" key={key} {...option} sx={optionRow}>
                    <KnownRow known={offer} />
                  </Box>
                );
              })}
            </Box>
          )}
        </Box>
        {/* One line for the three, which is kept while it is empty: nothing below moves as one types. */}
        <FormHelperText component="div">
          {/* Live, so that an error is heard also when the focus is in the field already. */}
          <Box id={helperId} aria-live="polite" sx={isWrong || kind === null ? {} : visuallyHidden}>
            {isWrong ? error : hint}
          </Box>
          <div role="status">{!isWrong && kind}</div>
        </FormHelperText>
      </FormControl>
    );
  },
);

/** Below the field and over what follows it, so that nothing moves as the offers come and go. */
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

/** The one that Enter picks has a frame, too, since colour alone tells nothing. */
const optionRow = {
  display: 'flex',
  alignItems: 'center',
  minBlockSize: sizes.target,
  paddingBlock: 2,
  paddingInline: 2.5,
  borderRadius: 1,
  cursor: 'pointer',
  '&:hover': { bgcolor: 'action.hover' },
  '&.Mui-focused': {
    bgcolor: 'action.hover',
    outline: '2px solid',
    outlineColor: 'primary.main',
    outlineOffset: '-2px',
  },
} as const;

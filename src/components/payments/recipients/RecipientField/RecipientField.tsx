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
import { popupShadow, sizes } from '../../../../theme/vars';
import { useMessages } from '../../../provider/useMessages';
import { KnownRow } from '../knownRow';
import { KnownRow as english } from '../KnownRow.messages';
import { useOffers } from './useOffers';
import { useRecipientKind } from './useRecipientKind';
import { rooted } from '../../../provider/rooted';
import type { RootProps } from '../../../provider/roots';

export interface RecipientFieldProps extends RootProps {
  /** The field's name, always visible. */
  label: string;
  /** A sentence that helps. It is shown while the field has the focus and there is nothing to show of the text, and describes the field until there is an error. */
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
  /** The recipients to suggest, from `knownRecipients`; none without them. */
  known?: readonly KnownRecipient[] | undefined;
  /** The chosen currency: those who take it are offered first. */
  currency?: CurrencyId | undefined;
  /** A sentence on what is wrong; empty when nothing is. */
  error?: string | undefined;
  /** Buttons inside the field, at its end, such as one that scans a code. */
  actions?: ReactNode;
  /** Shown but not to be changed, while the form is being sent. */
  readOnly?: boolean;
  name?: string;
  ref?: Ref<HTMLInputElement>;
}

declare module '../../../provider/roots' {
  interface Roots {
    RecipientField: RecipientFieldProps;
  }
}

/**
 * Asks for an e-mail address or a wallet address. It suggests known recipients while the user types, and shows below
 * what the text is. The text stays as it was typed. It is controlled.
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
      takesFirst,
      takeFirst,
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
    const say = useMessages('KnownRow', english);
    // The keys of the list are those of the text alone: the field holds buttons besides.
    const { onKeyDown } = getRootProps({
      onKeyDown: takeFirst,
    }) as InputHTMLAttributes<HTMLInputElement>;
    const input = { ...getInputProps(), onKeyDown };
    const helperId = `${id}-helper`;
    const kind = useRecipientKind(value, isTyping);
    const isWrong = error !== '';
    return (
      <FormControl
        fullWidth
        error={isWrong}
        {...root({ zIndex: open ? 2 : 0, ...(actions ? buttonsInField : {}) })}
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
            endAdornment={actions && <Box sx={fieldButtons}>{actions}</Box>}
            inputProps={{ ...input, dir: 'auto', 'aria-describedby': helperId }}
          />
          {open && (
            <Box
              component="ul"
              {...getListboxProps()}
              sx={takesFirst ? [listbox, firstMarked] : listbox}
            >
              {(['contacts', 'recent'] as const).map((group) => {
                const before = group === 'recent' ? groups.contacts.length : 0;
                return (
                  groups[group].length > 0 && (
                    <Box key={group} role="group" aria-labelledby={`${id}-${group}`}>
                      <Typography id={`${id}-${group}`} variant="caption" sx={groupName}>
                        {say(group)}
                      </Typography>
                      {groups[group].map((offer, at) => {
                        const { key, ...option } = getOptionProps({
                          option: offer,
                          index: before + at,
                        });
                        return (
                          <Box component="li" key={key} {...option} sx={optionRow}>
                            <KnownRow known={offer} />
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
        {/* One line for the three, which is kept while it is empty: nothing below moves as one types. */}
        <FormHelperText component="div" sx={helper}>
          {/* Live, so that an error is heard also when the focus is in the field already. */}
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
);

/** Its line is kept while nothing is shown. The hint is shown once the field has the focus. */
const helper = {
  minBlockSize: '1.4em',
  '&:not(.Mui-focused) > [data-hint="true"]': visuallyHidden,
} as const;

const groupName = { display: 'block', paddingInline: 2.5, color: 'text.secondary' } as const;

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

/** The suggestion that Enter takes has a frame besides its colour. */
const marked = {
  bgcolor: 'action.hover',
  outline: '2px solid',
  outlineColor: 'primary.main',
  outlineOffset: '-2px',
} as const;

/** While none is marked by the keyboard, Enter picks the first one. */
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
  '&:hover': { bgcolor: 'action.hover' },
  '&.Mui-focusVisible': marked,
} as const;

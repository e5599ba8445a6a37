import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import type { InputBaseComponentProps } from '@mui/material/InputBase';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ChangeEventHandler, FocusEventHandler, ReactNode, Ref } from 'react';
import { useId } from 'react';
import { rooted } from '../provider/rooted';
import type { RootProps } from '../provider/roots';

export interface TextFieldProps extends RootProps {
  /** The field's name, always visible. */
  label: string;
  /** A sentence on what is wrong; empty when nothing is. */
  error?: string | undefined;
  /** A sentence that helps, shown while there is no error. */
  hint?: ReactNode;
  /** Shows the hint behind an error as well, such as what is available behind `Insufficient balance`. */
  keepHint?: boolean;
  type?: 'text' | 'email' | 'password' | 'tel' | 'date';
  /** The browser's autofill token, of the HTML standard. */
  autoComplete?: string;
  /** Which keyboard a phone shows. */
  inputMode?: 'text' | 'email' | 'decimal' | 'tel';
  /** Something at the field's end: a unit, a button. */
  endAdornment?: ReactNode;
  /** Shown but not to be changed, while the form is being sent. */
  readOnly?: boolean;
  /** Attributes of the input element itself. */
  inputProps?: InputBaseComponentProps;
  name?: string;
  value?: string;
  defaultValue?: string;
  onChange?: ChangeEventHandler<HTMLInputElement>;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  ref?: Ref<HTMLInputElement>;
}

/** Written from left to right in every script. */
const LEFT_TO_RIGHT = /^(email|password|tel)$/;

declare module '../provider/roots' {
  interface Roots {
    TextField: TextFieldProps;
  }
}

/**
 * One line of text with its label, a hint and an error. Takes what react-hook-form's `register`
 * gives. Built from the input's parts: MUI's own TextField brings a select and a menu along.
 */
export const TextField = rooted(
  'TextField',
  function TextField(
    {
      label,
      error = '',
      hint = '',
      type = 'text',
      inputMode,
      inputProps,
      ref,
      endAdornment,
      keepHint = false,
      ...input
    }: TextFieldProps,
    root,
  ) {
    const id = useId();
    const helperId = `${id}-helper`;
    const helper = error === '' ? hint : error;
    const isHelped = Boolean(helper);
    const isBoth = keepHint && error !== '' && Boolean(hint);
    return (
      <FormControl fullWidth error={error !== ''} {...root(undefined, { type })}>
        {/* Always raised: a label inside the field would lie over what a form fills in by itself. */}
        <InputLabel htmlFor={id} shrink>
          {label}
        </InputLabel>
        <OutlinedInput
          notched
          id={id}
          type={type}
          label={label}
          inputRef={ref}
          endAdornment={endAdornment}
          // OutlinedInput would set `inputMode` on its frame, where no keyboard looks for it.
          inputProps={{
            inputMode,
            ...(LEFT_TO_RIGHT.test(type) ? { dir: 'ltr' } : {}),
            ...inputProps,
            ...(isHelped ? { 'aria-describedby': helperId } : {}),
          }}
          {...input}
        />
        {/* The line is kept even when it is empty: an error must not move what is about to be tapped. */}
        {/* Live, so that an error is heard also when the focus is in the field already. */}
        <FormHelperText {...(isBoth ? {} : { id: helperId })} aria-live="polite">
          {isBoth ? (
            <>
              <Box component="span" id={helperId} sx={{ marginInlineEnd: 2 }}>
                {error}
              </Box>{' '}
              {/* It moves to the next line as a whole. */}
              <Box component="span" sx={{ display: 'inline-block', color: 'text.secondary' }}>
                {hint}
              </Box>
            </>
          ) : (
            helper || '\u00A0'
          )}
        </FormHelperText>
      </FormControl>
    );
  },
);

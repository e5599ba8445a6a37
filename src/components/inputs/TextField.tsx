import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import type { InputBaseComponentProps } from '@mui/material/InputBase';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import {
  useId,
  type ChangeEventHandler,
  type FocusEventHandler,
  type ReactNode,
  type Ref,
} from 'react';
import { rooted } from '../provider/internals/rooted';
import type { RootProps } from '../provider/internals/roots';

export interface TextFieldProps extends RootProps {
  /** The field's label, always visible. */
  label: string;
  /** The error as a sentence; empty if there is no error. */
  error?: string | undefined;
  /** A sentence that helps to fill in the field. It is shown below the field while there is no error. */
  hint?: ReactNode;
  /** Whether the hint stays visible beside an error, such as the available amount beside `Insufficient balance`. */
  keepHint?: boolean | undefined;
  /** The type of the `input` element; `text` by default. */
  type?: 'text' | 'email' | 'password' | 'tel' | 'date' | undefined;
  /** The `autocomplete` token of the HTML standard, such as `given-name`. */
  autoComplete?: string | undefined;
  /** The kind of on-screen keyboard that phones show. */
  inputMode?: 'text' | 'email' | 'decimal' | 'numeric' | 'tel' | undefined;
  /** Content at the field's end, such as a unit or a button. */
  endAdornment?: ReactNode;
  /** Whether the text cannot be changed. Set it while the form is being submitted. */
  readOnly?: boolean | undefined;
  /** Attributes of the input element itself. */
  inputProps?: InputBaseComponentProps | undefined;
  /** The name of the field in its form. */
  name?: string | undefined;
  /** The text of a controlled field. */
  value?: string | undefined;
  /** The initial text of an uncontrolled field. */
  defaultValue?: string | undefined;
  /** Called after each change of the text. */
  onChange?: ChangeEventHandler<HTMLInputElement> | undefined;
  /** Called when the field loses the focus. */
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
  /** A ref to the `input` element. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** The input types whose text runs from left to right in every script. */
const LEFT_TO_RIGHT = /^(email|password|tel)$/;

/**
 * A field for one line of text, with a label, a hint and an error. It accepts the props of react-hook-form's
 * `register`. It uses the parts of MUI's `TextField`, because the complete `TextField` would also load a select and a
 * menu.
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
        {/* The label is always above the border. A label inside the field would cover a value that the form fills in
            later. */}
        <InputLabel htmlFor={id} shrink>
          <span>{label}</span>
        </InputLabel>
        <OutlinedInput
          // The label never floats over the field, so MUI need not detect whether the browser has filled in the field. Its
          // styles for that make the browser compute every style of the page.
          disableInjectingGlobalStyles
          notched
          id={id}
          type={type}
          label={label}
          inputRef={ref}
          endAdornment={endAdornment}
          // OutlinedInput would set `inputMode` on its frame, where it has no effect.
          inputProps={{
            inputMode,
            ...(LEFT_TO_RIGHT.test(type) ? { dir: 'ltr' } : {}),
            ...inputProps,
            ...(isHelped ? { 'aria-describedby': helperId } : {}),
          }}
          {...input}
        />
        {/* The line keeps its height when it is empty, so that an error does not move a control while the user
            presses it. */}
        {/* A live region, so that an error is announced even while the field has the focus. */}
        <FormHelperText {...(isBoth ? {} : { id: helperId })} aria-live="polite">
          {isBoth ? (
            <>
              <Box component="span" id={helperId} sx={{ marginInlineEnd: 2 }}>
                {`${error} `}
              </Box>
              {/* The hint wraps to the next line as a whole. */}
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
  ['ref'],
);

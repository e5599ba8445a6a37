import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import {
  useId,
  type ChangeEventHandler,
  type FocusEventHandler,
  type ReactNode,
  type Ref,
} from 'react';
import { checkLabel } from '../../theme/styles';
import { rooted } from '../provider/internals/rooted';
import type { RootProps } from '../provider/internals/roots';

export interface CheckboxFieldProps extends RootProps {
  /** The label, which may contain links. */
  label: ReactNode;
  /** A sentence below the checkbox. An error replaces it. */
  hint?: string | undefined;
  /** The error as a sentence; empty if there is no error. */
  error?: string | undefined;
  /** The name of the field in its form. */
  name?: string | undefined;
  /** Whether the checkbox is checked at first. */
  defaultChecked?: boolean | undefined;
  /** Called after each change. */
  onChange?: ChangeEventHandler<HTMLInputElement> | undefined;
  /** Called when the checkbox loses the focus. */
  onBlur?: FocusEventHandler | undefined;
  /** A ref to the `input` element, as `register` returns it. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A checkbox that a form can require. It accepts the props of react-hook-form's `register`. */
export const CheckboxField = rooted(
  'CheckboxField',
  function CheckboxField(
    { label, hint = '', error = '', ref, ...input }: CheckboxFieldProps,
    root,
  ) {
    const helperId = useId();
    const wrong = error !== '';
    const helper = wrong ? error : hint;
    return (
      <FormControl error={wrong} {...root()}>
        <FormControlLabel
          label={label}
          slotProps={{ typography: { variant: 'body2' } }}
          sx={checkLabel}
          control={
            <Checkbox
              {...input}
              color={wrong ? 'error' : 'primary'}
              sx={wrong ? { color: 'error.main' } : {}}
              slotProps={{
                input: {
                  ...(ref === undefined ? {} : { ref }),
                  'aria-invalid': wrong,
                  ...(helper === '' ? {} : { 'aria-describedby': helperId }),
                },
              }}
            />
          }
        />
        {/* The line keeps its height when it is empty, so that an error does not move a control while the user
            presses it. */}
        <FormHelperText id={helperId}>{helper === '' ? '\u00A0' : helper}</FormHelperText>
      </FormControl>
    );
  },
  ['ref'],
);

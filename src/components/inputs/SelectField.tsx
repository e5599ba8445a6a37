import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ChangeEventHandler, Ref } from 'react';
import { useId } from 'react';
import { rooted } from '../provider/rooted';
import type { RootProps } from '../provider/roots';

/** One of the things to choose from. */
export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectFieldProps extends RootProps {
  /** The field's name, always visible. */
  label: string;
  options: readonly SelectOption[];
  /** A sentence on what is wrong with the choice; empty when nothing is. */
  error?: string | undefined;
  name?: string;
  value?: string;
  defaultValue?: string;
  /** Keeps the choice as it is, while the form is being sent. */
  readOnly?: boolean;
  onChange?: ChangeEventHandler<HTMLSelectElement>;
  ref?: Ref<HTMLSelectElement>;
}

declare module '../provider/roots' {
  interface Roots {
    SelectField: SelectFieldProps;
  }
}

/**
 * One choice out of a few. It is the platform's own select, which every phone, keyboard and screen
 * reader knows best, in the look of the other fields.
 */
export const SelectField = rooted(
  'SelectField',
  function SelectField(
    { label, options, error = '', readOnly = false, ref, ...select }: SelectFieldProps,
    root,
  ) {
    const id = useId();
    const errorId = `${id}-error`;
    const isWrong = error !== '';
    return (
      <FormControl fullWidth error={isWrong} {...root(undefined, { readOnly })}>
        <InputLabel htmlFor={id} shrink>
          {label}
        </InputLabel>
        <NativeSelect
          id={id}
          inputRef={ref}
          input={<OutlinedInput label={label} notched />}
          {...select}
          // A select knows no readOnly. Disabling it would drop its value from the form's.
          slotProps={{
            input: {
              'aria-disabled': readOnly,
              ...(isWrong ? { 'aria-invalid': true, 'aria-describedby': errorId } : {}),
            },
          }}
          sx={readOnly ? { pointerEvents: 'none' } : {}}
          onKeyDown={(event) => {
            if (readOnly && event.key !== 'Tab' && event.key !== 'Escape') event.preventDefault();
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </NativeSelect>
        {/* No line is kept for it: only an answer from outside refuses one of the options. */}
        {isWrong && (
          <FormHelperText id={errorId} aria-live="polite">
            {error}
          </FormHelperText>
        )}
      </FormControl>
    );
  },
);

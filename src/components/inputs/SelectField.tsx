import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, type ChangeEventHandler, type Ref } from 'react';
import { ExpandMoreRounded as ArrowIcon } from '../../icons/ExpandMoreRounded';
import { rooted } from '../provider/internals/rooted';
import type { RootProps } from '../provider/internals/roots';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectFieldProps extends RootProps {
  /** The field's label, always visible. */
  label: string;
  /** The options, in the order in which they are shown. */
  options: readonly SelectOption[];
  /** The error as a sentence; empty if there is no error. */
  error?: string | undefined;
  /** The name of the field in its form. */
  name?: string | undefined;
  /** The value of the selected option of a controlled field. */
  value?: string | undefined;
  /** The value of the option that is selected at first. */
  defaultValue?: string | undefined;
  /** Whether the value cannot be changed. Set it while the form is being submitted. */
  readOnly?: boolean | undefined;
  /** Called after the user has selected another option. */
  onChange?: ChangeEventHandler<HTMLSelectElement> | undefined;
  /** A ref to the `select` element. */
  ref?: Ref<HTMLSelectElement> | undefined;
}

/**
 * A field for choosing one of a few options. It renders a native `select`, which phones, keyboards and screen readers
 * support best. Unlike a `TextField`, it reserves no line for an error: a choice is rarely refused, and only after the
 * user has submitted the form.
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
      <FormControl
        fullWidth
        error={isWrong}
        {...root(isWrong ? undefined : belowChoice, { readOnly })}
      >
        <InputLabel htmlFor={id} shrink>
          <span>{label}</span>
        </InputLabel>
        <NativeSelect
          id={id}
          inputRef={ref}
          input={<OutlinedInput disableInjectingGlobalStyles label={label} notched />}
          IconComponent={ArrowIcon}
          {...select}
          // A select has no `readOnly` attribute, and disabling it would remove its value from the form's values. So a
          // read-only select has `aria-disabled`, and ignores the pointer and the keys.
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
        <FormHelperText id={errorId} aria-live="polite">
          {error}
        </FormHelperText>
      </FormControl>
    );
  },
  ['ref'],
);

/** With the margin of the empty error, the label of the next field has a distance of 8 px. */
const belowChoice = { paddingBlockEnd: 1 } as const;

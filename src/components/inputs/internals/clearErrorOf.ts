import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/**
 * Returns a change handler that clears the error of a field. If the field has no error, the handler does nothing,
 * because `clearErrors` would render the whole form after each typed letter.
 */
export const clearErrorOf =
  <Fields extends FieldValues>(
    { getFieldState, clearErrors }: Pick<UseFormReturn<Fields>, 'getFieldState' | 'clearErrors'>,
    name: Path<Fields>,
  ) =>
  (): void => {
    if (getFieldState(name).invalid) clearErrors(name);
  };

import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/**
 * Clears the error of a field when it is edited. Without an error it does nothing: react-hook-form would render the
 * whole form at every letter.
 */
export const clearErrorOf =
  <Fields extends FieldValues>(
    { getFieldState, clearErrors }: Pick<UseFormReturn<Fields>, 'getFieldState' | 'clearErrors'>,
    name: Path<Fields>,
  ) =>
  (): void => {
    if (getFieldState(name).invalid) clearErrors(name);
  };

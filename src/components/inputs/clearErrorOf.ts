import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/**
 * Takes back what was said of a field, once it is edited. Where nothing was said nothing happens:
 * react-hook-form would render the whole form anew at every letter.
 */
export const clearErrorOf =
  <Fields extends FieldValues>(
    { getFieldState, clearErrors }: Pick<UseFormReturn<Fields>, 'getFieldState' | 'clearErrors'>,
    name: Path<Fields>,
  ) =>
  (): void => {
    if (getFieldState(name).invalid) clearErrors(name);
  };

import { createContext, use, useEffect } from 'react';

/**
 * Reports typed text to the surrounding sheet, which would lose the text when it closes. The returned function
 * withdraws the report. The context is null outside a sheet.
 */
export const TypedTextContext = createContext<(() => () => void) | null>(null);

/** While `isTyped` is true, makes the surrounding sheet ask for confirmation before it closes. */
export function useTypedText(isTyped: boolean): void {
  const report = use(TypedTextContext);
  useEffect(() => (isTyped ? report?.() : undefined), [isTyped, report]);
}

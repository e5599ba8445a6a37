import { createContext, use, useEffect } from 'react';

/**
 * Reports typed text that would be lost if the surrounding sheet closed. The returned function withdraws the report.
 * Null outside a sheet.
 */
export const TypedTextContext = createContext<(() => () => void) | null>(null);

/** Makes the surrounding sheet ask before it closes, while `isTyped`. */
export function useTypedText(isTyped: boolean): void {
  const report = use(TypedTextContext);
  useEffect(() => (isTyped ? report?.() : undefined), [isTyped, report]);
}

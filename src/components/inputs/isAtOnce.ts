/** How an input event says that a text came at once, and not letter by letter (W3C Input Events). */
const AT_ONCE = /^insert(?:FromPaste|FromDrop|ReplacementText)/;

/** Whether a text came into its field at once: it was pasted, dropped, or put in the place of another. */
export function isAtOnce(event: unknown): boolean {
  const { nativeEvent } = (event ?? {}) as { nativeEvent?: Partial<InputEvent> };
  return AT_ONCE.test(nativeEvent?.inputType ?? '');
}

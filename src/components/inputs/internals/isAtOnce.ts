/** The types of input events that insert a whole text (W3C Input Events). */
const AT_ONCE = /^insert(?:FromPaste|FromDrop|ReplacementText)/;

/**
 * Returns whether an input event inserted a whole text: by a paste, a drop, or a replacement such as a spelling
 * correction.
 */
export function isAtOnce(event: unknown): boolean {
  const { nativeEvent } = (event ?? {}) as { nativeEvent?: Partial<InputEvent> };
  return AT_ONCE.test(nativeEvent?.inputType ?? '');
}

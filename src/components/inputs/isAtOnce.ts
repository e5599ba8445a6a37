/** The types of input events that insert a whole text (W3C Input Events). */
const AT_ONCE = /^insert(?:FromPaste|FromDrop|ReplacementText)/;

/** Whether an input event inserted a whole text: by pasting, dropping or replacing. */
export function isAtOnce(event: unknown): boolean {
  const { nativeEvent } = (event ?? {}) as { nativeEvent?: Partial<InputEvent> };
  return AT_ONCE.test(nativeEvent?.inputType ?? '');
}

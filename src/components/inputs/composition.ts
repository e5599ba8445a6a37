import type { KeyboardEvent } from 'react';

/** The code of a key that an input method handles (UI Events). */
const HANDLED = 229;

/**
 * Whether a key belongs to a composition of an input method (IME), such as the Enter key that confirms the composed
 * text. In Safari, the composition has already ended at this key, and only the key's code is different.
 */
export function isComposingKey({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === HANDLED;
}

/** Whether an input event changes the text of a composition. The field must not change the text then. */
export function isComposing({ nativeEvent }: { readonly nativeEvent: Event }): boolean {
  return (nativeEvent as Partial<InputEvent>).isComposing === true;
}

/**
 * Sets the text of a field, and dispatches the same event as typing, so that React and react-hook-form handle the
 * change.
 */
export function typeInto(input: HTMLInputElement, text: string, caret = text.length): void {
  input.setRangeText(text, 0, input.value.length);
  input.setSelectionRange(caret, caret);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Rewrites the text of a field. The caret stays at the same character. `set` sets the text; by default it dispatches no
 * event.
 */
export function rewrite(
  input: HTMLInputElement,
  rewritten: (text: string) => string,
  set: (input: HTMLInputElement, text: string, caret: number) => void = setText,
): void {
  const { value, selectionEnd } = input;
  const text = rewritten(value);
  if (text !== value)
    set(input, text, rewritten(value.slice(0, selectionEnd ?? value.length)).length);
}

function setText(input: HTMLInputElement, text: string, caret: number): void {
  input.value = text;
  input.setSelectionRange(caret, caret);
}

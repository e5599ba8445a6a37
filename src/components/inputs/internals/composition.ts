import type { KeyboardEvent } from 'react';

/** The `keyCode` of a key that an input method handles (UI Events). */
const HANDLED = 229;

/**
 * Returns whether a key belongs to a composition of an input method (IME), such as the Enter key that confirms the
 * composed text. Safari ends the composition before this event, so `isComposing` is false, and only `keyCode` differs.
 */
export function isComposingKey({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === HANDLED;
}

/**
 * Returns whether an input event is part of a composition. Code must not change the field's text during a composition.
 */
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
 * Replaces the text of a field, and keeps the caret at the same character. `set` writes the text; by default, it
 * dispatches no event.
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

/**
 * Moves the focus to an element that is not a control, such as a heading or a group. Does nothing if there is no
 * element.
 */
export function focusElement(element: Element | null | undefined): void {
  if (!(element instanceof HTMLElement)) return;
  element.tabIndex = -1;
  element.focus();
}

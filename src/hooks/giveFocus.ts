/** Moves the focus to an element that is no control, such as a heading or a group; nothing happens without one. */
export function giveFocus(element: Element | null | undefined): void {
  if (!(element instanceof HTMLElement)) return;
  element.tabIndex = -1;
  element.focus();
}

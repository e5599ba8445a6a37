/** Whether nothing has the focus, as after the element that had it was taken away. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** Scrolls an element into view. Does nothing in an environment without layout, such as jsdom. */
export function reveal(element: Element | null | undefined): void {
  const { scrollIntoView } = (element ?? {}) as Partial<Element>;
  scrollIntoView?.call(element, { block: 'nearest' });
}

/**
 * Sets the values of fields as a password manager does: without events, and without React observing the assignment.
 * Browser extensions have their own view of the page's elements, so React's property on the element does not see them.
 */
export function fillSilently(...filled: readonly (readonly [field: HTMLElement, value: string])[]) {
  for (const [field, value] of filled)
    Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
}

/** Ticks a checkbox or selects a radio button without events. */
export function tickSilently(field: HTMLElement) {
  Reflect.set(Object.getPrototypeOf(field) as object, 'checked', true, field);
}

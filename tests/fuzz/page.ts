import { scrollsSideways } from '../../src/testing/sideways';

/*
 * Functions that find and use the elements that a user can reach. Searching by roles would be too slow for a thousand
 * cases.
 */

/** Returns the visible text fields that are not read-only. */
export function textFields(): HTMLInputElement[] {
  return reachable<HTMLInputElement>('input').filter(
    ({ type, readOnly }) => !readOnly && !/^(checkbox|radio|file)$/.test(type),
  );
}

export function labelOf(field: HTMLInputElement): string {
  return field.labels?.[0]?.textContent ?? '';
}

/** Returns the visible, enabled elements that match a selector, except elements behind an open dialog. */
export function reachable<Found extends HTMLElement = HTMLElement>(selector: string): Found[] {
  return [...document.querySelectorAll<Found>(selector)].filter(
    (element) =>
      element.closest('[aria-hidden="true"], [inert], :disabled') === null &&
      element.checkVisibility({ visibilityProperty: true }),
  );
}

/** Returns the accessible name of a button. */
export const nameOf = ({ ariaLabel, textContent }: Element) => (ariaLabel ?? textContent).trim();

/**
 * Returns the button with this name. If there is none, returns a button whose name begins with this text. If several
 * buttons match, returns the last one in the document, since an open dialog is at the end.
 */
export function button(name: string): HTMLButtonElement {
  const buttons = [...document.querySelectorAll('button')];
  const found =
    buttons.findLast((candidate) => nameOf(candidate) === name) ??
    buttons.findLast((candidate) => nameOf(candidate).startsWith(name));
  if (!found) throw new Error(`The button ${name} is missing.`);
  return found;
}

/** The native setter. React replaces the setter of an element, and would ignore the `input` event after its use. */
const { set: setValue } =
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};

/** Replaces the text of a field in one step, like pasting. */
export function write(field: HTMLInputElement, text: string): void {
  setValue?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** Selects an option by its index, modulo the number of options. */
export function choose(list: HTMLSelectElement, option: number): void {
  list.selectedIndex = option % list.length;
  list.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Returns a text for each error that the page shows. */
export function pageErrors(): string[] {
  const heading = document.querySelector('h1')?.textContent ?? '';
  return [
    ...(heading.trim() === '' ? ['the page is blank'] : []),
    ...(heading.includes('Unexpected Application Error') ? [heading] : []),
    ...('hacked' in window ? ['a text was executed as code'] : []),
    ...(scrollsSideways() ? ['the page scrolls sideways'] : []),
  ];
}

import { scrollsSideways } from '../../src/testing/sideways';

/** A person's view of the page, without the time that a search by roles takes in a thousand cases. */

/** The text fields in sight that can be written in. */
export function textFields(): HTMLInputElement[] {
  return inReach<HTMLInputElement>('input').filter(
    ({ type, readOnly }) => !readOnly && !/^(checkbox|radio)$/.test(type),
  );
}

/** A field's visible name. */
export function labelOf(field: HTMLInputElement): string {
  return field.labels?.[0]?.textContent ?? '';
}

/** All that can be pressed, chosen from or written in, but for what a dialog keeps out of reach. */
export function inReach<Found extends HTMLElement = HTMLElement>(selector: string): Found[] {
  return [...document.querySelectorAll<Found>(selector)].filter(
    (element) =>
      element.closest('[aria-hidden="true"], [inert], :disabled') === null &&
      element.checkVisibility({ visibilityProperty: true }),
  );
}

/** A button's name. */
export const nameOf = ({ ariaLabel, textContent }: Element) => (ariaLabel ?? textContent).trim();

/**
 * The button whose name is, or begins with, a text. One in a dialog comes last in the document, and
 * is the one in reach.
 */
export function button(name: string): HTMLButtonElement {
  const buttons = [...document.querySelectorAll('button')];
  const found =
    buttons.findLast((candidate) => nameOf(candidate) === name) ??
    buttons.findLast((candidate) => nameOf(candidate).startsWith(name));
  if (!found) throw new Error(`There is no button ${name}`);
  return found;
}

/** The input's own setter, below the one by which React notices what a program has written. */
const { set: setValue } =
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};

/** Puts a text into a field, as pasting does. */
export function write(field: HTMLInputElement, text: string): void {
  setValue?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** Chooses one of a list's options. */
export function choose(list: HTMLSelectElement, option: number): void {
  list.selectedIndex = option % list.length;
  list.dispatchEvent(new Event('change', { bubbles: true }));
}

/** The faults of the page as it stands; empty without one. */
export function wrongWithPage(): string[] {
  const heading = document.querySelector('h1')?.textContent ?? '';
  return [
    ...(heading.trim() === '' ? ['the page is blank'] : []),
    ...(heading.includes('Unexpected Application Error') ? [heading] : []),
    ...('hacked' in window ? ['a text was run as code'] : []),
    ...(scrollsSideways() ? ['it scrolls sideways'] : []),
  ];
}

import { useRef, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

type FormEvent = SyntheticEvent<HTMLFormElement>;

/** Returns the fields of a form that have a name and that the user can edit. */
const namedFields = (form: HTMLFormElement): readonly Field[] =>
  [...form.querySelectorAll<Field>(':is(input, textarea, select)[name]')].filter(
    (field) => !field.disabled && !('readOnly' in field && field.readOnly) && field.type !== 'file',
  );

const isChoice = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

const stateOf = (field: Field): string | boolean => (isChoice(field) ? field.checked : field.value);

/** Returns the value at a path such as `places.0`. */
const valueAt = (values: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[key], values);

/** Returns whether a field shows the value that the form has for it. A field without a value in the form is ignored. */
function isKnown(field: Field, value: unknown): boolean {
  // Of a group of radio buttons, only the selected one has the value.
  if (field.type === 'radio')
    return typeof value !== 'string' || value === field.value || !stateOf(field);
  if (isChoice(field)) return typeof value !== 'boolean' || field.checked === value;
  const isText = typeof value === 'string' || typeof value === 'number';
  return !isText || field.value === String(value);
}

/**
 * Dispatches the events of a user's edit for the current value of a field. React ignores an event if the value is the
 * last one that was assigned to the element's property. So this function first assigns another value, and then sets the
 * current value by the prototype's setter, which React does not observe.
 */
function dispatchEdit(field: Field): void {
  if (isChoice(field)) {
    field.checked = !field.checked;
    field.click();
    return;
  }
  const { value } = field;
  field.value = `${value} `;
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * Detects values that other software, such as a password manager, has written into the fields of a form, with or
 * without events.
 *
 * `getValues` returns the values that the form has, by the names of the fields. If a field shows another value, the
 * hook dispatches the events of an edit, so the form receives the value as if the user had typed it. A page receives no
 * event when a value changes, so the hook compares the values when the user moves the pointer, presses a key or moves
 * the focus in the form, which happens before a press on a button, and when the form is submitted.
 */
export function useFilledFields(getValues: (() => object) | undefined) {
  // The values that React has already reported. A form may have another value than the field on purpose, for example
  // while a text is being composed (IME).
  const reported = useRef(new WeakMap<EventTarget, string | boolean>());

  /** Reports the filled fields, and returns them. The components then already have the new values. */
  const report = (form: HTMLFormElement): readonly Field[] => {
    if (!getValues) return [];
    const values = getValues();
    const found = namedFields(form).filter((field) => {
      if (isKnown(field, valueAt(values, field.name))) {
        reported.current.delete(field);
        return false;
      }
      if (reported.current.get(field) === stateOf(field)) return false;
      dispatchEdit(field);
      return true;
    });
    // The default action of the event, such as the submission by Enter, needs a submit button that is enabled.
    if (found.length > 0) flushSync(() => undefined);
    return found;
  };

  const onEvent = ({ currentTarget }: FormEvent) => {
    for (const field of report(currentTarget)) {
      // Some fields wait for the end of the input, for example to close their suggestions.
      if (field !== document.activeElement)
        field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    }
  };

  return {
    report,
    /** Event handlers for the `form` element. */
    handlers: {
      // Also called for the events that `dispatchEdit` dispatches.
      onChange: ({ target }: SyntheticEvent) => {
        reported.current.set(target, stateOf(target as Field));
      },
      onFocus: onEvent,
      onKeyDownCapture: onEvent,
      onPointerMove: onEvent,
      onPointerDownCapture: onEvent,
    },
  };
}

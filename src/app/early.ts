/*
 * A page that came rendered is used before its code is there: fields are filled in by people, by the
 * browser's memory on Back, and by password managers, and buttons are pressed. Here the forms hear of
 * all that, once they are there to listen.
 */
import { useEffect, useLayoutEffect, useRef } from 'react';

declare global {
  interface Window {
    /**
     * Tells which buttons were pressed before the app started, in their order, and stops looking; see
     * scripts/app/beforeStart.js.
     */
    beforeStart?: () => readonly HTMLElement[];
  }
}

/** A field of a form. React keeps on it the value that it saw last, and does not hear of the same. */
type Field = (HTMLInputElement | HTMLSelectElement) & {
  _valueTracker?: { setValue: (value: string) => void };
};

/** A field as it stood before React took the page over. */
interface Found {
  readonly field: Field;
  readonly value: string;
}

/** The fields of a page that is being taken over, by their names. */
let found: ReadonlyMap<string, Found> | null = null;

const fieldsIn = (root: Element) => [
  // A choice comes first: it may empty a text beside it.
  ...root.querySelectorAll<Field>('select[name]'),
  ...root.querySelectorAll<Field>('input[name]:not([role="switch"])'),
];

const isBox = (field: Field): field is Field & HTMLInputElement => field.type === 'checkbox';

const valueOf = (field: Field) => (isBox(field) ? String(field.checked) : field.value);

/** The value that the field was rendered with. */
function defaultOf(field: Field): string {
  if (isBox(field)) return String(field.defaultChecked);
  if (field instanceof HTMLInputElement) return field.defaultValue;
  return (
    ([...field.options].find((option) => option.defaultSelected) ?? field.options[0])?.value ?? ''
  );
}

/** Gives a field a value, and lets its form hear of it. */
function tell(field: Field, value: string): void {
  if (isBox(field)) {
    field.checked = value !== 'true';
    field.click();
    return;
  }
  // Not otherwise: it would move the caret, and disturb the keyboard of a phone.
  if (field.value !== value) field.value = value;
  field._valueTracker?.setValue(defaultOf(field));
  const type = field instanceof HTMLSelectElement ? 'change' : 'input';
  field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Remembers the fields of the document, just before React takes its page over. */
export function findFields(root: Element): void {
  const fields = fieldsIn(root);
  for (const field of fields)
    // Nobody can have written in it: the browser remembers an edit that was not saved.
    if (field.matches('[readonly]')) field.value = defaultOf(field);
  found = new Map(fields.map((field) => [field.name, { field, value: valueOf(field) }]));
}

/** Tells the forms what stands in their fields; says whether all fields still look the same then. */
function handFieldsOver(before: ReadonlyMap<string, Found>): boolean {
  const root = document.getElementById('root');
  const fields = (root ? fieldsIn(root) : []).map((field) => {
    const old = before.get(field.name);
    // React makes a page anew that something else has changed, a password manager for one.
    return { field, value: old && !old.field.isConnected ? old.value : valueOf(field) };
  });
  for (const { field, value } of fields) if (value !== defaultOf(field)) tell(field, value);
  return fields.every(({ field, value }) => valueOf(field) === value);
}

/** Presses buttons, each after the page has answered the one before. */
async function press(buttons: readonly HTMLElement[]): Promise<void> {
  for (const button of buttons) {
    // oxlint-disable-next-line no-await-in-loop -- React renders a press in the same pause.
    await Promise.resolve();
    if (button.isConnected) button.click();
  }
}

/**
 * Hands over to a page that has come to life what was done in it before. It stands after the page, so
 * that the forms are there. The fields are handed over before anything more can be typed.
 */
export function useEarlyUse(): void {
  const pressed = useRef<readonly HTMLElement[]>([]);
  useLayoutEffect(() => {
    // Before the fields are told: a press is given up by any later change of a field.
    pressed.current = window.beforeStart?.() ?? [];
    if (!found) return;
    // A form that had to change a field has something to show before it is sent.
    if (!handFieldsOver(found)) pressed.current = [];
    found = null;
  }, []);
  useEffect(() => {
    void press(pressed.current);
    pressed.current = [];
  }, []);
}

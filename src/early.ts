declare global {
  interface Window {
    /** Tells what was done before the app started, and stops keeping it; see scripts/app/beforeStart.js. */
    beforeStart?: () => {
      readonly pressed: HTMLElement | null;
      readonly written: ReadonlyMap<HTMLInputElement, string>;
    };
  }
}

const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

const tell = (field: HTMLInputElement) =>
  field.dispatchEvent(new Event('input', { bubbles: true }));

/** Writes into a field as its user would: past React, which then hears of it by the event. */
function write(field: HTMLInputElement, text: string): void {
  // Has React take the field over first. Its form begins with fields as they were rendered.
  tell(field);
  setValue?.call(field, text);
  tell(field);
}

/** Does again, in a page that has come to life, what was done to it before. */
export function repeatEarlyInput(): void {
  const early = window.beforeStart?.();
  if (!early) return;
  for (const [field, text] of early.written) if (field.type !== 'checkbox') write(field, text);
  if (early.pressed?.isConnected) early.pressed.click();
}

import type { Page } from '@playwright/test';

/** The roles that the journeys look for. */
export type Role =
  | 'alert'
  | 'button'
  | 'checkbox'
  | 'combobox'
  | 'dialog'
  | 'heading'
  | 'link'
  | 'list'
  | 'menuitem'
  | 'option'
  | 'region'
  | 'status'
  | 'switch'
  | 'textbox';

export type Key = 'Tab' | 'Enter' | 'Escape' | 'End';

/** All that a journey does in a browser, whichever engine and driver it has. */
export interface Person {
  open(path: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** Presses what can be seen by its role and name; waits until it is there. */
  press(role: Role, name: string | RegExp): Promise<void>;
  /** Chooses the option of a select by its value. */
  choose(name: string, value: string): Promise<void>;
  /** Types into the element that has the focus, a key at a time. */
  type(text: string): Promise<void>;
  key(key: Key): Promise<void>;
  /** The text of what can be seen by its role and name, of a field its value; null where it is not. */
  read(role: Role, name: string | RegExp): Promise<string | null>;
  /** The value of an expression in the page. */
  evaluate(expression: string): Promise<unknown>;
}

/** The text that is read on an element, of a field its value; it runs in the page. */
export function textOf(element: Element): string {
  const isField = element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
  const text = isField ? element.value : (element as HTMLElement).innerText;
  return text.replace(/\s+/g, ' ').trim();
}

/** A person in Chromium or Firefox, whom Playwright drives. */
export function inPlaywright(page: Page): Person {
  const find = (role: Role, name: string | RegExp) =>
    page.getByRole(role, { name, exact: true }).filter({ visible: true }).first();
  return {
    open: async (path) => {
      await page.goto(path);
    },
    reload: async () => {
      await page.reload();
    },
    // Playwright would wait for an event that Firefox has not when it brings a page back as it was.
    back: async () => page.evaluate('history.back()'),
    press: async (role, name) => find(role, name).click(),
    choose: async (name, value) => {
      await find('combobox', name).selectOption(value);
    },
    type: async (text) => page.keyboard.type(text),
    key: async (key) => page.keyboard.press(key),
    read: async (role, name) => {
      const [element] = await find(role, name).elementHandles();
      return element ? element.evaluate<string, Element>(textOf) : null;
    },
    evaluate: async (expression) => page.evaluate(expression),
  };
}

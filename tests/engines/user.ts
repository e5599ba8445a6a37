import type { Page } from '@playwright/test';
import { NOT_HYDRATED } from '../e2e/hydration';
import { expect } from '../served';

/** The roles that the journeys use. */
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
  | 'radio'
  | 'region'
  | 'status'
  | 'switch'
  | 'textbox';

export type Key = 'Tab' | 'Enter' | 'Escape' | 'End';

/** A second tab of the same browser. */
export interface Tab {
  /** Acts in the tab, and then returns to the first one. */
  act(run: (user: User) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/** The actions of a journey in a browser, independent of its engine and driver. */
export interface User {
  /** Opens a page, and waits for its hydration, since a press before hydration has no effect. */
  open(path: string): Promise<void>;
  /** Reloads the page, and waits for its hydration. */
  reload(): Promise<void>;
  back(): Promise<void>;
  /** Opens a page in a second tab. */
  openTab(path: string): Promise<Tab>;
  /** Waits for a visible element with this role and name, and presses the element. */
  press(role: Role, name: string | RegExp): Promise<void>;
  /** Selects an option of a `<select>` by its value. */
  choose(name: string, value: string): Promise<void>;
  /** Types into the focused element, one key at a time. */
  type(text: string): Promise<void>;
  key(key: Key): Promise<void>;
  /** Returns the text of the visible element with this role and name, or the value of a field; null if it is absent. */
  read(role: Role, name: string | RegExp): Promise<string | null>;
  /** Evaluates an expression in the page, and returns its value. */
  evaluate(expression: string): Promise<unknown>;
}

/** Returns the text of an element, or the value of a field. This function runs in the page. */
export function textOf(element: Element): string {
  const isField = element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
  const text = isField ? element.value : (element as HTMLElement).innerText;
  return text.replace(/\s+/g, ' ').trim();
}

/** Waits until the page is hydrated. */
export const untilHydrated = (evaluate: User['evaluate']) =>
  expect.poll(() => evaluate(`document.querySelector('${NOT_HYDRATED}') === null`)).toBe(true);

/** Returns the actions for Chromium or Firefox, which Playwright controls. */
export function inPlaywright(page: Page): User {
  const evaluate = async (expression: string): Promise<unknown> => page.evaluate(expression);
  const find = (role: Role, name: string | RegExp) =>
    page.getByRole(role, { name, exact: true }).filter({ visible: true }).first();
  return {
    open: async (path) => {
      await page.goto(path);
      await untilHydrated(evaluate);
    },
    reload: async () => {
      await page.reload();
      await untilHydrated(evaluate);
    },
    // `page.goBack` waits for an event that Firefox does not send when it restores a page from its cache.
    back: async () => page.evaluate('history.back()'),
    openTab: async (path) => {
      const tab = await page.context().newPage();
      const user = inPlaywright(tab);
      await user.open(path);
      return { act: (run) => run(user), close: () => tab.close() };
    },
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
    evaluate,
  };
}

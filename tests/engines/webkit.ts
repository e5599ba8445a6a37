import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { Builder, By, error, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import type * as Remote from 'selenium-webdriver/remote';
import { expect } from '../served';
import { textOf, untilHydrated, type User, type Role } from './user';

// The path of the types, `selenium-webdriver/remote`, is a folder, which an ES module cannot import.
const { DriverService } = createRequire(import.meta.url)(
  'selenium-webdriver/remote',
) as typeof Remote;

/** Selectors of elements with an implicit role. All other elements have the attribute `role`. */
const IMPLICIT: Partial<Record<Role, string>> = {
  button: 'button',
  checkbox: '[type=checkbox]',
  combobox: 'select',
  heading: 'h1',
  link: 'a[href]',
  list: 'ul',
  radio: '[type=radio]',
  region: 'section',
  status: 'output',
  textbox: 'input',
};

const KEYS = { Tab: Key.TAB, Enter: Key.ENTER, Escape: Key.ESCAPE, End: Key.END };

/** Finds the first visible element with this role, and with this accessible name as WebKit computes it. */
async function find(
  driver: WebDriver,
  role: Role,
  name: string | RegExp,
): Promise<WebElement | undefined> {
  const either = [IMPLICIT[role], `[role=${role}]`].filter((selector) => selector !== undefined);
  // The selector excludes elements behind an open dialog.
  const selector = `:is(${either.join()}):not([aria-hidden=true] *)`;
  for (const element of await driver.findElements(By.css(selector))) {
    // WebKit includes the zero-width space that MUI puts beside an icon.
    const actual = (await element.getAccessibleName()).replaceAll('\u200B', '').trim();
    const matches = typeof name === 'string' ? actual === name : name.test(actual);
    // `isDisplayed` is not used, because the input of a switch is transparent.
    if (matches && (await driver.executeScript('return arguments[0].checkVisibility()', element)))
      return element;
  }
  return undefined;
}

/** Returns the actions for WebKit, which WebDriver controls. */
function inWebDriver(driver: WebDriver, address: string): User {
  /** Repeats an action until it succeeds, because an element may be absent, move, or be replaced at first. */
  const act = (role: Role, name: string | RegExp, action: (element: WebElement) => Promise<void>) =>
    expect(async () => {
      const element = await find(driver, role, name);
      if (!element) throw new Error(`The ${role} ${name} is missing.`);
      await action(element);
    }).toPass();
  const type = (text: string) => driver.actions().sendKeys(text).perform();
  const read: User['read'] = async (role, name) => {
    try {
      const element = await find(driver, role, name);
      return element ? await driver.executeScript<string>(textOf, element) : null;
    } catch (failure) {
      // React has replaced or removed the element since it was found.
      if (failure instanceof error.StaleElementReferenceError) return read(role, name);
      throw failure;
    }
  };
  const evaluate = (expression: string) => driver.executeScript<unknown>(`return ${expression}`);
  const user: User = {
    open: async (path) => {
      await driver.get(new URL(path, address).href);
      await untilHydrated(evaluate);
    },
    reload: async () => {
      await driver.navigate().refresh();
      await untilHydrated(evaluate);
    },
    back: () => driver.navigate().back(),
    openTab: async (path) => {
      const first = await driver.getWindowHandle();
      await driver.switchTo().newWindow('tab');
      await user.open(path);
      const second = await driver.getWindowHandle();
      await driver.switchTo().window(first);
      // WebDriver's actions always apply to the current tab.
      const actThere = async (run: (there: User) => Promise<void>) => {
        await driver.switchTo().window(second);
        await run(user);
        await driver.switchTo().window(first);
      };
      return { act: actThere, close: () => actThere(() => driver.close()) };
    },
    press: (role, name) =>
      act(role, name, async (element) => {
        // WebDriver would scroll the element to the bottom of the window, where the tab bar covers the element.
        await driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', element);
        const [before, after] = [await element.getRect(), await element.getRect()];
        if (before.x !== after.x || before.y !== after.y)
          throw new Error(`The ${role} ${name} is moving.`);
        if (role !== 'switch') return element.click();
        // WebDriver refuses to click a switch, because its input is transparent. So the pointer moves to the switch and
        // clicks.
        return driver.actions().move({ origin: element }).click().perform();
      }),
    choose: (name, value) =>
      act('combobox', name, (element) =>
        element.findElement(By.css(`option[value="${value}"]`)).click(),
      ),
    type,
    key: (key) => type(KEYS[key]),
    read,
    evaluate,
  };
  return user;
}

/** Starts a virtual screen, and WebKit's driver on it. */
export async function startWebKit() {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = (await once(screen.stdout, 'data')) as [Buffer];
  const env = { ...process.env, DISPLAY: `:${String(display).trim()}` };
  const service = new DriverService.Builder('WebKitWebDriver')
    .setEnvironment(env)
    .setLoopback(true)
    .build();
  const server = await service.start();
  return {
    /** Starts a browser with empty storage. MiniBrowser's toolbar makes it slightly wider than 390 px. */
    open: async (address: string) => {
      const driver = await new Builder().usingServer(server).forBrowser('MiniBrowser').build();
      await driver.manage().window().setRect({ width: 390, height: 844 });
      return { user: inWebDriver(driver, address), close: () => driver.quit() };
    },
    stop: async () => {
      await service.kill();
      screen.kill();
    },
  };
}

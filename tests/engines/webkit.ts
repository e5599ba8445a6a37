import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import type { WebDriver, WebElement } from 'selenium-webdriver';
import { Builder, By, error, Key } from 'selenium-webdriver';
import type * as Remote from 'selenium-webdriver/remote';
import { expect } from '../served';
import type { Person, Role } from './person';
import { textOf } from './person';

// Its types name a folder, which an import may not.
const { DriverService } = createRequire(import.meta.url)(
  'selenium-webdriver/remote',
) as typeof Remote;

/** Elements that have a role by their tag; all others say it in an attribute. */
const TAGS: Partial<Record<Role, string>> = {
  button: 'button',
  checkbox: '[type=checkbox]',
  combobox: 'select',
  heading: 'h1',
  link: 'a[href]',
  list: 'ul',
  region: 'section',
  status: 'output',
  textbox: 'input',
};

const KEYS = { Tab: Key.TAB, Enter: Key.ENTER, Escape: Key.ESCAPE, End: Key.END };

/** The first element that is seen, has the role, and is called so by the engine itself. */
async function find(
  driver: WebDriver,
  role: Role,
  name: string | RegExp,
): Promise<WebElement | undefined> {
  const either = [TAGS[role], `[role=${role}]`].filter((selector) => selector !== undefined);
  // Nothing behind an open dialog counts.
  const selector = `:is(${either.join()}):not([aria-hidden=true] *)`;
  for (const element of await driver.findElements(By.css(selector))) {
    // WebKit counts a blank without width, which a button has beside its icon.
    const called = (await element.getAccessibleName()).replaceAll('\u200B', '').trim();
    const isMeant = typeof name === 'string' ? called === name : name.test(called);
    // Not `isDisplayed`: a switch is drawn by what stands around it, and itself transparent.
    if (isMeant && (await driver.executeScript('return arguments[0].checkVisibility()', element)))
      return element;
  }
  return undefined;
}

/** A person in WebKit, whom WebDriver drives. */
function inWebDriver(driver: WebDriver, address: string): Person {
  /** Does something with an element as soon as that succeeds: it may be moving, or about to be replaced. */
  const act = (role: Role, name: string | RegExp, action: (element: WebElement) => Promise<void>) =>
    expect(async () => {
      const element = await find(driver, role, name);
      if (!element) throw new Error(`There is no ${role} ${name}.`);
      await action(element);
    }).toPass();
  const type = (text: string) => driver.actions().sendKeys(text).perform();
  const read: Person['read'] = async (role, name) => {
    try {
      const element = await find(driver, role, name);
      return element ? await driver.executeScript<string>(textOf, element) : null;
    } catch (failure) {
      // It was drawn anew, or is gone, since it was found.
      if (failure instanceof error.StaleElementReferenceError) return read(role, name);
      throw failure;
    }
  };
  return {
    open: (path) => driver.get(new URL(path, address).href),
    reload: () => driver.navigate().refresh(),
    back: () => driver.navigate().back(),
    press: (role, name) =>
      act(role, name, async (element) => {
        // By itself WebDriver scrolls it to the window's end, behind the bar of tabs.
        await driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', element);
        const [before, after] = [await element.getRect(), await element.getRect()];
        if (before.x !== after.x || before.y !== after.y) throw new Error(`The ${role} moves.`);
        if (role !== 'switch') return element.click();
        // WebDriver refuses to press a switch, which is transparent: the pointer goes to its place.
        return driver.actions().move({ origin: element }).click().perform();
      }),
    choose: (name, value) =>
      act('combobox', name, (element) =>
        element.findElement(By.css(`option[value=${value}]`)).click(),
      ),
    type,
    key: (key) => type(KEYS[key]),
    read,
    evaluate: (expression) => driver.executeScript(`return ${expression}`),
  };
}

/** Starts a screen that nobody sees, and WebKit's driver on it. */
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
    /** A new browser, which knows nothing; MiniBrowser's bar keeps it a little wider than a phone. */
    open: async (address: string) => {
      const driver = await new Builder().usingServer(server).forBrowser('MiniBrowser').build();
      await driver.manage().window().setRect({ width: 390, height: 844 });
      return { person: inWebDriver(driver, address), close: () => driver.quit() };
    },
    stop: async () => {
      await service.kill();
      screen.kill();
    },
  };
}

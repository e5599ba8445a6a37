import axe from 'axe-core';
import type { Page } from '@playwright/test';

/** An element that is fading in has not its own colors yet. */
async function settled(page: Page) {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
}

/** The violations that axe finds, by rule and place. */
export async function violations(page: Page): Promise<string[]> {
  await settled(page);
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { axe: checker } = window as unknown as { axe: typeof axe };
    const found = await checker.run({ rules: { 'target-size': { enabled: true } } });
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${id}: ${String(target)}`),
    );
  });
}

/** The words of what is cut off at the sides of the page; of a page that scrolls sideways, too (WCAG 1.4.10). */
export async function stickingOut(page: Page): Promise<string[]> {
  await settled(page);
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const words = [
      ...document.querySelectorAll('h1, h2, p, a, button, label, input, select, span'),
    ];
    const cut = words.filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      // One pixel wide is what screen readers alone have, and what is absolute is an ornament.
      // A legend repeats the label, unseen, as the gap in the frame of its field.
      const isShown =
        width > 1 &&
        getComputedStyle(element).position !== 'absolute' &&
        !element.closest('legend');
      const isClipped =
        element.matches('a, button, label') && element.scrollWidth > element.clientWidth + 1;
      const isOut = left < -0.5 || right > clientWidth + 0.5;
      return isShown && (isOut || (isClipped && getComputedStyle(element).display !== 'inline'));
    });
    const texts = cut.map(({ tagName, textContent }) => `${tagName}: ${textContent}`);
    return scrollWidth > clientWidth ? ['the page scrolls sideways', ...texts] : texts;
  });
}

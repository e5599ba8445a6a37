import axe from 'axe-core';
import type { Page } from '@playwright/test';

/** Waits until all animations have ended, because an element that is still fading in fails the check of contrast. */
async function animationsEnded(page: Page) {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
}

/** Returns the violations that axe finds. Each text contains the rule and the selector of the element. */
export async function violations(page: Page): Promise<string[]> {
  await animationsEnded(page);
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { axe: checker } = window as unknown as { axe: typeof axe };
    const found = await checker.run({
      rules: { 'target-size': { enabled: true } },
      resultTypes: ['violations'],
      preload: false,
    });
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${id}: ${String(target)}`),
    );
  });
}

/**
 * Returns the texts that are clipped or outside the page, and one more entry if the page scrolls sideways (WCAG
 * 1.4.10).
 */
export async function overflowingTexts(page: Page): Promise<string[]> {
  await animationsEnded(page);
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const words = [
      ...document.querySelectorAll('h1, h2, p, a, button, label, input, select, span'),
    ];
    const cut = words.filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      // Three kinds of elements are not checked: visually hidden text, which is one pixel wide; ornaments, which have
      // an absolute position; and MUI's hidden legend, which repeats a field's label to make a gap in its outline.
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

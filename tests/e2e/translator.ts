import type { Page } from '@playwright/test';
import { waitForHydration } from './hydration';
import { expect } from './test';

/** Begins every translated text. So a text without the mark is a text that a browser leaves alone. */
export const MARK = '»';

declare global {
  interface Window {
    /** The texts that the page has written to text nodes that are no longer in the document. */
    staleTexts?: string[];
  }
}

/**
 * Translates the document as Chrome does: two nested `font` elements with a new text replace each text node, now and
 * after each change, except in elements that forbid it. This function runs in the page.
 */
export function translate(mark: string): void {
  const kept = 'script, style, noscript, textarea, [translate="no"], .notranslate';
  const stale: string[] = [];
  window.staleTexts = stale;
  const translated = new WeakSet<Node>();
  // React keeps a reference to some text nodes. It writes a new text to such a node although the page does not show the
  // node any more.
  const replaced = new MutationObserver((records) => {
    for (const { target } of records) stale.push(target.textContent ?? '');
  });
  const replace = (text: Text) => {
    const parent = text.parentElement;
    if (translated.has(text) || text.data === '' || !(parent instanceof HTMLElement)) return;
    if (parent.closest(kept)) return;
    const copy = document.createTextNode(text.data.trim() === '' ? text.data : mark + text.data);
    translated.add(copy);
    const outer = document.createElement('font');
    outer.append(document.createElement('font'));
    outer.firstChild?.appendChild(copy);
    text.replaceWith(outer);
    replaced.observe(text, { characterData: true });
  };
  const replaceIn = (node: Node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts = node instanceof Text ? [node] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(replace);
  };
  const start = () => {
    replaceIn(document.body);
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        if (target instanceof Text && target.isConnected) replace(target);
        addedNodes.forEach(replaceIn);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else start();
}

/** Opens a page, and translates it as soon as it is hydrated. */
export async function openTranslated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
  await page.evaluate(translate, MARK);
}

/** Returns the amounts whose visible text differs from their label, which a browser does not translate. */
const wrongAmounts = () =>
  [...document.querySelectorAll('bdi[role="img"]')].flatMap((amount) => {
    const shown = amount.textContent;
    return shown === amount.ariaLabel || /^[•\s]+$/.test(shown)
      ? []
      : [`${shown} is not ${amount.ariaLabel}`];
  });

/**
 * Fails if a part of the page has failed, or if the page shows an old text or amount. If the whole page has failed, the
 * console contains an error, with which each test fails.
 */
export async function expectWhole(page: Page, where: string): Promise<void> {
  const failed = page.locator('.FlorinFailedPart-root');
  expect(await failed.allTextContents(), where).toEqual([]);
  expect(await page.evaluate(() => window.staleTexts), where).toEqual([]);
  expect(await page.evaluate(wrongAmounts), where).toEqual([]);
}

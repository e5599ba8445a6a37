import type { Page } from '@playwright/test';

/** An input method (IME), which fires the events of a real composition in Chromium. */
export interface InputMethod {
  /** Shows composed texts in the focused field, one after the other. Each text replaces the previous text. */
  readonly compose: (...texts: readonly string[]) => Promise<void>;
  /** Ends the composition with a text. */
  readonly commit: (text: string) => Promise<void>;
}

/** Connects an input method to a page. */
export async function inputMethodOf(page: Page): Promise<InputMethod> {
  const session = await page.context().newCDPSession(page);
  return {
    compose: async (...texts) => {
      for (const text of texts) {
        const end = text.length;
        await session.send('Input.imeSetComposition', {
          text,
          selectionStart: end,
          selectionEnd: end,
        });
      }
    },
    commit: async (text) => {
      await session.send('Input.insertText', { text });
    },
  };
}

/** Returns the position of the caret in the focused field. */
export const caretOf = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLInputElement).selectionStart);

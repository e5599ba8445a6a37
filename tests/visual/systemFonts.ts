import type { Page } from '@playwright/test';

/**
 * Returns the system fonts that render text of a page. The list is empty if the page's own typeface has a glyph for
 * every character.
 */
export async function systemFontsOf(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    // The input of a file button is omitted, because it is hidden visually.
    selector: '#storybook-root :not([type=file]), .MuiModal-root :not([type=file])',
  });
  const answers = await Promise.all(
    nodeIds.map((nodeId) => session.send('CSS.getPlatformFontsForNode', { nodeId })),
  );
  await session.detach();
  const fonts = answers.flatMap((answer) => answer.fonts);
  return [...new Set(fonts.filter((font) => !font.isCustomFont).map((font) => font.familyName))];
}

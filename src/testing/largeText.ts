import { expect, screen } from 'storybook/test';

/** The controls that a person presses or fills in; a switch's input lies unseen behind its track. */
const CONTROLS = 'a[href], button, select, input:not([type="checkbox"])';

/** Whether a control sticks out of the page, or its words stick out of it. */
function isCut(control: Element): boolean {
  const { left, right } = control.getBoundingClientRect();
  const isOut = left < -0.5 || right > document.documentElement.clientWidth + 0.5;
  // A field scrolls what does not fit; a button cannot.
  const isClipped = control.matches('a, button') && control.scrollWidth > control.clientWidth + 1;
  return isOut || (isClipped && getComputedStyle(control).display !== 'inline');
}

/**
 * Looks at a page on the narrowest phone with text of twice the size, once its main control is
 * there: no control is cut off (WCAG 1.4.4).
 */
export async function expectLargeTextToFit(role: string, name: string | RegExp): Promise<void> {
  await expect(getComputedStyle(document.documentElement).fontSize).toBe('32px');
  const [control] = await screen.findAllByRole(role, { name });
  await expect(control).toBeVisible();
  // The typeface that stands in until ours has come is wider.
  await document.fonts.ready;
  const cut = [...document.querySelectorAll(CONTROLS)].filter(isCut);
  await expect(cut.map((element) => element.outerHTML)).toEqual([]);
}

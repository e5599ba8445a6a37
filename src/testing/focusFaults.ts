const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]';

/** Returns whether an element, or a pseudo-element of it, has a visible outline. */
function hasOutline(element: Element, pseudo?: '::after'): boolean {
  const { outlineStyle, outlineWidth } = getComputedStyle(element, pseudo);
  // The input of a switch or a checkbox is transparent.
  const isSeen = element.checkVisibility({ opacityProperty: true });
  return isSeen && outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
}

/**
 * Returns the nearest of an element and its ancestors that has a visible outline: the focus ring of the element. The
 * ring of a switch is around the whole switch.
 */
function ringOf(element: Element | null): Element | undefined {
  if (!element || element === document.body) return undefined;
  return hasOutline(element) ? element : ringOf(element.parentElement);
}

/** Returns whether an ancestor of `element` hides a part of the `reach` pixels around `element`. */
function isCut(element: Element, reach: number): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const hides = (overflow: string) => /hidden|clip/.test(overflow);
  let frame = element.parentElement;
  for (; frame && frame !== document.body; frame = frame.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(frame);
    const box = frame.getBoundingClientRect();
    const isWider = left - reach < box.left - 0.5 || right + reach > box.right + 0.5;
    const isHigher = top - reach < box.top - 0.5 || bottom + reach > box.bottom + 0.5;
    if ((isWider && hides(overflowX)) || (isHigher && hides(overflowY))) return true;
  }
  return false;
}

/**
 * Focuses each control of the page as the Tab key does. Returns a description of each control without a visible focus
 * (WCAG 2.4.7), and of each whose focus ring is partly cut off.
 */
export function focusFaults(): string[] {
  return [...document.querySelectorAll<HTMLElement>(FOCUSABLE)].flatMap((control) => {
    if (control.tabIndex < 0 || !control.checkVisibility()) return [];
    control.focus({ preventScroll: true });
    // The frame of a text field changes its colour and its width. The link of a row has a ring around the whole row.
    if (document.activeElement !== control || control.closest('.MuiInputBase-root')) return [];
    if (hasOutline(control, '::after')) return [];
    const ring = ringOf(control);
    const name = control.outerHTML.slice(0, 200);
    if (!ring) return [`this has no visible focus: ${name}`];
    const { outlineOffset, outlineWidth } = getComputedStyle(ring);
    const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
    return isCut(ring, reach) ? [`the focus ring of this is cut off: ${name}`] : [];
  });
}

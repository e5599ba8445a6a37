/**
 * Matches the controls that must be tall enough for a finger. Links in running text are exempt. Text fields are not
 * matched, because the frame of a text field is larger than its input.
 */
const TARGETS = 'button, select, [role=option], [role=menuitem], [role=slider]';

const CHOSEN =
  '[aria-selected=true], [aria-pressed=true], [aria-current]:not([aria-current=false])';

const nameOf = (element: Element) => element.outerHTML.slice(0, 200);

/** Returns whether an ancestor clips or scrolls wider content. */
function isClipped({ parentElement }: Element): boolean {
  if (!parentElement || parentElement === document.body) return false;
  return getComputedStyle(parentElement).overflowX !== 'visible' || isClipped(parentElement);
}

/** Returns whether text is cut off without scrolling or an ellipsis. */
function cutsText(element: Element, style: CSSStyleDeclaration): boolean {
  const hasText = [...element.childNodes].some(
    (node) => node instanceof Text && node.data.trim() !== '',
  );
  const isCut = (overflow: string) => /hidden|clip/.test(overflow);
  const endsOpenly = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
  if (endsOpenly || style.display === 'inline') return false;
  const isWide = element.scrollWidth > element.clientWidth + 1;
  const isHigh = element.scrollHeight > element.clientHeight + 1;
  if (element.matches('a, button')) return isWide;
  return hasText && ((isWide && isCut(style.overflowX)) || (isHigh && isCut(style.overflowY)));
}

function faultOf(element: Element): string | undefined {
  const style = getComputedStyle(element);
  const { left, right, width, height } = element.getBoundingClientRect();
  // Content that is only for screen readers has a size of one pixel, so it is ignored.
  if (width <= 1 || height <= 1 || style.visibility === 'hidden') return undefined;
  const room = document.documentElement.clientWidth;
  const isPage = element === document.documentElement;
  const scrolls = isPage || /auto|scroll/.test(style.overflowX);
  if (scrolls && element.scrollWidth > element.clientWidth) return 'scrolls sideways';
  if ((left < -0.5 || right > room + 0.5) && !isClipped(element)) return 'is outside of the page';
  if (cutsText(element, style)) return 'cuts its text off';
  // The minimum height is 44 px. Half a pixel is allowed for rounding.
  if (element.matches(TARGETS) && height < 43.5) return 'is too small for a thumb';
  return undefined;
}

/**
 * Returns a description of each element that overflows the page, cuts off its text, or is too small. Descendants of
 * such an element are skipped.
 */
export function layoutFaults(): string[] {
  const faulty = new Set<Element | null>();
  return [...document.querySelectorAll('html, body *')].flatMap((element) => {
    const isInFaulty = faulty.has(element.parentElement);
    const fault = isInFaulty ? undefined : faultOf(element);
    const isFaulty = isInFaulty || (fault !== undefined && element !== document.documentElement);
    if (isFaulty) faulty.add(element);
    return fault === undefined ? [] : [`this ${fault}: ${nameOf(element)}`];
  });
}

const hasLine = (element: Element) =>
  ['', '::before', '::after'].some((part) => {
    const { borderStyle, content, outlineStyle } = getComputedStyle(element, part);
    const isThere = part === '' || content !== 'none';
    return isThere && (outlineStyle !== 'none' || borderStyle !== 'none');
  });

/**
 * Returns the selected elements that look unselected in forced-colors mode. That mode removes backgrounds, so a
 * selected element needs an outline or a border.
 */
export function forcedColorFaults(): string[] {
  return [...document.querySelectorAll(CHOSEN)]
    .filter((chosen) => ![chosen, ...chosen.querySelectorAll('*')].some(hasLine))
    .map((chosen) => `this is not seen to be chosen: ${nameOf(chosen)}`);
}

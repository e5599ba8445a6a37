/**
 * Returns a description of each pair of visible texts, targets and icons that overlap in `root` (WCAG 1.4.4 and 1.4.10),
 * and of each text that is cut off. They may overlap their own ancestors and descendants. A bar that stays visible while
 * the page scrolls, an open list, and a message over the page may overlap it. Playwright runs this function in the page,
 * so it uses no variables outside of it.
 */
export function overlaps(root: Element): string[] {
  const SHAPES = 'a, button, select, input, textarea, [role=option], .MuiSvgIcon-root';
  /** An overlap of at most so many pixels is not visible. */
  const TOLERANCE = 2;

  interface Box {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  }
  interface Shown extends Box {
    readonly element: Element;
    readonly name: string;
  }
  const styleOf = (element: Element) => getComputedStyle(element);
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('[hidden], legend, option, noscript, script, style');
  const meet = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const isWithin = ({ left, top, right, bottom }: Box, size: number) =>
    right - left > size && bottom - top > size;

  /** Returns those of an element and its ancestors that hide or scroll what is outside of them. */
  const frames = (element: Element | null): Element[] => {
    if (!element || element === document.body) return [];
    const isFrame = styleOf(element).overflow !== 'visible';
    return isFrame ? [element, ...frames(element.parentElement)] : frames(element.parentElement);
  };
  const clipped = (element: Element, box: Box) =>
    frames(element).reduce((rest, frame) => meet(rest, frame.getBoundingClientRect()), box);
  /** Returns whether an element ends a text that is too long with an ellipsis, or is one pixel for screen readers. */
  const endsText = (element: Element) => {
    const { textOverflow, webkitLineClamp } = styleOf(element);
    const { width } = element.getBoundingClientRect();
    return textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || width <= 1;
  };
  const isCut = (element: Element, box: Box) => {
    const all = frames(element);
    if (all.some(endsText)) return false;
    const hides = (overflow: string) => /hidden|clip/.test(overflow);
    return all.some((frame) => {
      const { overflowX, overflowY } = styleOf(frame);
      const rest = meet(box, frame.getBoundingClientRect());
      const isNarrower = rest.right - rest.left < box.right - box.left - 1;
      const isLower = rest.bottom - rest.top < box.bottom - box.top - 1;
      return (isNarrower && hides(overflowX)) || (isLower && hides(overflowY));
    });
  };

  const faults: string[] = [];
  const shown: Shown[] = [];
  const add = (element: Element, name: string, box: Box) => {
    const rest = clipped(element, box);
    if (isWithin(rest, 1)) shown.push({ element, name, ...rest });
  };

  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode;
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (!element || text === '' || !isSeen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, top, right, bottom, height } of range.getClientRects()) {
      // Letters fill only a part of their line.
      const letters = { left, right, top: top + 0.2 * height, bottom: bottom - 0.1 * height };
      if (isCut(element, letters)) faults.push(`"${text}" is cut off`);
      add(element, `"${text}"`, letters);
    }
  }
  for (const element of root.querySelectorAll(SHAPES)) {
    // The padding of an icon button in a field may contain the label of the field. Its icon is measured instead.
    if (!isSeen(element) || element.matches('.MuiOutlinedInput-root button:has(svg)')) continue;
    const style = styleOf(element);
    const name = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`;
    const boxes =
      style.display === 'inline' ? element.getClientRects() : [element.getBoundingClientRect()];
    for (const { left, top, right, bottom } of boxes) {
      // The padding of a field may contain its label, which is on the upper border, and the arrow of a select.
      const isField = element.matches('input, select, textarea');
      // Icons are drawn with a margin of 2 of 24 units.
      const margin = element.matches('svg') ? (right - left) / 12 : 0;
      const padding = (side: 'Left' | 'Top' | 'Right' | 'Bottom') =>
        isField ? Number.parseFloat(style[`padding${side}`]) : margin;
      add(element, name, {
        left: left + padding('Left'),
        top: top + padding('Top'),
        right: right - padding('Right'),
        bottom: bottom - padding('Bottom'),
      });
    }
  }

  /** Returns whether an element is an open list, or a message, that covers a part of the page for a short time. */
  const isOverPage = (element: Element) =>
    element.matches('[role=listbox], [aria-live] > *') && styleOf(element).position === 'absolute';
  /** Returns the nearest ancestor that does not scroll with the page, or covers a part of it. */
  const plane = (element: Element | null): Element | null =>
    !element ||
    element === root ||
    isOverPage(element) ||
    /fixed|sticky/.test(styleOf(element).position)
      ? element
      : plane(element.parentElement);
  shown.forEach((one, at) => {
    for (const other of shown.slice(at + 1)) {
      const isRelated = one.element.contains(other.element) || other.element.contains(one.element);
      // The icon of a radio button has two layers.
      const areIcons = one.element.matches('svg') && other.element.matches('svg');
      if (isRelated || areIcons || !isWithin(meet(one, other), TOLERANCE)) continue;
      if (plane(one.element) !== plane(other.element)) continue;
      faults.push(`${one.name} overlaps ${other.name}`);
    }
  });
  return [...new Set(faults)];
}

/** The distances on a page, in pixels. Each record maps a distance to an example of an element with this distance. */
export interface Measured {
  /** The number of visible cards. */
  readonly cards: number;
  /** From the start edge of a card to its content. */
  readonly insets: Readonly<Record<number, string>>;
  /** From the edges of a card to the lines between its rows. */
  readonly lines: Readonly<Record<number, string>>;
  /** From one section to the next section. */
  readonly gaps: Readonly<Record<number, string>>;
  /** From the start edge of the page to its content. */
  readonly starts: Readonly<Record<number, string>>;
}

/** Measures the page. This function runs in the page, so it uses no variables outside of it. */
export function measureGrid(root: Element): Measured {
  /**
   * Two lines of text belong to one row if their distance in pixels is smaller, such as a name and the address below
   * it.
   */
  const SAME_ROW = 10;
  /** The corner radii of cards and banners, in pixels. */
  const CARD_RADII = new Set([20, 14]);

  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.getBoundingClientRect().width > 1 &&
    element.getBoundingClientRect().height > 1;
  const isClear = (color: string) => color === 'transparent' || /^rgba\(.*, 0\)$/.test(color);
  const widths = ({
    borderTopWidth,
    borderRightWidth,
    borderBottomWidth,
    borderLeftWidth,
  }: CSSStyleDeclaration) =>
    [borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth].map(Number.parseFloat);
  /** Elements that are drawn as one shape. Their content is not measured. */
  const CONTROLS =
    'button, a, select, input, fieldset, [role="radiogroup"], [role="switch"], .MuiSwitch-root';
  const isFramed = (look: CSSStyleDeclaration) =>
    look.outlineStyle === 'solid' || widths(look).every((width) => width > 0);
  /** Returns whether an element has the rounded corners of a card, and a frame or a gradient. */
  const isCard = (element: Element) => {
    const look = getComputedStyle(element);
    return (
      isSeen(element) &&
      (isFramed(look) || look.backgroundImage !== 'none') &&
      CARD_RADII.has(Number.parseFloat(look.borderTopLeftRadius)) &&
      !element.matches(CONTROLS)
    );
  };
  const cards = [...root.querySelectorAll('*')].filter(isCard);
  const cardOf = (element: Element) => cards.findLast((card) => card.contains(element));
  const edgesOf = (card: Element) => {
    const { left, right } = card.getBoundingClientRect();
    const border = Number.parseFloat(getComputedStyle(card).borderLeftWidth);
    return { left: left + border, right: right - border };
  };
  /** Returns whether an element is drawn as a shape, such as a button, a coin or the frame of a field. */
  const isShape = (element: Element) => {
    const look = getComputedStyle(element);
    if (cards.includes(element)) return false;
    if (element.matches('svg, img, canvas, .MuiSwitch-root')) return true;
    const card = cardOf(element);
    const { left, right } = card ? edgesOf(card) : { left: -1, right: -1 };
    const box = element.getBoundingClientRect();
    // An element as wide as its card is the background of a row.
    if (Math.abs(box.left - left) < 1 && Math.abs(box.right - right) < 1) return false;
    const isDrawn = isFramed(look) && !isClear(look.borderLeftColor);
    return isDrawn || (!isClear(look.backgroundColor) && look.borderTopLeftRadius !== '0px');
  };

  /**
   * Returns the box of a shape. For an icon without a frame around it, such as the icon of a checkbox, this is the box
   * of the drawing, because the icon has a margin.
   */
  const drawn = (element: Element) => {
    const path =
      element.matches('.MuiIconButton-root svg, .MuiButton-text svg, .MuiCheckbox-root svg') &&
      element.querySelector('path');
    return path ? path.getBoundingClientRect() : element.getBoundingClientRect();
  };

  interface Leaf {
    readonly element: Element;
    readonly box: DOMRect;
    readonly text: string;
  }
  const leaves: Leaf[] = [];
  const shapes = new Set<Element>();
  for (const element of root.querySelectorAll('*')) {
    if (!isSeen(element) || element.closest('[hidden], legend, [inert]')) continue;
    if (element.parentElement && [...shapes].some((shape) => shape.contains(element))) continue;
    if (isShape(element)) {
      shapes.add(element);
      leaves.push({ element, box: drawn(element), text: element.tagName });
      continue;
    }
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE || node.textContent?.trim() === '') continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects())
        if (box.width > 1) leaves.push({ element, box, text: node.textContent ?? '' });
    }
  }

  /** Returns the text or shape at the start of each row. An item of a list is one row. */
  const firstOfRows = (all: readonly Leaf[]) => {
    const rows: Leaf[][] = [];
    let end = -Infinity;
    let item: Element | null = null;
    for (const leaf of all.toSorted((a, b) => a.box.top - b.box.top)) {
      const own = leaf.element.closest('li');
      if (leaf.box.top > end + SAME_ROW && (own === null || own !== item)) rows.push([]);
      rows.at(-1)?.push(leaf);
      end = Math.max(end, leaf.box.bottom);
      item = own;
    }
    return rows.map((row) => row.reduce((a, b) => (b.box.left < a.box.left ? b : a)));
  };
  /** Returns whether a text is in the middle of its line, such as the label of a wide button. */
  const isCentred = ({ element, box }: Leaf) => {
    const button = element.closest('.MuiButton-text')?.getBoundingClientRect();
    return (
      getComputedStyle(element).textAlign === 'center' ||
      (button !== undefined && button.width > box.width + 100)
    );
  };
  const note = (into: Record<number, string>, value: number, example: string) => {
    into[Math.round(value)] ??= example.trim().slice(0, 40);
  };

  const insets: Record<number, string> = {};
  const lines: Record<number, string> = {};
  const gaps: Record<number, string> = {};
  const starts: Record<number, string> = {};
  for (const card of cards) {
    const { left, right } = edgesOf(card);
    const own = leaves.filter(({ element }) => cardOf(element) === card);
    for (const leaf of firstOfRows(own))
      if (!isCentred(leaf)) note(insets, leaf.box.left - left, leaf.text);
    for (const element of card.querySelectorAll('*')) {
      const [top = 0, end = 0, bottom = 0] = widths(getComputedStyle(element));
      if (!isSeen(element) || end > 0 || (top === 0 && bottom === 0)) continue;
      const line = element.getBoundingClientRect();
      note(lines, line.left - left, element.textContent ?? '');
      note(lines, right - line.right, element.textContent ?? '');
    }
  }
  const onPage = leaves.filter(({ element }) => !cardOf(element));
  const frames = cards
    .filter((card) => !cards.some((other) => other !== card && other.contains(card)))
    .map((element) => ({ element, box: element.getBoundingClientRect(), text: 'card' }));
  const edge = Number.parseFloat(getComputedStyle(root).borderLeftWidth);
  for (const leaf of firstOfRows([...onPage, ...frames]))
    if (!isCentred(leaf)) note(starts, leaf.box.left - edge, leaf.text);

  const stacks = [...root.querySelectorAll('.MuiStack-root')].filter(
    (stack) =>
      !stack.closest('.MuiPaper-root, form, section') &&
      !stack.parentElement?.closest('.MuiStack-root'),
  );
  const isQuickActions = (element: Element) => element.querySelector('.quick-action-icon') !== null;
  for (const stack of stacks)
    for (const child of stack.children) {
      const before = child.previousElementSibling;
      if (!before || !isSeen(child) || !isSeen(before)) continue;
      if (isQuickActions(child) || isQuickActions(before)) continue;
      const gap = child.getBoundingClientRect().top - before.getBoundingClientRect().bottom;
      note(gaps, gap, child.textContent ?? '');
    }
  return { cards: cards.length, insets, lines, gaps, starts };
}

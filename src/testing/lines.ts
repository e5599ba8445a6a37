/** Yields the letters of an element in the order of the DOM, each with its left edge in the viewport. */
function* lettersOf(element: Element) {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const letters = text.textContent ?? '';
    for (let index = 0; index < letters.length; index += 1) {
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      yield { letter: letters.charAt(index), left: range.getBoundingClientRect().left };
    }
  }
}

/**
 * Returns the lines of an element's text as the browser wraps it. A letter that is to the left of the previous letter
 * starts a new line.
 */
export function linesOf(element: Element): string[] {
  const lines: string[] = [];
  let last = Infinity;
  for (const { letter, left } of lettersOf(element)) {
    if (left <= last) lines.push('');
    last = left;
    lines.push((lines.pop() ?? '') + letter);
  }
  return lines;
}

/**
 * Returns the text of a single line in the order that the user sees, from left to right. This order differs from the
 * DOM if the text has both directions.
 */
export function seenIn(element: Element): string {
  const seen = [...lettersOf(element)].toSorted((one, other) => one.left - other.left);
  return seen
    .map(({ letter }) => letter)
    .join('')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll('\u00A0', ' ');
}

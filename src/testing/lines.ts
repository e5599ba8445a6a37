/** The letters of an element in text order, each with its left edge in the viewport. */
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

/** The visual lines of a text. A letter to the left of the previous one starts a new line. */
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
 * The letters of an element with one line as they are seen, from left to right. In a text of both directions this order
 * differs from the order of the text.
 */
export function seenIn(element: Element): string {
  const seen = [...lettersOf(element)].toSorted((one, other) => one.left - other.left);
  // Without invisible direction marks.
  return seen
    .map(({ letter }) => letter)
    .join('')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll('\u00A0', ' ');
}

/** The letters of an element in the order of its text, each with its left edge on the screen. */
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

/** The lines that a text is broken into on the screen. Where the writing goes back, a new one begins. */
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
 * The letters of an element of one line as they stand on the screen, from left to right: their order in the text
 * says nothing of that where scripts of both directions meet.
 */
export function seenIn(element: Element): string {
  const seen = [...lettersOf(element)].toSorted((one, other) => one.left - other.left);
  // Marks of direction are not seen.
  return seen
    .map(({ letter }) => letter)
    .join('')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll('\u00A0', ' ');
}

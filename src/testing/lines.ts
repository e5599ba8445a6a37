/** The lines that a text is broken into on the screen. Where the writing goes back, a new one begins. */
export function linesOf(element: Element): string[] {
  const lines: string[] = [];
  let last = Infinity;
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const letter = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const letters = text.textContent ?? '';
    for (let index = 0; index < letters.length; index += 1) {
      letter.setStart(text, index);
      letter.setEnd(text, index + 1);
      const { left } = letter.getBoundingClientRect();
      if (left <= last) lines.push('');
      last = left;
      lines.push((lines.pop() ?? '') + letters.charAt(index));
    }
  }
  return lines;
}

/**
 * The signs of an element of one line as they stand on the screen, from left to right: their order in the text says
 * nothing of that where scripts of both directions meet.
 */
export function seenIn(element: Element): string {
  const signs: { left: number; sign: string }[] = [];
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const letter = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const letters = text.textContent ?? '';
    for (let index = 0; index < letters.length; index += 1) {
      letter.setStart(text, index);
      letter.setEnd(text, index + 1);
      signs.push({ left: letter.getBoundingClientRect().left, sign: letters.charAt(index) });
    }
  }
  const seen = signs.toSorted((one, other) => one.left - other.left).map(({ sign }) => sign);
  // Marks of direction are not seen.
  return seen
    .join('')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll('\u00A0', ' ');
}

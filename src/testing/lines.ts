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

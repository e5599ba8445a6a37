/** Matches the attributes whose numbers the user cannot read: those for layout, drawings and ids. */
const UNREAD =
  /^(class|style|id|for|d|viewBox|width|height|tabindex|aria-(labelledby|describedby|controls|owns))$/;

const FIGURE = /\d[\d,]*(?:\.\d+)?/g;

/** Returns all texts in an element that the user can read, including texts for assistive technology. */
function textsOf(element: Element): string[] {
  if (element.matches('style, script, template')) return [];
  const attributes = [...element.attributes].filter(({ name }) => !UNREAD.test(name));
  return [
    // The joined text is read, because an amount may consist of several elements. Each text node is also read, because
    // an element may contain several amounts.
    element.textContent,
    ...[...element.childNodes].map(({ nodeValue }) => nodeValue ?? ''),
    ...attributes.map(({ value }) => value),
    ...(element instanceof HTMLInputElement ? [element.value] : []),
    ...[...element.children].flatMap(textsOf),
  ];
}

/**
 * Returns all numbers that the user can read in a document, without thousands separators. They are from the document's
 * title, texts, attributes and input fields.
 */
export function figuresIn({ title, body }: Document): ReadonlySet<string> {
  const texts = [title, ...textsOf(body)];
  const figures = texts.flatMap((text) => text.match(FIGURE) ?? []);
  return new Set(figures.map((figure) => figure.replaceAll(',', '')));
}

/** The attributes whose numbers the user cannot read, because they are for layout, drawing or ids. */
const UNREAD =
  /^(class|style|id|for|d|viewBox|width|height|tabindex|aria-(labelledby|describedby|controls|owns))$/;

const FIGURE = /\d[\d,]*(?:\.\d+)?/g;

/** Returns all texts in an element that the user can read, including texts for assistive technology. */
function textsOf(element: Element): string[] {
  if (element.matches('style, script, template')) return [];
  const attributes = [...element.attributes].filter(({ name }) => !UNREAD.test(name));
  return [
    // All texts are included, because an amount may consist of several elements, and an element may contain several
    // amounts.
    element.textContent,
    ...[...element.childNodes].map(({ nodeValue }) => nodeValue ?? ''),
    ...attributes.map(({ value }) => value),
    ...(element instanceof HTMLInputElement ? [element.value] : []),
    ...[...element.children].flatMap(textsOf),
  ];
}

/**
 * Returns all numbers in a document, without commas. They are read from its title, texts, accessible names, attributes
 * and fields.
 */
export function figuresIn({ title, body }: Document): ReadonlySet<string> {
  const texts = [title, ...textsOf(body)];
  const figures = texts.flatMap((text) => text.match(FIGURE) ?? []);
  return new Set(figures.map((figure) => figure.replaceAll(',', '')));
}

/** Attributes of layout, drawing and identity, whose numbers the user cannot read. */
const UNREAD =
  /^(class|style|id|for|d|viewBox|width|height|tabindex|aria-(labelledby|describedby|controls|owns))$/;

const FIGURE = /\d[\d,]*(?:\.\d+)?/g;

/** All texts in an element that a user could read, also with assistive technology. */
function textsOf(element: Element): string[] {
  if (element.matches('style, script, template')) return [];
  const attributes = [...element.attributes].filter(({ name }) => !UNREAD.test(name));
  return [
    // An amount may consist of several elements, and an element may contain several amounts.
    element.textContent,
    ...[...element.childNodes].map(({ nodeValue }) => nodeValue ?? ''),
    ...attributes.map(({ value }) => value),
    ...(element instanceof HTMLInputElement ? [element.value] : []),
    ...[...element.children].flatMap(textsOf),
  ];
}

/** All numbers in a document, without commas: in its title, texts, names, attributes and fields. */
export function figuresIn({ title, body }: Document): ReadonlySet<string> {
  const texts = [title, ...textsOf(body)];
  const figures = texts.flatMap((text) => text.match(FIGURE) ?? []);
  return new Set(figures.map((figure) => figure.replaceAll(',', '')));
}

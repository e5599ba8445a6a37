/** Attributes of layout, drawing and identity, whose numbers tell nothing. */
const UNREAD =
  /^(class|style|id|for|d|viewBox|width|height|tabindex|aria-(labelledby|describedby|controls|owns))$/;

const FIGURE = /\d[\d,]*(?:\.\d+)?/g;

/** Everything in an element and below it that somebody could read, by whatever means. */
function textsOf(element: Element): string[] {
  if (element.matches('style, script, template')) return [];
  const attributes = [...element.attributes].filter(({ name }) => !UNREAD.test(name));
  return [
    // An amount may be put together from several elements, and one element hold several amounts.
    element.textContent,
    ...[...element.childNodes].map(({ nodeValue }) => nodeValue ?? ''),
    ...attributes.map(({ value }) => value),
    ...(element instanceof HTMLInputElement ? [element.value] : []),
    ...[...element.children].flatMap(textsOf),
  ];
}

/** All numbers in a document: its title, texts, names, attributes and fields; `1250.5`, no commas. */
export function figuresIn({ title, body }: Document): ReadonlySet<string> {
  const texts = [title, ...textsOf(body)];
  const figures = texts.flatMap((text) => text.match(FIGURE) ?? []);
  return new Set(figures.map((figure) => figure.replaceAll(',', '')));
}

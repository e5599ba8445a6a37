/** The hands that fill a field in. */
interface Hands {
  readonly click: (element: Element) => Promise<void>;
  readonly paste: (text: string) => Promise<void>;
}

/** Fills a field in with one paste, for stories that are not about typing: each letter would be rendered. */
export async function fill({ click, paste }: Hands, field: Element, text: string): Promise<void> {
  await click(field);
  await paste(text);
}

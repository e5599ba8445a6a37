/** The parts of `userEvent` that fill in a field. */
interface Hands {
  readonly click: (element: Element) => Promise<void>;
  readonly paste: (text: string) => Promise<void>;
}

/** Fills in a field with one paste, for stories that are not about typing: each typed letter would be rendered. */
export async function fill({ click, paste }: Hands, field: Element, text: string): Promise<void> {
  await click(field);
  await paste(text);
}

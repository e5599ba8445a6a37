/** The functions of `userEvent` that fill in a field. */
interface Hands {
  readonly click: (element: Element) => Promise<void>;
  readonly paste: (text: string) => Promise<void>;
}

/**
 * Fills in a field by pasting the text. Typing would render the component after each letter, which is slow, so type
 * only in stories about typing.
 */
export async function fill({ click, paste }: Hands, field: Element, text: string): Promise<void> {
  await click(field);
  await paste(text);
}

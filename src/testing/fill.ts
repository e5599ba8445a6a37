interface Hands {
  readonly click: (element: Element) => Promise<void>;
  readonly paste: (text: string) => Promise<void>;
}

/**
 * Fills in a field by pasting the text, which renders the component once. Typing renders the component after each
 * letter, which is slow.
 */
export async function fill({ click, paste }: Hands, field: Element, text: string): Promise<void> {
  await click(field);
  await paste(text);
}

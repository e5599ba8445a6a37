/** Returns a text with a capital first letter, as at the start of a sentence in a locale. */
export function capitalized(text: string, locale: string): string {
  const [first = '', ...rest] = text;
  return first.toLocaleUpperCase(locale) + rest.join('');
}

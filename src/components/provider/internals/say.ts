import { createElement, type ReactNode } from 'react';

export type Texts = Readonly<Record<string, string>>;

/**
 * The name of the placeholder that follows an opening brace. Braces also enclose the text of each case of a plural,
 * which has no name, so the type is then `never`.
 */
type NameAt<Text> = Text extends `${infer Inner}}${string}`
  ? Inner extends `${infer Name}, plural,${string}`
    ? Name
    : Inner extends `${string}${' ' | '#' | '{'}${string}`
      ? never
      : Inner
  : never;

/** The names of the placeholders in an English text. */
export type Placeholder<Text> = Text extends `${string}{${infer Rest}`
  ? NameAt<Rest> | Placeholder<Rest>
  : never;

/** A text with a placeholder of this name, or with a plural for a number of this name. */
type TextWith<Name extends string> = `${string}{${Name}${'}' | ', plural,'}${string}`;

/** A text with every placeholder of a union: an intersection of one `TextWith` for each name. */
type TextWithAll<Name extends string> = (
  Name extends Name ? (text: TextWith<Name>) => void : never
) extends (text: infer All) => void
  ? All
  : never;

/** The type for translations of an English text. A translation must have the same placeholders. */
export type Translated<Text> = [Placeholder<Text>] extends [never]
  ? string
  : TextWithAll<Placeholder<Text>>;

/** The translations of all texts of a component. */
export type AllTexts<English> = { readonly [Key in keyof English]: Translated<English[Key]> };

/**
 * Replacements for all or some texts of a component, by key. Each text must have the placeholders of the English text,
 * so TypeScript reports a typing error in a placeholder. A text from another source, such as a JSON file, needs a type
 * assertion.
 */
export type OtherTexts<English> = { readonly [Key in keyof English]?: Translated<English[Key]> };

/**
 * The arguments of `say` after the key: the values of the text's placeholders. A text that has no placeholders needs no
 * argument.
 */
type Values<Text, Value> = [Placeholder<Text>] extends [never]
  ? []
  : [values: Readonly<Record<Placeholder<Text>, Value>>];

/**
 * Returns a text of a component by its key. If the text has placeholders, pass their values. If a value is an element,
 * the result is a React node instead of a string.
 */
export interface Say<English extends Texts> {
  <Key extends keyof English>(key: Key, ...values: Values<English[Key], string | number>): string;
  <Key extends keyof English>(key: Key, ...values: Values<English[Key], ReactNode>): ReactNode;
}

/**
 * Replaces each plural in a text with the case that fits its number in a locale. Returns a text that has no plurals
 * unchanged.
 */
export type ChoosePlurals = (
  text: string,
  values: Readonly<Record<string, unknown>> | undefined,
  locale: string,
) => string;

/** Replaces the placeholders of a text. Numbers are formatted for the locale. */
function fill(text: string, values: Readonly<Record<string, ReactNode>>, locale: string) {
  const parts = text.split(/\{(\w+)\}/).map((part, index) => {
    // A placeholder without a value stays in the text unchanged.
    const value = index % 2 === 0 ? part : Object.hasOwn(values, part) ? values[part] : `{${part}}`;
    return typeof value === 'number' ? value.toLocaleString(locale) : value;
  });
  if (parts.every((part) => typeof part === 'string')) return parts.join('');
  // Browsers that translate the page replace text nodes, so React must not change a text beside an element
  // (docs/adr/0037). A value that is a text has its own element. The words around the values change only with the key.
  const children = parts.map((part, index) =>
    index % 2 === 1 && typeof part === 'string' ? createElement('span', null, part) : part,
  );
  return createElement('span', { key: text }, ...children);
}

/**
 * Returns a `Say` function. For each key, it uses the text of the component's `messages` prop (`own`), or else the text
 * of the provider (`given`), or else the English text.
 */
export function sayFrom<English extends Texts>(
  english: English,
  own?: OtherTexts<English>,
  given?: OtherTexts<English>,
  locale = 'en-US',
  choosePlurals?: ChoosePlurals,
): Say<English> {
  const say = (key: keyof English, values?: Readonly<Record<string, ReactNode>>) => {
    const text: string =
      (own as Texts | undefined)?.[key as string] ??
      (given as Texts | undefined)?.[key as string] ??
      english[key] ??
      '';
    const chosen = choosePlurals ? choosePlurals(text, values, locale) : text;
    return values ? fill(chosen, values, locale) : chosen;
  };
  return say as Say<English>;
}

import type { ReactNode } from 'react';
import { createElement, Fragment } from 'react';

/** The texts of one component, by their keys. */
export type Texts = Readonly<Record<string, string>>;

/** Other words for the texts of a component: all of them, or some. */
export type OtherTexts<English extends Texts> = { readonly [Key in keyof English]?: string };

/** The name at the beginning of what follows a brace. A case of a plural has braces, too, around words. */
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

/** The values of a text's placeholders; nothing for a text without any. */
type Values<Text, Value> = [Placeholder<Text>] extends [never]
  ? []
  : [values: Readonly<Record<Placeholder<Text>, Value>>];

/**
 * Says a text of a component by its key. A text with placeholders asks for their values. Where one of them is
 * an element, the answer is not a string, but can be rendered like one.
 */
export interface Say<English extends Texts> {
  <Key extends keyof English>(key: Key, ...values: Values<English[Key], string | number>): string;
  <Key extends keyof English>(key: Key, ...values: Values<English[Key], ReactNode>): ReactNode;
}

/** The way in which the reader's language chooses among the cases of plurals: a text without them comes back. */
export type ChoosePlurals = (
  text: string,
  values: Readonly<Record<string, unknown>>,
  locale: string,
) => string;

/** A text with its placeholders filled. Numbers are written as the locale writes them. */
function fill(text: string, values: Readonly<Record<string, ReactNode>>, locale: string) {
  const parts = text.split(/\{(\w+)\}/).map((part, index) => {
    const value = index % 2 === 0 ? part : values[part];
    return typeof value === 'number' ? value.toLocaleString(locale) : value;
  });
  return parts.every((part) => typeof part === 'string')
    ? parts.join('')
    : createElement(Fragment, null, ...parts);
}

/** Makes a `Say`: a component's own texts go before the given ones, and these before the English ones. */
export function sayFrom<English extends Texts>(
  english: English,
  own?: OtherTexts<English>,
  given?: OtherTexts<English>,
  locale = 'en-US',
  choosePlurals?: ChoosePlurals,
): Say<English> {
  const say = (key: keyof English, values?: Readonly<Record<string, ReactNode>>) => {
    const text = own?.[key] ?? given?.[key] ?? english[key] ?? '';
    if (!values) return text;
    return fill(choosePlurals ? choosePlurals(text, values, locale) : text, values, locale);
  };
  return say as Say<English>;
}

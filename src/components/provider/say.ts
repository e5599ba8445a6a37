import type { ReactNode } from 'react';
import { createElement, Fragment } from 'react';

/** The texts of one component, by their keys. */
export type Texts = Readonly<Record<string, string>>;

/** Replacements for all or some texts of a component. */
export type OtherTexts<English extends Texts> = { readonly [Key in keyof English]?: string };

/**
 * The name of the placeholder after an opening brace. The text of a plural's case is also in braces, but has no name:
 * the type is then `never`.
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
  values: Readonly<Record<string, unknown>>,
  locale: string,
) => string;

/** Replaces the placeholders of a text. Numbers are formatted for the locale. */
function fill(text: string, values: Readonly<Record<string, ReactNode>>, locale: string) {
  const parts = text.split(/\{(\w+)\}/).map((part, index) => {
    const value = index % 2 === 0 ? part : values[part];
    return typeof value === 'number' ? value.toLocaleString(locale) : value;
  });
  return parts.every((part) => typeof part === 'string')
    ? parts.join('')
    : createElement(Fragment, null, ...parts);
}

/**
 * Creates a `Say`. The function returns the text of the component's prop (`own`), or else the text of the provider
 * (`given`), or else the English text.
 */
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

import type { ChoosePlurals } from './say';

/** Matches one case of a plural with its text, which may contain placeholders: `other {{name} has # coins}`. */
const CASE = /([=\w]+)\s*\{((?:[^{}]|\{\w+\})*)\}/g;

/** Matches a plural, and captures the name of its number and all its cases. */
const PLURAL = /\{(\w+), plural,((?:[^{}]*\{(?:[^{}]|\{\w+\})*\})+)\s*\}/g;

/**
 * Replaces each plural of an ICU message with the text of the case that fits the number: `{count, plural, =0 {nothing}
 * one {# file} other {# files}}`. A case with an exact number, such as `=0`, has precedence over a category such as
 * `one`. `#` is replaced with the formatted number. Plurals cannot be nested.
 */
export const choosePlurals: ChoosePlurals = (text, values, locale) =>
  text.replace(PLURAL, (_, name: string, written: string) => {
    const count = Number(values?.[name]);
    const cases = new Map([...written.matchAll(CASE)].map(([, key = '', words]) => [key, words]));
    const words =
      cases.get(`=${count}`) ??
      cases.get(new Intl.PluralRules(locale).select(count)) ??
      cases.get('other') ??
      '';
    return words.replaceAll('#', count.toLocaleString(locale));
  });

import type { ChoosePlurals } from './say';

/** One case with its words, in which placeholders may stand: `other {{name} has # coins}`. */
const CASE = /([=\w]+)\s*\{((?:[^{}]|\{\w+\})*)\}/g;

/** A plural: the name of its number, and all its cases. */
const PLURAL = /\{(\w+), plural,((?:[^{}]*\{(?:[^{}]|\{\w+\})*\})+)\s*\}/g;

/**
 * Puts the case that a number asks for in the place of each plural, as ICU messages write them:
 * `{count, plural, =0 {nothing} one {# file} other {# files}}`. A case of an exact number goes before the
 * category, and `#` is the number as the locale writes it. A plural does not stand in another.
 */
export const choosePlurals: ChoosePlurals = (text, values, locale) =>
  text.replace(PLURAL, (_, name: string, written: string) => {
    const count = Number(values[name]);
    const cases = new Map([...written.matchAll(CASE)].map(([, key = '', words]) => [key, words]));
    const words =
      cases.get(`=${count}`) ??
      cases.get(new Intl.PluralRules(locale).select(count)) ??
      cases.get('other') ??
      '';
    return words.replaceAll('#', count.toLocaleString(locale));
  });

/**
 * Corrects the props that Storybook reads from the types. Adds controls for types that Storybook treats as objects,
 * shows `Decimal` by its name, and shows defaults as code. This module is not TypeScript, because Storybook imports it
 * in a worker that cannot load TypeScript.
 */

/** The type `Decimal` as the compiler prints it. */
const DECIMAL = '`${number}`';

/** Types that have a text control. Amounts also have one, because a number control would make them binary numbers. */
const TEXT = new Set(['string', 'null', 'ReactNode', 'UnknownAmount', DECIMAL]);

/** Matches types whose values the user cannot type: handlers, refs and components. */
const CODE = /EventHandler\b|^Ref(?:Object)?<|\bElementType</;

const isText = (type) => type.split(' | ').every((part) => TEXT.has(part));

/** Removes `undefined` from the type of an optional prop. */
const given = (type) => type.replace(/ \| undefined$/, '');

/** Sets the control of a prop whose type Storybook treats as an object, or disables it. */
function withControl(argType, currencies) {
  const { type } = argType;
  if (type?.name !== 'other') return argType;
  const value = given(type.value);
  // The prop also accepts a currency object. The panel offers only the ids.
  if (value === 'CurrencyLike')
    return { ...argType, options: currencies, control: { type: 'select' } };
  if (CODE.test(value)) return { ...argType, control: { disable: true } };
  return isText(value) ? { ...argType, type: { ...type, name: 'string' } } : argType;
}

/** The longest type that the table shows in full, in characters: one line of the column. */
const LONGEST = 40;

/** Shortens a type to one line: first its type arguments, then the types of its parameters, then its end. */
function shortened(type) {
  const steps = [
    (text) => text.replaceAll(/<(?:[^<>]|=>|<(?:[^<>]|=>)*>)*>/g, '<…>'),
    (text) => text.replaceAll(/(\w+\??): [^(),]+(?=[,)])/g, '$1'),
    (text) => `${text.slice(0, LONGEST - 2).replace(/\W+$/, '')} …`,
  ];
  return steps.reduce((text, step) => (text.length > LONGEST ? step(text) : text), type);
}

/** Returns the type of a prop for the table. A long type is shortened, and a press shows it with a line per field. */
function typeOf({ summary, ...type }) {
  const whole = given(summary).replaceAll(DECIMAL, 'Decimal');
  if (whole.length <= LONGEST) return { ...type, summary: whole };
  return { ...type, summary: shortened(whole), detail: whole.replaceAll('; ', ';\n  ') };
}

/** Corrects the row of a prop in the table. Storybook would put the code of a default in quotes. */
function withTable(argType) {
  const { type, defaultValue, ...table } = argType.table ?? {};
  return {
    ...argType,
    table: {
      ...table,
      ...(type && { type: typeOf(type) }),
      ...(defaultValue && {
        defaultValue: { ...defaultValue, summary: defaultValue.summary.replace(/^"(.*)"$/s, '$1') },
      }),
    },
  };
}

/** The props that many components have: the texts, and the props of a root element. */
const COMMON = ['messages', 'ref', 'id', 'className', 'sx', 'style'];

/** Returns the place of a prop in the table: required props are first, and common props are last. */
const placeOf = ([name, { type }]) => (type?.required ? -2 : COMMON.indexOf(name));

/** Returns a middleware that corrects Storybook's props. `currencies` are the ids that the panel offers. */
export function createDocgenProvider({ currencies }) {
  return (next) => async (input) => {
    const found = await next(input);
    if (!found?.argTypes) return found;
    const argTypes = Object.fromEntries(
      Object.entries(found.argTypes)
        .toSorted((one, other) => placeOf(one) - placeOf(other))
        .map(([name, argType]) => [name, withTable(withControl(argType, currencies))]),
    );
    // A published catalogue must not contain file paths of the machine that built it.
    const { filePath: _place, ...reactComponentMeta } = found.reactComponentMeta ?? {};
    return { ...found, argTypes, reactComponentMeta };
  };
}

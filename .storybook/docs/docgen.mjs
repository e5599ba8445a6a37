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

/** Corrects the row of a prop in the table. Storybook would put the code of a default in quotes. */
function withTable(argType) {
  const { type, defaultValue, ...table } = argType.table ?? {};
  return {
    ...argType,
    table: {
      ...table,
      ...(type && {
        type: { ...type, summary: given(type.summary).replaceAll(DECIMAL, 'Decimal') },
      }),
      ...(defaultValue && {
        defaultValue: { ...defaultValue, summary: defaultValue.summary.replace(/^"(.*)"$/s, '$1') },
      }),
    },
  };
}

/** Returns a middleware that corrects Storybook's props. `currencies` are the ids that the panel offers. */
export function createDocgenProvider({ currencies }) {
  return (next) => async (input) => {
    const found = await next(input);
    if (!found?.argTypes) return found;
    const argTypes = Object.fromEntries(
      Object.entries(found.argTypes).map(([name, argType]) => [
        name,
        withTable(withControl(argType, currencies)),
      ]),
    );
    // A published catalogue must not contain file paths of the machine that built it.
    const { filePath: _place, ...reactComponentMeta } = found.reactComponentMeta ?? {};
    return { ...found, argTypes, reactComponentMeta };
  };
}

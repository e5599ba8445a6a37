/**
 * Completes the props that Storybook reads from the types: controls for types that it takes for objects, `Decimal` by
 * its name, and defaults as code. Storybook imports this module in its worker, which cannot read TypeScript.
 */

/** The type `Decimal`, as the compiler spells it out. */
const DECIMAL = '`${number}`';

/** Money is text: a control for numbers would make a binary number of it. Content can be typed as text. */
const TEXT = new Set(['string', 'null', 'ReactNode', 'UnknownAmount', DECIMAL]);

/** A handler, a ref and another component have no value that can be typed. */
const CODE = /EventHandler\b|^Ref(?:Object)?<|\bElementType</;

const isText = (type) => type.split(' | ').every((part) => TEXT.has(part));

/** A type without the `undefined` that every optional prop has. */
const given = (type) => type.replace(/ \| undefined$/, '');

/** A prop of a type that Storybook takes for an object: with a control that fits, or with none. */
function withControl(argType, currencies) {
  const { type } = argType;
  if (type?.name !== 'other') return argType;
  const value = given(type.value);
  // A currency can be given as a value, as well; the panel offers the ids.
  if (value === 'CurrencyLike')
    return { ...argType, options: currencies, control: { type: 'select' } };
  if (CODE.test(value)) return { ...argType, control: { disable: true } };
  return isText(value) ? { ...argType, type: { ...type, name: 'string' } } : argType;
}

/** The prop's line in the table. Storybook quotes the code of a default. */
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

/** Storybook's middleware of props; `currencies` are the ids that the panel offers. */
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
    // The folder of the build is of no use to the readers of a published catalogue.
    const { filePath: _place, ...reactComponentMeta } = found.reactComponentMeta ?? {};
    return { ...found, argTypes, reactComponentMeta };
  };
}

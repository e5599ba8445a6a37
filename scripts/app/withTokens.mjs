/** `token(dark.background)`: the place of a value, by its group and its name. */
const PLACE = /token\((\w+)\.(\w+)\)/g;

/** Puts the theme's values into a text that is used before, or without, the code that knows them. */
export const withTokens = (text, tokens) =>
  text.replaceAll(PLACE, (place, group, name) => {
    const value = tokens[group]?.[name];
    if (value === undefined) throw new Error(`The theme has no value for ${place}.`);
    return value;
  });

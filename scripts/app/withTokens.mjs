/** Matches a placeholder with the group and the name of a value, such as `token(dark.background)`. */
const PLACE = /token\((\w+)\.(\w+)\)/g;

/** Replaces the placeholders in a text. Throws if the theme has no value for a placeholder. */
export const withTokens = (text, tokens) =>
  text.replaceAll(PLACE, (place, group, name) => {
    const value = tokens[group]?.[name];
    if (value === undefined) throw new Error(`The theme has no value for ${place}.`);
    return value;
  });

/** `token(dark.background)`: the place of a colour of `src/theme/tokens.ts`. */
const PLACE = /token\((\w+)\.(\w+)\)/g;

/** Puts the theme's colours into a text that is used before, or without, the code that knows them. */
export const withTokens = (text, colors) =>
  text.replaceAll(PLACE, (place, mode, name) => {
    const color = colors[mode]?.[name];
    if (color === undefined) throw new Error(`The theme has no colour for ${place}.`);
    return color;
  });

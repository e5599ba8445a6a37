/**
 * Puts the theme's values into a text that is used before, or without, the code that knows them. It
 * names them as in `token(dark.background)`; throws for a value that the theme does not have.
 */
export declare function withTokens(
  text: string,
  tokens: Readonly<Record<string, Readonly<Record<string, string>>>>,
): string;

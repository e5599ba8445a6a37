/**
 * Replaces placeholders such as `token(dark.background)` in a text, for files that are used without the theme's code.
 * `tokens` contains the values by group and name. Throws for an unknown value.
 */
export declare function withTokens(
  text: string,
  tokens: Readonly<Record<string, Readonly<Record<string, string>>>>,
): string;

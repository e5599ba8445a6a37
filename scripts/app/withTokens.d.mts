import type { colors } from '../../src/theme/tokens.ts';

/**
 * Puts the theme's colours into a text that is used before, or without, the code that knows them. It
 * names them as in `token(dark.background)`; throws for a colour that the theme does not have.
 */
export declare function withTokens(text: string, palettes: typeof colors): string;

import type { Palette } from '@mui/material/styles';
import './augmentation';

/** Returns the colours of a theme: CSS variables, or plain values if the theme has no CSS variables. */
export const paletteIn = ({ vars, palette }: ThemeColors): Colors => vars?.palette ?? palette;

/** Returns the colour of a currency's sign; undefined if the theme has none for the currency. */
export function coinColorIn(theme: ThemeColors, id: string): string | undefined {
  const { coins = {} } = paletteIn(theme);
  return Object.hasOwn(coins, id) ? coins[id] : undefined;
}

/** The palette entries that style functions read. All other colours are used only in `sx`, by name. */
type Colors = Pick<
  Palette,
  'action' | 'background' | 'coins' | 'divider' | 'fieldOutline' | 'gold' | 'primary' | 'text'
>;

interface ThemeColors {
  readonly vars?: { readonly palette: Colors } | null;
  readonly palette: Colors;
}

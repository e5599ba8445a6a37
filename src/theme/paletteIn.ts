import type { Palette } from '@mui/material/styles';
import './augmentation';

/** Returns the colours of a theme: CSS variables, or plain values if the theme has no CSS variables. */
export const paletteIn = ({ vars, palette }: ThemeColors): Colors => vars?.palette ?? palette;

/** The colours that style functions read. Other colours are only used in `sx`, by their names. */
type Colors = Pick<
  Palette,
  'action' | 'background' | 'divider' | 'fieldOutline' | 'gold' | 'primary' | 'text'
>;

interface ThemeColors {
  readonly vars?: { readonly palette: Colors } | null;
  readonly palette: Colors;
}

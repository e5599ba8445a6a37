import type { Palette } from '@mui/material/styles';
import './augmentation';

/** The colours of a theme: CSS variables, or values in a theme without CSS variables. */
export const paletteIn = ({ vars, palette }: ThemeColors): Colors => vars?.palette ?? palette;

/** The colours that styles read by a function of the theme. Styles of `sx` read others by their names. */
type Colors = Pick<
  Palette,
  'action' | 'background' | 'divider' | 'fieldOutline' | 'gold' | 'primary' | 'text'
>;

interface ThemeColors {
  readonly vars?: { readonly palette: Colors } | null;
  readonly palette: Colors;
}

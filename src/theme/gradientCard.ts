import type { SxProps, Theme } from '@mui/material/styles';
import { code, onGradient, radii } from './vars';

/** Fine rings from one corner, as the engraving on a banknote; an image without a request. */
const engraving =
  'repeating-radial-gradient(circle at 110% -20%, rgb(255 255 255 / 0.07) 0 1px, transparent 1px 9px)';

/** A coloured card on a CSS gradient that white text can be read on; see `gradientOf`. */
export function gradientCard(gradient: string) {
  return {
    padding: 5,
    borderRadius: radii.card,
    color: onGradient,
    // The gradient's first colour is for readers of contrast and for printing without backgrounds.
    backgroundColor: /var\([^)]*\)|#[\da-f]{3,8}/i.exec(gradient)?.[0] ?? code.modules,
    backgroundImage: `${engraving}, ${gradient}`,
    // Stronger than the ring that a button brings along, which cannot be seen on a coloured ground.
    '&& :focus-visible': { outlineColor: onGradient },
  } as const satisfies SxProps<Theme>;
}

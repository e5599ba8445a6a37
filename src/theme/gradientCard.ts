import type { SxProps, Theme } from '@mui/material/styles';
import { code, onGradient, radii } from './vars';

/** Fine rings from one corner, like the engraving of a banknote; an image without a request. */
const engraving =
  'repeating-radial-gradient(circle at 110% -20%, rgb(255 255 255 / 0.07) 0 1px, transparent 1px 9px)';

/**
 * The style of a card with a CSS gradient as its background. White text has to be readable on the gradient, as it is on
 * those of `gradientOf`.
 */
export function gradientCard(gradient: string) {
  return {
    padding: 5,
    borderRadius: radii.card,
    color: onGradient,
    // The gradient's first colour is for tools that measure contrast, and for printing without backgrounds.
    backgroundColor: /var\([^)]*\)|#[\da-f]{3,8}/i.exec(gradient)?.[0] ?? code.modules,
    backgroundImage: `${engraving}, ${gradient}`,
    // The selector is more specific than that of a button's focus ring, which is invisible on a coloured background.
    '&& :focus-visible': { outlineColor: onGradient },
  } as const satisfies SxProps<Theme>;
}

import type { SxProps, Theme } from '@mui/material/styles';
import { engraving } from './engraving';
import { readableGradient } from './readableGradient';
import { code, onGradient, radii } from './vars';

/** Returns the style of a card with a gradient as its background. `color` is a text that `readableGradient` accepts. */
export function gradientCard(color: string) {
  const gradient = readableGradient(color);
  return {
    padding: 4,
    // The border is visible only in forced colours, which remove the background. Otherwise the gradient is visible
    // through it.
    border: '1px solid transparent',
    backgroundOrigin: 'border-box',
    borderRadius: radii.card,
    color: onGradient,
    // The background colour is the gradient's first colour. It is needed for tools that measure contrast, and for
    // printing without background images.
    backgroundColor: /var\([^)]*\)|#[\da-f]{6}/i.exec(gradient)?.[0] ?? code.modules,
    backgroundImage: `${engraving('rgb(255 255 255 / 0.07)')}, ${gradient}`,
    // The default focus ring is invisible on a coloured background. `&&` makes this selector more specific than that of
    // a button's default ring.
    '&& :focus-visible': { outlineColor: onGradient },
  } as const satisfies SxProps<Theme>;
}

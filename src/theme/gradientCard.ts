import type { SxProps, Theme } from '@mui/material/styles';
import { gradients, radii } from './tokens';

/** Fine rings from one corner, as the engraving on a banknote; an image without a request. */
const engraving =
  'repeating-radial-gradient(circle at 110% -20%, rgb(255 255 255 / 0.07) 0 1px, transparent 1px 9px)';

/** A coloured card in one of the wallet gradients, with white text on it. */
export function gradientCard(name: keyof typeof gradients) {
  const [from, to] = gradients[name];
  return {
    padding: 5,
    borderRadius: `${String(radii.card)}px`,
    color: '#FFFFFF',
    // The plain colour is for readers of contrast and for printing without backgrounds.
    backgroundColor: from,
    backgroundImage: `${engraving}, linear-gradient(135deg, ${from}, ${to})`,
    // Stronger than the ring that a button brings along, which cannot be seen on a coloured ground.
    '&& :focus-visible': { outlineColor: '#FFFFFF' },
  } as const satisfies SxProps<Theme>;
}

import { keyframes } from '@mui/material/styles';
import { motion, MOVING } from './vars';

/** The CSS custom property with the thickness of the rings. base.css registers it, so that it can be animated. */
const LINE = '--florin-line';

const engrave = keyframes({ from: { [LINE]: '0px' } });

/**
 * The rings engrave themselves on the first page of a visit. index.html sets the attribute, and src/app/main.tsx removes
 * it after the animation.
 */
export const engravesOnce = {
  [MOVING]: {
    'html[data-engraving] &': {
      animation: `${engrave} ${motion.engraving} cubic-bezier(0.2, 0, 0, 1)`,
    },
  },
} as const;

/**
 * Returns a CSS gradient that draws fine rings around one corner, like the engraving of a banknote. Unlike an image, it
 * needs no request.
 */
export const engraving = (color: string) =>
  `repeating-radial-gradient(circle at 110% -20%, ${color} 0 var(${LINE}, 1px), transparent var(${LINE}, 1px) 9px)`;

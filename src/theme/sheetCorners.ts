import { radii } from './vars';

/** The corners of a sheet, which comes up from the bottom edge of a phone and floats on anything wider. */
export const sheetCorners = {
  xs: `${radii.card} ${radii.card} 0 0`,
  sm: radii.card,
} as const;

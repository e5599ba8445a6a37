import { radii } from './tokens';

/** The corners of a sheet, which comes up from the bottom edge of a phone and floats on anything wider. */
export const sheetCorners = {
  xs: `${radii.card}px ${radii.card}px 0 0`,
  sm: `${radii.card}px`,
} as const;

import { radii } from './vars';

/** The corners of a sheet, which opens at the bottom edge of the screen. */
export const sheetCorners = `${radii.card} ${radii.card} 0 0`;

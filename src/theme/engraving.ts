/**
 * Returns fine rings around one corner, like the engraving of a banknote. A CSS gradient needs no request for an image.
 */
export const engraving = (color: string) =>
  `repeating-radial-gradient(circle at 110% -20%, ${color} 0 1px, transparent 1px 9px)`;

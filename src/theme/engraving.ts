/**
 * Returns a CSS gradient that draws fine rings around one corner, like the engraving of a banknote. Unlike an image, it
 * needs no request.
 */
export const engraving = (color: string) =>
  `repeating-radial-gradient(circle at 110% -20%, ${color} 0 1px, transparent 1px 9px)`;

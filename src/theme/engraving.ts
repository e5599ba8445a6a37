/** The CSS custom property with the thickness of the rings. base.css registers it, so that start.css can animate it. */
const LINE = '--florin-line';

/**
 * Returns a CSS gradient that draws fine rings around one corner, like the engraving of a banknote. Unlike an image, it
 * needs no request.
 */
export const engraving = (color: string) =>
  `repeating-radial-gradient(circle at 110% -20%, ${color} 0 var(${LINE}, 1px), transparent var(${LINE}, 1px) 9px)`;

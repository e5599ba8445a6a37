/** The largest width of a component of the app in the catalogue, in pixels: a large phone. */
const PHONE = 416;

/** Matches the ids of components that also fill a desktop: the parts of the landing page. */
const WIDE = /^components-(?:demo|landing)-/;

/**
 * Returns the width of a story in the catalogue in pixels. Returns null if the story fills the page: a matrix, a part
 * of the landing page, or a whole page.
 */
export function widthOf({
  id,
  name,
}: {
  readonly id: string;
  readonly name: string;
}): number | null {
  return id.startsWith('components-') && !WIDE.test(id) && name !== 'Matrix' ? PHONE : null;
}

/** Returns whether a story needs a window that is wider than a phone. `width` is in pixels, or null. */
export const isWide = (width: number | null): boolean => width !== null && width > PHONE;

/** Matches the ids of small components, which are as wide as their content. */
const SMALL =
  /^components-(?:money-(?:amount|changelabel|coin|currencyicon|hidebalancebutton|maskedtext)|identity-(?:addresstext|foreigntext|useravatar|userbadge)|inputs-(?:busybutton|copybutton|menu|menubutton|popup)|payments-(?:fullmoment|moment|qrcode|recipientkind|transactionstatuslabel)|brand-logo|landing-(?:rosette|stars))--/;

/** Returns whether a story is in the middle of its frame in the catalogue. */
export const isCentred = ({ id, name }: { readonly id: string; readonly name: string }): boolean =>
  SMALL.test(id) && name !== 'Matrix';

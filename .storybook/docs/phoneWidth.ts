/** The largest width of a component of the app in the catalogue, in pixels: a large phone. */
const PHONE = 416;

/** Matches the ids of components that also fill a desktop: the parts of the landing page. */
const WIDE = /^components-(?:demo|landing)-/;

/** Returns the width of a story in the catalogue. Null fills the page, for a matrix, a desktop part, and whole pages. */
export function widthOf({
  id,
  name,
}: {
  readonly id: string;
  readonly name: string;
}): number | null {
  return id.startsWith('components-') && !WIDE.test(id) && name !== 'Matrix' ? PHONE : null;
}

function channels(hex: string): number[] {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (!match) throw new Error(`Not a colour of six digits: ${hex}`);
  return match.slice(1).map((channel) => Number.parseInt(channel, 16));
}

/**
 * Returns the relative luminance of an sRGB colour as WCAG 2.2 defines it
 * (https://www.w3.org/TR/WCAG22/#dfn-relative-luminance).
 */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * Returns the contrast ratio, from 1 to 21, of two colours such as `#0E5A43`, in any order
 * (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). Throws on any other notation.
 */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

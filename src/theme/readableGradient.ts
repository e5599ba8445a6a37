import { contrast } from './contrast';
import { gradientOf, gradients, onGradient, type GradientName } from './tokens';

/** The minimum contrast ratio of text (WCAG 2.2, 1.4.3). */
const NEEDED = 4.5;

/** Matches a CSS variable with its fallback, a colour in hexadecimal digits, or a colour in `rgb()` or `rgba()`. */
const COLOR =
  /var\(\s*--[\w-]+\s*(?:,[^()]*)?\)|#[\da-f]+\b|rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)[^()]*\)/gi;

/** Matches a gradient from which the colours have been removed: its type, direction and positions. */
const SHAPE =
  /^(?:repeating-)?(?:linear|radial|conic)-gradient\((?:[\s,]|-?[\d.]+(?:%|deg|g?rad|turn|px|r?em)?(?![\w-])|(?:to|top|right|bottom|left|at|center|circle|ellipse|from|(?:closest|farthest)-(?:side|corner))\b(?!-))*\)$/;

const hexOf = (channels: readonly number[]) =>
  `#${channels.map((channel) => Math.min(Math.round(channel), 255).toString(16).padStart(2, '0')).join('')}`;

/**
 * Returns the red, green and blue of a colour, without the opacity; undefined if the number of hexadecimal digits is
 * invalid.
 */
function channelsOf(text: string, rgb: readonly (string | undefined)[]): number[] | undefined {
  if (rgb[0] !== undefined) return rgb.map(Number);
  const digits = text.slice(1);
  const size = [3, 4].includes(digits.length) ? 1 : [6, 8].includes(digits.length) ? 2 : 0;
  if (size === 0) return undefined;
  return [0, 1, 2].map((at) => {
    const digit = digits.slice(at * size, (at + 1) * size);
    return Number.parseInt(size === 1 ? digit + digit : digit, 16);
  });
}

/** Returns a colour, darkened until white text is readable on it. */
function underWhite(channels: readonly number[]): string {
  let dark = hexOf(channels);
  for (let left = 0.95; contrast(onGradient, dark) < NEEDED; left -= 0.05)
    dark = hexOf(channels.map((channel) => channel * left));
  return dark;
}

/**
 * Returns a CSS gradient on which white text is readable. `color` is the name of a wallet gradient, or a CSS colour or
 * gradient, such as `#0B4D3A`, `rgb(11 77 58)` or `var(--brand)`. Bright colours are darkened, except for CSS
 * variables, whose values are unknown. For any other text, returns the gradient `evergreen`.
 */
export function readableGradient(color: string): string {
  if (Object.hasOwn(gradients, color)) return gradientOf(color as GradientName);
  let isMeasured = true;
  const readable = color.trim().replaceAll(COLOR, (text, ...rgb: (string | undefined)[]) => {
    if (text.startsWith('var')) return text;
    const channels = channelsOf(text, rgb.slice(0, 3));
    if (!channels) isMeasured = false;
    return channels ? underWhite(channels) : text;
  });
  const rest = readable.replaceAll(COLOR, '');
  if (!isMeasured || rest === readable) return gradientOf('evergreen');
  if (rest === '') return `linear-gradient(${readable}, ${readable})`;
  return SHAPE.test(rest) ? readable : gradientOf('evergreen');
}

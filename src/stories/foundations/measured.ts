import { contrast } from '../../theme/contrast';

/** The uses of a ratio (WCAG 2.2: 1.4.3, 1.4.6, 1.4.11), in words. */
function verdict(ratio: number): string {
  if (ratio >= 7) return 'passes AA and AAA';
  if (ratio >= 4.5) return 'passes AA';
  if (ratio >= 3) return 'passes AA for borders and large text only';
  return 'fails AA';
}

/** The measured contrast of two colours: `4.54 : 1, passes AA`. Cut off, so that it never flatters. */
export function measured(one: string, other: string): string {
  const ratio = Math.floor(contrast(one, other) * 100) / 100;
  return `${ratio.toFixed(2)} : 1, ${verdict(ratio)}`;
}

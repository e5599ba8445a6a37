import { contrast } from '../../theme/contrast';

/** Returns which criteria a contrast ratio passes (WCAG 2.2: 1.4.3, 1.4.6, 1.4.11). */
function verdict(ratio: number): string {
  if (ratio >= 7) return 'passes AA and AAA';
  if (ratio >= 4.5) return 'passes AA';
  if (ratio >= 3) return 'passes AA for borders and large text only';
  return 'fails AA';
}

/**
 * Returns the contrast of two colours, such as `4.54 : 1, passes AA`. The number is rounded down, so that 4.499 does
 * not pass as 4.5.
 */
export function measured(one: string, other: string): string {
  const ratio = Math.floor(contrast(one, other) * 100) / 100;
  return `${ratio.toFixed(2)} : 1, ${verdict(ratio)}`;
}

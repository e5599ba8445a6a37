import { contrast } from './contrast';
import type { Look } from './look';
import { onGradient } from './tokens';

/** The measured contrast of a text colour, or a border colour, on its background. */
export interface MeasuredPair {
  /** The mode of the colours; `'both'` for gradients, which are the same in both modes. */
  readonly mode: 'light' | 'dark' | 'both';
  /** The names of the two colours, such as `muted on surface`. */
  readonly pair: string;
  /** The contrast ratio, from 1 to 21; undefined if a colour is not written as six hexadecimal digits. */
  readonly ratio: number | undefined;
  /** The required ratio: 4.5 for text (WCAG 1.4.3), 3 for the borders of fields (WCAG 1.4.11). */
  readonly needed: 3 | 4.5;
  readonly passes: boolean;
  /** A sentence with the pair and its ratio, for a message to developers. */
  readonly sentence: string;
}

const SIX_DIGITS = /^#[\da-f]{6}$/i;

const GROUNDS = ['background', 'surface', 'raised'] as const;
const TEXTS = ['text', 'muted', 'primary', 'goldText', 'positive', 'negative'] as const;

/**
 * Returns the pairs of colours to measure in each mode, with their required ratios. A function instead of a constant,
 * so that bundlers can remove it from production builds.
 */
const pairs = () =>
  [
    ...TEXTS.flatMap((text) => GROUNDS.map((ground) => [text, ground, 4.5] as const)),
    ['onPrimary', 'primary', 4.5],
    ['onPrimary', 'primaryHover', 4.5],
    ['fieldOutline', 'background', 3],
    ['fieldOutline', 'surface', 3],
  ] as const;

function measured(
  mode: MeasuredPair['mode'],
  pair: string,
  [one, other]: readonly [string, string],
  needed: 3 | 4.5,
): MeasuredPair {
  const readable = SIX_DIGITS.test(one) && SIX_DIGITS.test(other);
  // The ratio is rounded down, so that 4.499 does not become 4.5.
  const ratio = readable ? Math.floor(contrast(one, other) * 100) / 100 : undefined;
  const where = mode === 'both' ? '' : `${mode}: `;
  return {
    mode,
    pair,
    ratio,
    needed,
    passes: ratio !== undefined && ratio >= needed,
    sentence:
      ratio === undefined
        ? `${where}${pair} cannot be measured (${one} on ${other}); write colours as #0E5A43`
        : `${where}${pair} has a contrast of ${ratio}:1 and needs ${needed}:1 (${one} on ${other})`,
  };
}

/**
 * Measures the contrast of each text and each field border with its background, as defined by WCAG 2.2
 * (https://www.w3.org/TR/WCAG22/#contrast-minimum and #non-text-contrast).
 */
export function brandContrast({ colors, gradients }: Pick<Look, 'colors' | 'gradients'>) {
  const modes = (['light', 'dark'] as const).flatMap((mode) =>
    pairs().map(([one, other, needed]) =>
      measured(mode, `${one} on ${other}`, [colors[mode][one], colors[mode][other]], needed),
    ),
  );
  const ends = Object.entries(gradients).flatMap(([name, [from, to]]) => [
    measured('both', `white on the start of ${name}`, [onGradient, from], 4.5),
    measured('both', `white on the end of ${name}`, [onGradient, to], 4.5),
  ]);
  return [...modes, ...ends];
}

/**
 * Returns a message that lists the pairs of colours with too little contrast; undefined if all pairs have enough
 * contrast.
 */
export function contrastFailures(look: Pick<Look, 'colors' | 'gradients'>): string | undefined {
  const failures = brandContrast(look).filter(({ passes }) => !passes);
  if (failures.length === 0) return undefined;
  return `This brand is hard to read:\n${failures.map(({ sentence }) => sentence).join('\n')}`;
}

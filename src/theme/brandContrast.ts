import { contrast } from './contrast';
import type { Look } from './look';
import { onGradient } from './tokens';

/** A pair of a brand's colours that needs contrast. */
export interface MeasuredPair {
  /** The mode; `'both'` for gradients, which are the same in both. */
  readonly mode: 'light' | 'dark' | 'both';
  /** The names of the colours: `muted on surface`. */
  readonly pair: string;
  /** 1 to 21; undefined for colours without six digits. */
  readonly ratio: number | undefined;
  /** The least ratio: 4.5 for text (WCAG 1.4.3), 3 for the borders of fields (1.4.11). */
  readonly needed: 3 | 4.5;
  readonly passes: boolean;
  /** A sentence about the pair. */
  readonly sentence: string;
}

const SIX_DIGITS = /^#[\da-f]{6}$/i;

const GROUNDS = ['background', 'surface', 'raised'] as const;
const TEXTS = ['text', 'muted', 'primary', 'goldText', 'positive', 'negative'] as const;

/** The pairs of a mode's colours, with the required ratio of each. It is a function, so that bundlers can remove it. */
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
  // Rounded down, so that 4.499 does not become 4.5.
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
 * The contrast of each pair of a text and its background, and of a field's border and its background, by WCAG 2.2
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

/** A text about the pairs of a look with too little contrast; undefined without any. */
export function contrastFailures(look: Pick<Look, 'colors' | 'gradients'>): string | undefined {
  const failures = brandContrast(look).filter(({ passes }) => !passes);
  if (failures.length === 0) return undefined;
  return `This brand is hard to read:\n${failures.map(({ sentence }) => sentence).join('\n')}`;
}

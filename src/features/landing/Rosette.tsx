import Box from '@mui/material/Box';
import { paletteIn } from '../../theme/paletteIn';
import { onGradient } from '../../theme/vars';

/** A ring of equal ellipses that are rotated around the centre. The intersections of the ellipses form the pattern. */
interface Ring {
  readonly ink: 'line' | 'thread';
  readonly count: number;
  readonly rx: number;
  readonly ry: number;
}

/** The rings of each engraving, in a `viewBox` of 200 × 200. */
const PATTERNS = {
  emblem: [
    { ink: 'line', count: 36, rx: 98, ry: 62 },
    { ink: 'thread', count: 24, rx: 62, ry: 40 },
    { ink: 'line', count: 18, rx: 40, ry: 14 },
  ],
  bloom: [
    { ink: 'line', count: 18, rx: 98, ry: 34 },
    { ink: 'thread', count: 18, rx: 34, ry: 20 },
  ],
  wheel: [
    { ink: 'line', count: 24, rx: 98, ry: 78 },
    { ink: 'line', count: 24, rx: 78, ry: 44 },
    { ink: 'thread', count: 12, rx: 44, ry: 12 },
  ],
  star: [
    { ink: 'line', count: 12, rx: 98, ry: 18 },
    { ink: 'line', count: 24, rx: 70, ry: 46 },
    { ink: 'thread', count: 12, rx: 46, ry: 30 },
  ],
  shield: [
    { ink: 'line', count: 30, rx: 98, ry: 86 },
    { ink: 'thread', count: 15, rx: 86, ry: 26 },
    { ink: 'line', count: 12, rx: 26, ry: 10 },
  ],
} as const satisfies Record<string, readonly Ring[]>;

export type RosettePattern = keyof typeof PATTERNS;

export interface RosetteProps {
  pattern?: RosettePattern | undefined;
  /** `ink` is for paper, `white` for coloured backgrounds. */
  tone?: 'ink' | 'white' | undefined;
}

/**
 * A decorative rosette of fine lines (guilloche), like on a banknote. It fills its container. It is an inline SVG of
 * rotated ellipses, so it needs no request and is sharp at any size.
 */
export function Rosette({ pattern = 'emblem', tone = 'ink' }: RosetteProps) {
  const rings: readonly Ring[] = PATTERNS[pattern];
  return (
    <Box
      component="svg"
      viewBox="-100 -100 200 200"
      aria-hidden
      sx={(theme) => ({
        display: 'block',
        inlineSize: '100%',
        fill: 'none',
        strokeWidth: 0.5,
        // The opacity is lower on a dark background, where bright lines look heavier.
        ...theme.applyStyles('dark', { opacity: tone === 'ink' ? 0.6 : 1 }),
        '& .line': { stroke: tone === 'white' ? onGradient : paletteIn(theme).primary.main },
        '& .thread': { stroke: paletteIn(theme).gold.main },
      })}
    >
      {rings.map(({ ink, count, rx, ry }) => (
        <g key={`${ink}${rx}`} className={ink}>
          {Array.from({ length: count }, (_, turn) => (turn * 180) / count).map((angle) => (
            <ellipse key={angle} rx={rx} ry={ry} transform={`rotate(${angle})`} />
          ))}
        </g>
      ))}
    </Box>
  );
}

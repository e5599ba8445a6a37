import Box from '@mui/material/Box';
import { chartScale, lineThrough } from '../../domain/prices/chartScale';
import type { Decimal } from '../../domain/money/money';
import { rooted } from '../provider/rooted';
import type { RootProps } from '../provider/roots';

export interface SparklineProps extends RootProps {
  /** The values, oldest first. Fewer than two values are drawn as a flat line. */
  values: readonly Decimal[];
  /** The accessible name. If omitted, the line is decorative and screen readers ignore it. */
  label?: string | undefined;
  /** Shows a flat line without its label instead of the values. */
  hidden?: boolean | undefined;
}

const ROOM = { width: 100, height: 28 } as const;

/** Space for half the thickness of the line, so that the line is not cut off at its highest and lowest point. */
const MARGIN = 2;

const look = {
  display: 'block',
  inlineSize: '100%',
  blockSize: 32,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '& path': { vectorEffect: 'non-scaling-stroke' },
} as const;

declare module '../provider/roots' {
  interface Roots {
    Sparkline: SparklineProps;
  }
}

/**
 * A value over time as a small line without figures, in the current text colour. Time runs from left to right in every
 * language.
 */
export const Sparkline = rooted(
  'Sparkline',
  function Sparkline({ values, label, hidden = false }: SparklineProps, root) {
    const isFlat = hidden || values.length < 2;
    const middle = `M0 ${ROOM.height / 2}H${ROOM.width}`;
    return (
      <Box
        component="svg"
        viewBox={`0 ${-MARGIN} ${ROOM.width} ${ROOM.height + 2 * MARGIN}`}
        preserveAspectRatio="none"
        {...(hidden || label === undefined
          ? { 'aria-hidden': true }
          : { role: 'img', 'aria-label': label })}
        {...root(look, { hidden })}
      >
        <path
          d={isFlat ? middle : lineThrough(chartScale(values, ROOM).places)}
          {...(isFlat ? { strokeDasharray: '1 6' } : {})}
        />
      </Box>
    );
  },
);

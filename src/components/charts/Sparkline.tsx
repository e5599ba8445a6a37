import Box from '@mui/material/Box';
import { chartScale, lineThrough } from '../../domain/prices/chartScale';
import type { Decimal } from '../../domain/money/money';
import { motion, MOVING } from '../../theme/vars';
import { rooted } from '../provider/internals/rooted';
import type { RootProps } from '../provider/internals/roots';

export interface SparklineProps extends RootProps {
  /** The values, oldest first. Fewer than two values are drawn as a flat line. */
  values: readonly Decimal[];
  /** The accessible name. If omitted, the line is decorative and screen readers ignore it. */
  label?: string | undefined;
  /** Hides the values: the component shows a flat line, and screen readers ignore it. */
  hidden?: boolean | undefined;
}

const ROOM = { width: 100, height: 28 } as const;

/** Space for half the thickness of the line, so that the line is not cut off at its highest and lowest point. */
const MARGIN = 2;

const look = {
  display: 'block',
  inlineSize: '100%',
  blockSize: 32,
  // Space for half the dot.
  paddingInline: '3px',
  overflow: 'visible',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '& path': { vectorEffect: 'non-scaling-stroke', [MOVING]: { transition: `d ${motion.line}` } },
  '& .area': { fill: 'currentColor', fillOpacity: 0.12, stroke: 'none' },
  '& .dot': { strokeWidth: 6 },
} as const;

/**
 * Renders values over time as a small line with a dot at its end, in the current text colour and without figures. Time
 * runs from left to right in every language.
 */
export const Sparkline = rooted(
  'Sparkline',
  function Sparkline({ values, label, hidden = false }: SparklineProps, root) {
    const isFlat = hidden || values.length < 2;
    const places = isFlat ? [] : chartScale(values, ROOM).places;
    const last = places.at(-1);
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
          d={isFlat ? middle : lineThrough(places)}
          {...(isFlat ? { strokeDasharray: '1 6' } : {})}
        />
        {last && (
          <>
            <path className="area" d={`${lineThrough(places)}V${ROOM.height + MARGIN}H0Z`} />
            {/* The dot is a line of length zero with round ends, because stretching the drawing would distort a
                circle. */}
            <path className="dot" d={`M${last.x} ${last.y}h0`} />
          </>
        )}
      </Box>
    );
  },
);

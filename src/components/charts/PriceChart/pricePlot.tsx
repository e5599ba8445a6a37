import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { indexAt } from '../../../domain/prices/chartScale';
import { formatMoment } from '../../../domain/money/format';
import { ZERO } from '../../../domain/money/money';
import type { PricePoint } from '../../../domain/prices/priceHistory';
import { useIsHydrated } from '../../../hooks/useIsHydrated';
import { Moment } from '../../payments/history/Moment';
import { useFlorin } from '../../provider/useFlorin';
import { chart, mark, plot, readout, slider } from './priceChartStyles';
import { drawingOf, ROOM } from './priceDrawing';
import { isoOf, priceText, RangeChange, type PartProps } from './priceTable';

/** The number of points that a key moves the selection by. Infinity selects the first or last point. */
const KEYS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -10,
  PageUp: 10,
  Home: -Infinity,
  End: Infinity,
};

const NO_POINT: PricePoint = { at: 0, price: ZERO };

/**
 * The line of the prices, with a slider that selects a point. The price and the time of the point are shown above the
 * line.
 */
export function PricePlot(props: PartProps) {
  const { points, thisYear, say } = props;
  const settings = useFlorin();
  const isHydrated = useIsHydrated();
  const gradient = useId();
  const last = points.length - 1;
  const latest = points[last] ?? NO_POINT;
  // The time of the selected point. The latest point is selected if this is null, or if the chart no longer has a point
  // of this time.
  const [read, setRead] = useState<number | null>(null);
  // The point that screen readers announce while no point is selected. It is the point that was the latest when the
  // slider got the focus. New prices do not change it, because every change would interrupt the screen reader.
  const [announced, setAnnounced] = useState<PricePoint | null>(null);
  const found = points.findIndex(({ at }) => at === read);
  const reading = found < 0 || found === last ? null : found;
  const index = reading ?? last;
  const point = points[index] ?? NO_POINT;
  const described = reading === null ? (announced ?? latest) : point;
  const text = priceText(described.price, settings);
  const drawing = drawingOf(
    points.map(({ price }) => price),
    reading,
    (kind, extreme) => say(kind, { price: priceText(extreme, settings) }),
  );
  const readAt = (next: number) => {
    setRead(next >= last ? null : (points[Math.max(next, 0)]?.at ?? null));
    setAnnounced((before) => before && latest);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const far = KEYS[event.key];
    if (far === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    readAt(index + far);
  };
  const onPointer = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    readAt(indexAt((clientX - left) / width, points.length));
  };
  return (
    <>
      <Box sx={readout}>
        {reading === null ? (
          <RangeChange {...props} />
        ) : (
          <>
            <Typography component="bdi" variant="amount" translate="no">
              {text}
            </Typography>
            <Typography component="bdi" variant="body2" color="textSecondary">
              <Moment at={isoOf(point)} thisYear={thisYear} />
            </Typography>
          </>
        )}
      </Box>
      {/* Time runs from left to right in every language, as on every exchange. */}
      <Box dir="ltr" sx={chart}>
        <Box translate="no" sx={plot}>
          <Box component="bdi" sx={mark} style={{ translate: drawing.high.translate }}>
            {drawing.high.text}
          </Box>
          <svg
            viewBox={`0 0 ${ROOM.width} ${ROOM.height}`}
            preserveAspectRatio="none"
            aria-hidden
            fill="none"
            stroke="currentColor"
          >
            <linearGradient id={gradient} x1="0" y1="0" x2="0" y2="1">
              <stop stopColor="currentColor" stopOpacity="0.24" />
              <stop offset="1" stopColor="currentColor" stopOpacity="0" />
            </linearGradient>
            <path d="M0 0H1000M0 500H1000M0 1000H1000" data-part="grid" />
            <path data-part="area" d={drawing.area} fill={`url(#${gradient})`} stroke="none" />
            <path data-part="line" d={drawing.line} />
            <path data-part="cursor" d={drawing.cursor} />
            <path data-part="extremes" d={drawing.extremes} />
            <path data-part="latest" d={drawing.latest} />
          </svg>
          <Box component="bdi" sx={mark} style={{ translate: drawing.low.translate }}>
            {drawing.low.text}
          </Box>
          <Box
            role="slider"
            tabIndex={0}
            aria-label={say('price')}
            aria-orientation="horizontal"
            aria-valuemin={0}
            aria-valuemax={last}
            aria-valuenow={index}
            // The time is added after hydration, because a server does not know the device's time zone.
            aria-valuetext={
              isHydrated
                ? say('reading', {
                    price: text,
                    moment: formatMoment(isoOf(described), { ...settings, thisYear }),
                  })
                : text
            }
            onFocus={() => {
              setAnnounced(latest);
            }}
            onBlur={() => {
              setAnnounced(null);
            }}
            onKeyDown={onKeyDown}
            onPointerDown={onPointer}
            onPointerMove={onPointer}
            onPointerLeave={({ pointerType }) => {
              if (pointerType === 'mouse') setRead(null);
            }}
            sx={slider}
          />
        </Box>
      </Box>
    </>
  );
}

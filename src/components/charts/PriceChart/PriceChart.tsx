import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memo, useId, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { dayTeller } from '../../../domain/day';
import { formatAmount, formatMoment, formatYear } from '../../../domain/money/format';
import { ZERO, type Decimal } from '../../../domain/money/money';
import { changeBetween } from '../../../domain/prices/changeBetween';
import { indexAt } from '../../../domain/prices/chartScale';
import {
  coversRange,
  startPrecision,
  timesPrecision,
  type PricePoint,
  type PriceRange,
} from '../../../domain/prices/priceHistory';
import { useIsHydrated } from '../../../hooks/useIsHydrated';
import { flush } from '../../../theme/pageStyles';
import { motion, MOVING, tabularFigures } from '../../../theme/vars';
import { Button } from '../../inputs/internals/button';
import { ChangeLabel } from '../../money/ChangeLabel';
import { Moment } from '../../payments/history/Moment';
import { rooted } from '../../provider/internals/rooted';
import type { RootProps } from '../../provider/internals/roots';
import type { OtherTexts, Say } from '../../provider/internals/say';
import { useFlorin, type FlorinSettings } from '../../provider/useFlorin';
import { useMessages } from '../../provider/useMessages';
import { drawingOf, ROOM } from './priceDrawing';

const english = {
  price: 'Price',
  reading: '{price}, {moment}',
  change: '{change} since {moment}',
  // For a first price of at least two years ago.
  sinceYear: '{change} since {year}',
  inDay: '{change} in the past day',
  inWeek: '{change} in the past week',
  inMonth: '{change} in the past month',
  inYear: '{change} in the past year',
  highest: 'High {price}',
  lowest: 'Low {price}',
  empty: 'There are no prices for this period yet.',
  asTable: 'Show as table',
  asChart: 'Show as chart',
  caption: 'Prices, latest first',
  moment: 'Time',
} as const;

export type PriceChartTexts = typeof english;

export interface PriceChartProps extends RootProps {
  /**
   * Prices in the unit of account, oldest first; the last is the current price, unless `price` is set. If empty, the
   * chart shows that there are no prices.
   */
  points: readonly PricePoint[];
  /** The current price. By default, the price of the last point. */
  price?: Decimal | undefined;
  /**
   * The range of the points. The label of the change names the range, such as “in the past week”. If `range` is
   * omitted, or if the points begin later than the range, the label shows the time of the first point instead.
   */
  range?: PriceRange | undefined;
  /** The current year in the user's time zone. Dates of this year are shown without the year. */
  thisYear?: number | undefined;
  /** Texts that replace those of `FlorinProvider`, by key. */
  messages?: OtherTexts<typeof english> | undefined;
}

/**
 * Renders prices over time as a line with labels for the lowest and the highest price. A button switches to a table of
 * the same prices. The text above the line shows the change of the price. While the user selects a point, the text
 * shows that point's price and time. Time runs from left to right in every language, as on every exchange.
 */
export const PriceChart = rooted(
  'PriceChart',
  function PriceChart({ points, price, range, thisYear, messages }: PriceChartProps, root) {
    const say = useMessages('PriceChart', english, messages);
    const [isTable, setTable] = useState(false);
    const last = points.at(-1);
    if (!last)
      return (
        <Typography color="textSecondary" {...root({ paddingBlock: 8, textAlign: 'center' })}>
          {say('empty')}
        </Typography>
      );
    const shown = price === undefined ? points : [...points.slice(0, -1), { ...last, price }];
    const Part = isTable ? PriceTable : PricePlot;
    return (
      <Box {...root()}>
        <Part points={shown} range={range} thisYear={thisYear} say={say} />
        <Button
          size="small"
          sx={{ ...flush, marginBlockStart: 1 }}
          onClick={() => {
            setTable(!isTable);
          }}
        >
          {say(isTable ? 'asChart' : 'asTable')}
        </Button>
      </Box>
    );
  },
);

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
function PricePlot(props: PartProps) {
  const { points, range, thisYear, say } = props;
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
            <path key={`${range} ${drawing.extremes}`} data-part="extremes" d={drawing.extremes} />
            {/* The line moves only to a line of as many prices. The dot at its end does the same. */}
            <path key={points.length} data-part="latest" d={drawing.latest} />
            <path data-part="selected" d={drawing.selected} />
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
        <Times points={points} thisYear={thisYear} />
      </Box>
    </>
  );
}

/**
 * The times of the first point, of the point in the middle and of the latest point, below the line. Screen readers
 * ignore them, because the slider's value and the table contain the time of each point.
 */
function Times({ points, thisYear }: Pick<PartProps, 'points' | 'thisYear'>) {
  const { locale, timeZone } = useFlorin();
  const precision = timesPrecision(points);
  const dayOf = dayTeller(timeZone);
  const textOf = (moment: string) =>
    precision === 'year' ? (
      formatYear(moment, { locale })
    ) : (
      <Moment
        at={precision === 'day' ? (dayOf(moment) ?? moment) : moment}
        thisYear={thisYear}
        timeOnly={precision === 'time'}
      />
    );
  const last = points.length - 1;
  const indices = [...new Set([0, Math.round(last / 2), last])];
  return (
    <Box aria-hidden sx={times}>
      {indices.map((index) => (
        <bdi key={index} data-part="time">
          {textOf(isoOf(points[index] ?? NO_POINT))}
        </bdi>
      ))}
    </Box>
  );
}

interface PartProps {
  /** Oldest first. The last point has the latest price. */
  points: readonly PricePoint[];
  range: PriceRange | undefined;
  thisYear: number | undefined;
  say: Say<typeof english>;
}

/** Returns the text of a price in the unit of account. */
function priceText(price: Decimal, { locale, unitOfAccount }: FlorinSettings): string {
  return formatAmount(price, unitOfAccount, { locale, precision: 'price' });
}

const isoOf = ({ at }: PricePoint) => new Date(at).toISOString();

const PERIODS = { '1d': 'inDay', '1w': 'inWeek', '1m': 'inMonth', '1y': 'inYear' } as const;

/** The change from the first price of the chart to the latest. */
function RangeChange({ points, range = 'all', thisYear, say }: PartProps) {
  const { locale } = useFlorin();
  const [from, to] = [points[0], points.at(-1)];
  if (!from || !to || points.length < 2) return null;
  const percent = changeBetween(from.price, to.price);
  if (percent === undefined) return null;
  const label = <ChangeLabel change={percent} />;
  // If the points begin later than the range, the name of the range would be wrong, so the time of the first point is
  // shown instead: a time, a day or a year, depending on how long ago it is.
  const since = () => {
    const [moment, precision] = [isoOf(from), startPrecision(points)];
    if (precision === 'year')
      return say('sinceYear', { change: label, year: formatYear(moment, { locale }) });
    const at = precision === 'day' ? moment.slice(0, 10) : moment;
    return say('change', { change: label, moment: <Moment at={at} thisYear={thisYear} /> });
  };
  return (
    <Typography component="p" variant="body2" color="textSecondary">
      {range !== 'all' && coversRange(points, range)
        ? say(PERIODS[range], { change: label })
        : since()}
    </Typography>
  );
}

interface PriceRowProps extends Pick<PartProps, 'thisYear'>, PricePoint {}

const PriceRow = memo(function PriceRow({ thisYear, ...point }: PriceRowProps) {
  const settings = useFlorin();
  return (
    <tr>
      <Box component="th" scope="row" sx={{ ...cell, ...moment }}>
        <Moment at={isoOf(point)} thisYear={thisYear} />
      </Box>
      <Box component="td" sx={cell}>
        <bdi translate="no">{priceText(point.price, settings)}</bdi>
      </Box>
    </tr>
  );
});

/** The prices of a chart as a table, the latest first. */
function PriceTable(props: PartProps) {
  const { points, thisYear, say } = props;
  const captionId = useId();
  return (
    <>
      <Box sx={readout}>
        <RangeChange {...props} />
      </Box>
      <Box role="region" aria-labelledby={captionId} tabIndex={0} sx={table}>
        <table>
          <Typography component="caption" id={captionId} variant="body2" color="textSecondary">
            {say('caption')}
          </Typography>
          <thead>
            <tr>
              <Box component="th" scope="col" sx={{ ...cell, textAlign: 'start' }}>
                {say('moment')}
              </Box>
              <Box component="th" scope="col" sx={cell}>
                {say('price')}
              </Box>
            </tr>
          </thead>
          <tbody>
            {points.toReversed().map((point) => (
              <PriceRow key={point.at} {...point} thisYear={thisYear} />
            ))}
          </tbody>
        </table>
      </Box>
    </>
  );
}

/** The chart is a query container, so that the positions of its labels can depend on the chart's width (unit `cqi`). */
const chart = { containerType: 'inline-size' } as const;

/** The text above the chart: the change, or the selected price and its time. Both have the same height. */
const readout = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 3,
  minBlockSize: '1.5rem',
  marginBlockEnd: 2,
} as const;

const fadeIn = keyframes({ from: { opacity: 0 } });

const plot = {
  position: 'relative',
  color: 'primary.main',
  '& svg': { display: 'block', inlineSize: '100%', blockSize: 176, overflow: 'visible' },
  '& path': {
    vectorEffect: 'non-scaling-stroke',
    strokeLinejoin: 'round',
    [MOVING]: { transition: `d ${motion.line}` },
  },
  '& [data-part=grid]': { strokeOpacity: 0.16 },
  '& [data-part=line]': { strokeWidth: 2 },
  // The cursor and its dot are at the selected point at once.
  '& [data-part=cursor]': { strokeWidth: 1, strokeOpacity: 0.7, transition: 'none' },
  '& [data-part=selected]': { strokeWidth: 9, strokeLinecap: 'round', transition: 'none' },
  // The dots are at their new places at once, and the line is not, so the dots appear when the line has arrived.
  '& [data-part=extremes]': {
    strokeWidth: 6,
    strokeLinecap: 'round',
    transition: 'none',
    [MOVING]: { animation: `${fadeIn} ${motion.digits} ${motion.line} backwards` },
  },
  '& [data-part=latest]': { strokeWidth: 9, strokeLinecap: 'round' },
} as const;

/**
 * The label of the highest or lowest price. It has a separate line above or below the drawing, so that it never covers
 * the chart's line.
 */
const mark = {
  display: 'block',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  paddingBlock: 1,
  color: 'text.secondary',
  fontSize: '0.8125rem',
  lineHeight: 1.4,
  ...tabularFigures,
} as const;

/** The times are in one row with a fixed height, so that the chart has the same height while they are unknown. */
const times = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  columnGap: 2,
  minBlockSize: '1.125rem',
  color: 'text.secondary',
  fontSize: '0.75rem',
  lineHeight: 1.5,
  ...tabularFigures,
  '& > *': { justifySelf: 'center', whiteSpace: 'nowrap' },
  '& > :first-of-type': { justifySelf: 'start' },
  '& > :last-of-type': { justifySelf: 'end' },
  // In a narrow chart and with large text, three times would not fit.
  '@container (max-width: 18rem)': {
    '& > :nth-of-type(2):not(:last-of-type)': { display: 'none' },
  },
} as const;

/** The slider covers the whole plot. A vertical swipe scrolls the page. */
const slider = {
  position: 'absolute',
  inset: 0,
  cursor: 'crosshair',
  touchAction: 'pan-y',
  '&:focus-visible': {
    outline: '2px solid',
    outlineColor: 'primary.main',
    outlineOffset: 4,
    borderRadius: '4px',
  },
} as const;

/** The table is about as high as the chart, and its rows scroll. */
const table = {
  maxBlockSize: 288,
  overflowY: 'auto',
  '& table': { inlineSize: '100%', borderCollapse: 'collapse', ...tabularFigures },
  '& caption': { textAlign: 'start', paddingBlockEnd: 2 },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const;

const cell = {
  paddingBlock: 2,
  paddingInline: 0,
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
  textAlign: 'end',
  overflowWrap: 'anywhere',
} as const;

const moment = { textAlign: 'start', fontWeight: 400, color: 'text.secondary' } as const;

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { KeyboardEvent, PointerEvent } from 'react';
import { use, useId, useRef, useState } from 'react';
import { indexAt } from '../../../domain/prices/chartScale';
import { formatMoment } from '../../../domain/money/format';
import type { Decimal } from '../../../domain/money/money';
import { ZERO } from '../../../domain/money/money';
import type { PricePoint } from '../../../domain/prices/priceHistory';
import type { Moving } from '../../../hooks/useFigure';
import { useFigure } from '../../../hooks/useFigure';
import { Moment } from '../../payments/history/Moment';
import { FlorinContext } from '../../provider/florinContext';
import type { OtherTexts } from '../../provider/say';
import { useMessages } from '../../provider/useMessages';
import { PriceChart as english } from './PriceChart.messages';
import { chart, mark, plot, readout, slider } from './priceChartStyles';
import type { PartProps } from './priceTable';
import { isoOf, PriceTable, priceText } from './priceTable';
import { ROOM, usePriceDrawing } from './usePriceDrawing';
import { rooted } from '../../provider/rooted';
import type { RootProps } from '../../provider/roots';

export interface PriceChartProps extends RootProps {
  /** Prices in the unit of account, oldest first; the last one is of now. None says that there are none. */
  points: readonly PricePoint[];
  /** The price now, in place of the last point's: as it is, or as it moves. */
  price?: Moving<Decimal>;
  /** The current year in the reader's zone: a date in it is shown without its year. */
  thisYear?: number | undefined;
  /** Other texts. */
  messages?: OtherTexts<typeof english> | undefined;
}

/** How many prices a key moves on; infinity is the first or the last one. */
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

function Plot({ points, price, thisYear, say }: PartProps) {
  const settings = use(FlorinContext);
  const gradient = useId();
  const line = useRef<HTMLDivElement>(null);
  const last = points.length - 1;
  // The moment that is read. Null, and one that is not in the chart any longer, follow the latest price.
  const [read, setRead] = useState<number | null>(null);
  const found = points.findIndex(({ at }) => at === read);
  const reading = found < 0 ? null : found;
  const index = reading ?? last;
  const point = points[index] ?? { at: 0, price: ZERO };
  const textOf = (now: Decimal) => priceText(index === last ? now : point.price, settings);
  const [shown, shownElement] = useFigure(price, (now) => ({ texts: [textOf(now)] }));
  const [drawing, chartElement] = usePriceDrawing(
    points,
    price,
    reading,
    (kind, extreme) => say(kind, { price: priceText(extreme, settings) }),
    (now) => {
      const element = line.current;
      const text = say('reading', {
        price: textOf(now),
        moment: formatMoment(isoOf(point), { ...settings, thisYear }),
      });
      const of = reading === null ? 'latest' : String(point.at);
      const isTick = element?.dataset['reading'] === of;
      // A screen reader reads one price out, and a tick must not interrupt it.
      if (isTick && element === document.activeElement) return;
      element?.setAttribute('aria-valuetext', text);
      if (element) element.dataset['reading'] = of;
    },
  );
  const readAt = (next: number) => {
    setRead(next >= last ? null : (points[Math.max(next, 0)]?.at ?? null));
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
    // Time runs from left to right in every language, as on every exchange.
    <Box ref={chartElement} dir="ltr" sx={chart}>
      <Box sx={readout}>
        <Typography ref={shownElement} component="bdi" variant="amount">
          {shown.texts}
        </Typography>
        <Typography component="bdi" variant="body2" color="textSecondary">
          <Moment at={isoOf(point)} thisYear={thisYear} />
        </Typography>
      </Box>
      <Box sx={plot}>
        <Box data-part="high" component="bdi" sx={mark}>
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
        <Box data-part="low" component="bdi" sx={mark}>
          {drawing.low.text}
        </Box>
        <Box
          ref={line}
          role="slider"
          tabIndex={0}
          aria-label={say('price')}
          aria-orientation="horizontal"
          aria-valuemin={0}
          aria-valuemax={last}
          aria-valuenow={index}
          // With its moment as soon as there is a device, whose zone no server knows.
          aria-valuetext={shown.texts[0]}
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
  );
}

declare module '../../provider/roots' {
  interface Roots {
    PriceChart: PriceChartProps;
  }
}

/**
 * The course of a price as a line, with its lowest and its highest price, or as a table of the same figures. Time
 * runs from left to right in every language, as on every exchange.
 */
export const PriceChart = rooted(
  'PriceChart',
  function PriceChart({ points, price, thisYear, messages }: PriceChartProps, root) {
    const say = useMessages('PriceChart', english, messages);
    const [isTable, setTable] = useState(false);
    const latest = points.at(-1);
    if (!latest)
      return (
        <Typography color="textSecondary" {...root({ paddingBlock: 8, textAlign: 'center' })}>
          {say('empty')}
        </Typography>
      );
    const Part = isTable ? PriceTable : Plot;
    return (
      <Box {...root()}>
        <Part points={points} price={price ?? latest.price} thisYear={thisYear} say={say} />
        <Button
          size="small"
          // Its words begin where the line begins.
          sx={{ marginInlineStart: -3, marginBlockStart: 1 }}
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

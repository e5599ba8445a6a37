import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, use, useId, useMemo, useRef, useState, type FocusEvent } from 'react';
import { formatDay, type HistoryDay } from '../../../../domain/history/historyDays';
import { counterpartyOf, type HistoryRecord } from '../../../../domain/history/transaction';
import { usePrinting } from '../../../../hooks/usePrinting';
import { useWhenChanged } from '../../../../hooks/useWhenChanged';
import { radii } from '../../../../theme/vars';
import {
  LoadableList,
  type LoadingStates,
  type PagingStates,
} from '../../../feedback/internals/loadableList';
import { PartBoundary } from '../../../feedback/PartBoundary';
import { TOP_BAR_END } from '../../../layout/internals/layoutContext';
import { LanguageContext } from '../../../provider/internals/languageContext';
import { rooted } from '../../../provider/internals/rooted';
import type { RootProps } from '../../../provider/internals/roots';
import type { OtherTexts } from '../../../provider/internals/say';
import { useMessages } from '../../../provider/useMessages';
import { StatusNews } from '../internals/statusNews';
import { TransactionItem } from '../TransactionItem/TransactionItem';
import { useDayRows, type DaySection } from './useDayRows';

const english = {
  today: 'Today',
  yesterday: 'Yesterday',
  undated: 'No date',
  failed: 'This transaction could not be shown.',
} as const;

export type DayListTexts = typeof english;

export interface DayListProps extends RootProps, LoadingStates, PagingStates {
  /**
   * The days from `daysOf` of `florin/domain/historyDays`, the latest day first. Transactions that have no date are
   * last.
   */
  days: readonly HistoryDay[];
  /** The current year in the user's time zone. Dates of this year are shown without the year. */
  thisYear?: number | undefined;
  /** Shows bullets instead of amounts. */
  hidden?: boolean | undefined;
  /** Returns the URL of a transaction's page. If omitted, the rows are not links. */
  hrefOf?: ((record: HistoryRecord) => string) | undefined;
  /** Returns the name of the contact that has an address. The name is shown before the address. */
  nameOf?: ((address: string) => string | undefined) | undefined;
  /**
   * The height of a fixed bar at the top, in pixels or as a CSS length. The sticky headings of the days stop below the
   * bar.
   */
  below?: number | string | undefined;
  /** Called with the error of a row that cannot be rendered. All other rows are still shown. */
  onItemError?: ((cause: unknown) => void) | undefined;
  /** Texts that replace those of `FlorinProvider`, by key. */
  messages?: OtherTexts<typeof english> | undefined;
}

/**
 * Shows transactions under a heading for each day. The list is virtualized: only rows in or near the window are in the
 * DOM. So each row has its position and the number of the day's rows as ARIA attributes. When the page is printed, all
 * rows are rendered.
 */
export const DayList = rooted(
  'DayList',
  function DayList(
    {
      days,
      thisYear,
      hidden = false,
      hrefOf,
      nameOf,
      below = 0,
      onItemError,
      messages,
      ...states
    }: DayListProps,
    root,
  ) {
    const say = useMessages('DayList', english, messages);
    const { locale } = use(LanguageContext);
    const id = useId();
    const box = useRef<HTMLDivElement>(null);
    const records = useMemo(() => days.flatMap(({ transactions }) => transactions), [days]);
    const [focused, setFocused] = useState<number | null>(null);
    // `focused` is a position. After the days have changed, another line may have that position.
    useWhenChanged(days, () => {
      setFocused(null);
    });
    const isPrinting = usePrinting();
    const { sections, height, measure } = useDayRows(days, box, focused, isPrinting);

    const keepFocused = ({ target }: FocusEvent) => {
      const { index } = target.closest<HTMLElement>('[data-index]')?.dataset ?? {};
      setFocused(index === undefined ? null : Number(index));
    };

    const near = { today: say('today'), yesterday: say('yesterday'), undated: say('undated') };
    const title = ({ day, kind }: HistoryDay) =>
      kind === 'date' ? (
        <time dateTime={day}>{formatDay(day, { locale, thisYear })}</time>
      ) : (
        near[kind]
      );

    const renderDay = ({ day, index, top, heading, height: own, rows }: DaySection) => {
      const headingId = `${id}-${day.day}`;
      const { transactions } = day;
      return (
        <Box component="section" key={day.day} style={{ top, height: heading + own }} sx={section}>
          <Typography
            variant="h2"
            id={headingId}
            ref={measure}
            data-index={index}
            style={{ top: below }}
            sx={dayHeading}
          >
            {title(day)}
          </Typography>
          <Box
            component="ul"
            role="list"
            aria-labelledby={headingId}
            style={{ top: heading, height: own }}
            sx={list}
          >
            {rows.map(({ at, index: place, top: offset }) => {
              const transaction = transactions[at];
              const party = transaction && counterpartyOf(transaction);
              return (
                transaction && (
                  <Row
                    key={transaction.id}
                    transaction={transaction}
                    at={at}
                    of={transactions.length}
                    index={place}
                    top={offset}
                    measure={measure}
                    sentence={say('failed')}
                    hidden={hidden}
                    name={party === undefined ? undefined : nameOf?.(party)}
                    href={hrefOf?.(transaction)}
                    onError={onItemError}
                  />
                )
              );
            })}
          </Box>
        </Box>
      );
    };

    return (
      <LoadableList {...states} count={records.length}>
        <Box
          ref={box}
          onFocus={keepFocused}
          onBlur={() => {
            setFocused(null);
          }}
          style={{ height }}
          {...root({ position: 'relative', ...inFlow }, { hidden })}
        >
          {sections.map(renderDay)}
          <StatusNews records={records} hidden={hidden} />
        </Box>
      </LoadableList>
    );
  },
);

/** On paper, all lines follow each other without the absolute positions and heights of the virtual list. */
const inFlow = {
  '@media print': { position: 'static !important', blockSize: 'auto !important' },
} as const;
const section = { position: 'absolute', insetInline: 0, ...inFlow } as const;

/**
 * The sticky heading covers the lines that scroll under it. On paper, the heading stays on the same sheet as its first
 * line.
 */
const dayHeading = {
  '@media print': { position: 'static !important', breakAfter: 'avoid' },
  position: 'sticky',
  zIndex: 1,
  paddingBlock: '14px 10px',
  bgcolor: 'background.default',
} as const;

/**
 * The lines have absolute positions, so the list has an explicit height. The list's frame is an outline, because a
 * border would take space.
 */
const list = {
  ...inFlow,
  '--florin-row-inset': '16px',
  overflow: 'hidden',
  position: 'absolute',
  insetInline: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderRadius: radii.card,
  outline: '1px solid',
  outlineColor: 'divider',
  outlineOffset: '-1px',
  bgcolor: 'background.paper',
} as const;

type Measure = (element: HTMLElement | null) => void;

interface RowProps {
  transaction: HistoryRecord;
  /** The index of the line in its day. */
  at: number;
  /** The number of lines of the day. */
  of: number;
  /** The index among all headings and lines of the list. */
  index: number;
  top: number;
  measure: Measure;
  sentence: string;
  hidden: boolean;
  name: string | undefined;
  href: string | undefined;
  onError: ((cause: unknown) => void) | undefined;
}

/** A line at its absolute position. Memoized, so that scrolling does not render it again. */
const Row = memo(function Row(row: RowProps) {
  const { transaction, at, of, index, top, measure, sentence, onError, ...item } = row;
  return (
    <Box
      component="li"
      ref={measure}
      data-index={index}
      aria-posinset={at + 1}
      aria-setsize={of}
      style={{ top }}
      sx={at + 1 === of ? line : lineAbove}
    >
      <PartBoundary sentence={sentence} {...(onError ? { onError } : {})}>
        <TransactionItem transaction={transaction} component="div" timeOnly {...item} />
      </PartBoundary>
    </Box>
  );
});

const line = {
  position: 'absolute',
  insetInline: 16,
  '@media print': { position: 'static !important', marginInline: '16px', breakInside: 'avoid' },
  // A focused link must not be hidden behind the bar and the heading of the day (WCAG 2.4.11).
  '& a': { scrollMarginBlockStart: `calc(${TOP_BAR_END} + 4rem)` },
} as const;

const lineAbove = {
  ...line,
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
} as const;

import type { Range, VirtualItem } from '@tanstack/react-virtual';
import {
  defaultRangeExtractor,
  observeWindowRect,
  useWindowVirtualizer,
} from '@tanstack/react-virtual';
import type { RefObject } from 'react';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { HistoryDay } from '../../../../domain/history/historyDays';

/** Guesses in pixels until a line has been measured. */
const HEADING = 56;
const ROW = 96;

/** Lines beyond the edges of the window: enough for Tab and a screen reader to find the next one. */
const OVERSCAN = 8;

/** Lines that stay on both sides of the one that has the focus, since Tab leads there. One may be a heading. */
const BESIDE = 2;

/** Before anything is measured, and on a server: the first lines of a tall phone. */
const FIRST_WINDOW = { width: 448, height: 900 };

/** A line that stands in the document. */
export interface DayRow {
  /** Its place in its day. */
  readonly at: number;
  /** The place among all headings and lines, by which it is measured. */
  readonly index: number;
  /** Pixels below the top of its list. */
  readonly top: number;
}

/** A day that stands in the document, with those of its lines that do. */
export interface DaySection {
  readonly day: HistoryDay;
  /** The place of its heading. */
  readonly index: number;
  /** Pixels below the top of everything. */
  readonly top: number;
  /** Pixels from there to the top of its list. */
  readonly heading: number;
  /** The height of the whole list in pixels. */
  readonly height: number;
  readonly rows: readonly DayRow[];
}

/** The place of each day's heading among all headings and lines, and at the end the number of all. */
function startsOf(days: readonly HistoryDay[]): readonly number[] {
  const starts = [0];
  for (const { transactions } of days) starts.push((starts.at(-1) ?? 0) + transactions.length + 1);
  return starts;
}

/** The day in which a place is: the last that starts there or before. */
function dayAt(starts: readonly number[], index: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= index) low = middle;
    else high = middle;
  }
  return low;
}

/** Calls back when the page becomes longer or shorter, as it does with whatever is above the list. */
function observePage(onChange: () => void): () => void {
  // Documents of tests, such as those of jsdom, have no layout to observe.
  if (!('ResizeObserver' in window)) return () => undefined;
  let frame = 0;
  // In the next frame: what it changes makes the page longer or shorter again.
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(onChange);
  });
  observer.observe(document.body);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
}

/** How far something is from the top of the document. It is looked at in every rendering, too. */
function useTop(box: RefObject<HTMLElement | null>): number {
  const topOf = () =>
    box.current ? Math.round(box.current.getBoundingClientRect().top + window.scrollY) : 0;
  return useSyncExternalStore(observePage, topOf, () => 0);
}

/**
 * The days and lines that stand in the document: those that are in the window or near it, and the one that has
 * the focus with its neighbours, wherever it is.
 */
export function useDayRows(
  days: readonly HistoryDay[],
  box: RefObject<HTMLElement | null>,
  focused: number | null,
) {
  const starts = useMemo(() => startsOf(days), [days]);
  const count = starts.at(-1) ?? 0;
  const isHeading = useCallback(
    (index: number) => starts[dayAt(starts, index)] === index,
    [starts],
  );

  // oxlint-disable-next-line react/incompatible-library -- no compiler memoizes anything here.
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count,
    overscan: OVERSCAN,
    initialRect: FIRST_WINDOW,
    // A window without a height shows no line, and would never get one.
    observeElementRect: (instance, onRect) =>
      observeWindowRect(instance, (rect) => {
        onRect(rect.height > 0 ? rect : FIRST_WINDOW);
      }),
    scrollMargin: useTop(box),
    // React draws before the next frame in any case.
    useFlushSync: false,
    useAnimationFrameWithResizeObserver: true,
    estimateSize: (index) => (isHeading(index) ? HEADING : ROW),
    // A measured height stays right when a filter moves its row.
    getItemKey: useCallback(
      (index: number) => {
        const at = dayAt(starts, index);
        const day = days[at];
        return day?.transactions[index - (starts[at] ?? 0) - 1]?.id ?? `day ${day?.day}`;
      },
      [days, starts],
    ),
    rangeExtractor: useCallback(
      (range: Range) => {
        const near = defaultRangeExtractor(range);
        if (focused === null) return near;
        const kept = Array.from({ length: 2 * BESIDE + 1 }, (_, at) => focused - BESIDE + at);
        const inside = kept.filter((index) => index >= 0 && index < count);
        return [...new Set([...near, ...inside])].toSorted((a, b) => a - b);
      },
      [focused, count],
    ),
  });

  const items = virtualizer.getVirtualItems();
  const { measurementsCache: measured } = virtualizer;
  const margin = virtualizer.options.scrollMargin;

  const sectionOf = (at: number, own: readonly VirtualItem[]): DaySection[] => {
    const index = starts[at] ?? 0;
    const day = days[at];
    const heading = measured[index];
    const last = measured[(starts[at + 1] ?? 0) - 1];
    if (!day || !heading || !last) return [];
    const rows = own
      .filter((item) => item.index !== index)
      .map((item) => ({
        at: item.index - index - 1,
        index: item.index,
        top: item.start - heading.end,
      }));
    const top = heading.start - margin;
    return [{ day, index, top, heading: heading.size, height: last.end - heading.end, rows }];
  };
  const byDay = new Map<number, VirtualItem[]>();
  for (const item of items) {
    const at = dayAt(starts, item.index);
    byDay.set(at, [...(byDay.get(at) ?? []), item]);
  }
  return {
    sections: [...byDay].flatMap(([at, own]) => sectionOf(at, own)),
    height: virtualizer.getTotalSize(),
    measure: virtualizer.measureElement,
  };
}

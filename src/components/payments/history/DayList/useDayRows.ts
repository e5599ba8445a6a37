import {
  defaultRangeExtractor,
  measureElement,
  observeWindowRect,
  useWindowVirtualizer,
  type Range,
  type VirtualItem,
} from '@tanstack/react-virtual';
import { useCallback, useEffect, useMemo, useState, type RefObject } from 'react';
import type { HistoryDay } from '../../../../domain/history/historyDays';

/** The estimated height of a heading in pixels, until the heading has been measured. */
const HEADING = 56;

/** The estimated height of a line in pixels, until the line has been measured. */
const ROW = 68;

/** The number of lines that are rendered outside the window, so that Tab and screen readers find the next line. */
const OVERSCAN = 8;

/**
 * The number of rows that stay rendered on each side of the focused line, so that Tab can move to the next line. Two,
 * because the next row may be a heading, which has no focusable element.
 */
const BESIDE = 2;

/** The assumed window size on a server, and until the window is measured: a tall phone. */
const FIRST_WINDOW = { width: 448, height: 900 };

/** A line that is rendered in the document. */
export interface DayRow {
  /** The index of the line in its day. */
  readonly at: number;
  /** The index among all headings and lines, which the virtualizer uses to measure the line. */
  readonly index: number;
  /** The distance from the top of the day's list, in pixels. */
  readonly top: number;
}

/** A day that is rendered in the document. `rows` contains only the lines that are rendered. */
export interface DaySection {
  readonly day: HistoryDay;
  /** The index of the day's heading among all headings and lines. */
  readonly index: number;
  /** The distance from the top of the whole list, in pixels. */
  readonly top: number;
  /** The height of the heading in pixels. */
  readonly heading: number;
  /** The height of all lines of the day in pixels, including the lines that are not rendered. */
  readonly height: number;
  readonly rows: readonly DayRow[];
}

/**
 * Returns the index of each day's heading among all headings and lines. The last entry is the number of all headings
 * and lines.
 */
function startsOf(days: readonly HistoryDay[]): readonly number[] {
  const starts = [0];
  for (const { transactions } of days) starts.push((starts.at(-1) ?? 0) + transactions.length + 1);
  return starts;
}

/** Returns the index of the day that contains the heading or line with an index among all headings and lines. */
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

/**
 * Returns an element's distance from the top of the document, in pixels. The distance is 0 until the element is
 * measured. It is measured again when the height of the page changes, because content above the list may have moved the
 * list.
 */
function useTop(box: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useEffect(() => {
    // Test environments such as jsdom have no layout and no `ResizeObserver`, so there is nothing to measure.
    if (typeof ResizeObserver !== 'function') return undefined;
    let frame = 0;
    // Measuring waits for the next frame, because the new state changes the height of the page again.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        if (box.current)
          setTop(Math.round(box.current.getBoundingClientRect().top + window.scrollY));
      });
    });
    observer.observe(document.body);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [box]);
  return top;
}

/**
 * Returns the days and lines to render: the lines in or near the window, and the focused line with its neighbours. With
 * `isWhole`, for example for printing, returns all days and lines.
 */
export function useDayRows(
  days: readonly HistoryDay[],
  box: RefObject<HTMLElement | null>,
  focused: number | null,
  isWhole: boolean,
) {
  const starts = useMemo(() => startsOf(days), [days]);
  const count = starts.at(-1) ?? 0;
  const isHeading = useCallback(
    (index: number) => starts[dayAt(starts, index)] === index,
    [starts],
  );

  // oxlint-disable-next-line react/incompatible-library -- the React compiler is not used.
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count,
    overscan: OVERSCAN,
    initialRect: FIRST_WINDOW,
    // With a window height of zero, as in test environments, no line would be rendered, so a default size is used.
    observeElementRect: (instance, onRect) =>
      observeWindowRect(instance, (rect) => {
        onRect(rect.height > 0 ? rect : FIRST_WINDOW);
      }),
    scrollMargin: useTop(box),
    // A synchronous flush is not needed, because React renders before the next frame anyway.
    useFlushSync: false,
    useAnimationFrameWithResizeObserver: true,
    estimateSize: (index) => (isHeading(index) ? HEADING : ROW),
    // In environments without layout, every element has a height of zero, and the list would render more and more
    // lines.
    measureElement: (element, entry, instance) =>
      measureElement(element, entry, instance) ||
      instance.options.estimateSize(instance.indexFromElement(element)),
    // The key is the transaction's id, so that a measured height stays valid when a filter moves the row.
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
        if (isWhole) return Array.from({ length: count }, (_, index) => index);
        const near = defaultRangeExtractor(range);
        if (focused === null) return near;
        const kept = Array.from({ length: 2 * BESIDE + 1 }, (_, at) => focused - BESIDE + at);
        const inside = kept.filter((index) => index >= 0 && index < count);
        return [...new Set([...near, ...inside])].toSorted((a, b) => a - b);
      },
      [focused, count, isWhole],
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
